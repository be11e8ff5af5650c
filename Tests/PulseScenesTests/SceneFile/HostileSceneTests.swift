import Foundation
import PulseScenes
import PulseTimeline
import TestSupport
import Testing

/// Scene files that ask for too much, or are damaged.
@Suite struct HostileSceneTests {
  private func refusal(_ text: String) -> String? {
    #expect(throws: SceneFileError.self) {
      try SceneFile(parsing: Array(text.utf8), file: "x.json")
    }?.problem
  }

  @Test func layersAreCountedThroughReplicators() {
    let inner = #"{"class": "CAReplicatorLayer", "instanceCount": 200, "sublayers": [{}]}"#
    let text = #"""
      {"name": "x", "description": "x", "size": [1, 1], "layers": [
        {"class": "CAReplicatorLayer", "instanceCount": 200, "sublayers": [\#(inner)]}]}
      """#
    #expect(refusal(text)?.contains("more than 10000 layers") == true)
  }

  @Test func layersAreCountedThroughRepetitions() {
    var layer = "{}"
    for name in ["a", "b", "c"] {
      layer = #"{"sublayers": [{"for": {"\#(name)": 100}, "layer": \#(layer)}]}"#
    }
    let text = #"{"name": "x", "description": "x", "size": [1, 1], "layers": [\#(layer)]}"#
    #expect(refusal(text)?.contains("more than 10000 layers") == true)
  }

  /// Few layers, but each with a long list, again and again.
  @Test func valuesAreCountedThroughRepetitions() {
    let list = (0..<5_000).map { _ in "1" }.joined(separator: ",")
    let text = #"""
      {"name": "x", "description": "x", "size": [1, 1], "layers": [{"for": {"i": 9000}, "layer": {
        "class": "CAShapeLayer", "lineDashPattern": [\#(list)]}}]}
      """#
    #expect(refusal(text)?.contains("more than 2000000 values") == true)
  }

  @Test func layersAreNotNestedTooDeep() {
    var layer = "{}"
    for _ in 0..<40 { layer = #"{"mask": \#(layer)}"# }
    let text = #"{"name": "x", "description": "x", "size": [1, 1], "layers": [\#(layer)]}"#
    #expect(refusal(text)?.contains("nested deeper than 32 levels") == true)
  }

  /// Every mutation of a scene is taken or refused with a sentence; nothing traps.
  @Test func mutationsDoNotTrap() throws {
    let seed: UInt64 = 2718
    var random = SplitMix64(seed: seed)
    let scenes = try ["pulse", "orbit", "pulsing-halo", "square-spin"].map { name in
      Array(try #require(Self.text(of: name)).utf8)
    }
    let pieces = [
      "-1", "1e308", "1e-308", "\"$i\"", "null", "[]", "{}", "0", "\"pi\"", "true", "99999999",
      "\"1/0\"", "\"\"", "2147483647", "\"1/2147483647\"", "\"infinity\"",
    ]
    var taken = 0
    for round in 0..<1_500 {
      var text = scenes[round % scenes.count]
      // A value is replaced by another one: what stands between ':' or ',' and the next mark.
      let marks = text.indices.filter { [UInt8(ascii: ":"), UInt8(ascii: ",")].contains(text[$0]) }
      let start = try #require(marks.randomElement(using: &random)) + 1
      let end = text[start...].firstIndex { ",]}".utf8.contains($0) } ?? text.endIndex
      text.replaceSubrange(
        start..<end, with: try #require(pieces.randomElement(using: &random)).utf8)
      guard let file = try? SceneFile(parsing: text, file: "x.json") else { continue }
      taken += 1
      guard let layer = try? file.scene.layer() else { continue }
      // A period that is no whole number of frames or too long is refused in a typed way.
      _ = try? Timeline(layer, rate: .fps60)
    }
    #expect(taken > 80, "seed \(seed): \(taken)")
  }

  private static func text(of name: String) -> String? {
    let folder = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try? String(
      contentsOfFile: "/\(folder)/Sources/PulseCatalogue/Scenes/\(name).json", encoding: .utf8)
  }
}
