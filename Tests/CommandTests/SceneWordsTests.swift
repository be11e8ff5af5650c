import Foundation
import Testing

/// What the commands say about a scene's own motion, and how it is set.
@Suite("Scene words")
struct SceneWordsTests {
  /// A circle that pulses for ever, and a bar whose repeat count was forgotten.
  private static let forgotten = """
    {"name": "half", "description": "A pulse and a bar", "size": [40, 20], "layers": [
      {"name": "disc", "frame": [0, 0, 20, 20], "backgroundColor": "red", "animations": [
        {"class": "CABasicAnimation", "keyPath": "opacity", "toValue": 0.2, "duration": 0.5,
         "autoreverses": true, "repeatCount": "infinity"}]},
      {"name": "bar", "frame": [20, 0, 20, 20], "backgroundColor": "blue", "animations": [
        {"class": "CABasicAnimation", "keyPath": "transform.rotation", "byValue": 360,
         "duration": 1}]}]}
    """

  private func folder(_ text: String = forgotten) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: folder.url.appendingPathComponent("half.json"))
    return folder
  }

  @Test(
    "a forgotten repeatCount and degrees are told by every command",
    arguments: [
      ["export", "a.null", "--size", "40"], ["still", "a.png", "--size", "40"],
      ["sheet", "b.png", "--size", "40"], ["frames", "--fps", "10"], ["scenes"],
    ])
  func forgotten(line: [String]) throws {
    let folder = try folder()
    let result = try Program.run(line + ["--scene", "half.json"], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    #expect(
      result.messages.contains(
        "note: Layer 'bar', animation of transform.rotation: it ends after 1 s, before the loop "
          + "begins, and shows in none of its frames; to go on for ever it needs \"repeatCount\": "
          + "\"infinity\"\n"), "\(result.messages)")
    #expect(
      result.messages.contains(
        "note: layers[1].animations[0].byValue: angles are radians, and 360 of them are 57.3 turns; "
          + "if degrees are meant, write \"360deg\"\n"))
    let quiet = try Program.run(line + ["--scene", "half.json", "-q"], in: folder.url)
    #expect(quiet.messages.isEmpty, "\(quiet.messages)")
  }

  @Test("a scene that nothing repeats is told to be one run")
  func oneRun() throws {
    let folder = try folder(
      Self.forgotten.replacingOccurrences(of: ", \"repeatCount\": \"infinity\"", with: "")
        .replacingOccurrences(of: ",\n     \"repeatCount\": \"infinity\"", with: "")
        .replacingOccurrences(of: "true, \"repeatCount\": \"infinity\"", with: "true"))
    let result = try Program.run(
      ["frames", "--scene", "half.json", "--fps", "10"], in: folder.url)
    #expect(
      result.messages.contains("note: nothing in the scene goes on for ever"),
      "\(result.messages)")
  }

  @Test("scenes takes a scene's name or its file as a word")
  func word() throws {
    let named = try Program.run(["scenes", "ball-pulse"])
    #expect(named.output == (try Program.run(["scenes", "--scene", "ball-pulse"])).output)
    #expect(named.output.hasPrefix("ball-pulse: "))
    let folder = try folder()
    let file = try Program.run(["scenes", "half.json"], in: folder.url)
    #expect(file.output.hasPrefix("half: A pulse and a bar\nPeriod: 1 s\n"))
    let unknown = try Program.run(["scenes", "ball-puls"])
    #expect(unknown.messages.contains("unknown scene 'ball-puls'; did you mean 'ball-pulse'?"))
    #expect(unknown.status == 64)
  }

  @Test("scenes --json tells ranges and units")
  func ranges() throws {
    let document = try Program.run(["scenes", "pulse", "--json"]).json()
    let scene = try #require((document as? [[String: Any]])?.first)
    let all = try #require(scene["parameters"] as? [[String: Any]])
    let parameters = Dictionary(
      all.map { ($0["name"] as? String ?? "", $0) }, uniquingKeysWith: { $1 })
    let width = try #require(parameters["width"])
    #expect(width["min"] as? Double == 1 && width["max"] as? Double == 16384)
    #expect(width["unit"] as? String == "points")
    let duration = try #require(parameters["duration"])
    #expect(duration["min"] as? Double == 0.001 && duration["unit"] as? String == "seconds")
    #expect(parameters["color"]?["min"] == nil)
  }

  @Test("a time may be set with its unit", arguments: ["1.5s", "1500ms", " 1.5 s", "3/2", "3/2s"])
  func units(text: String) throws {
    let result = try Program.run(["frames", "--format", "json", "--set", "duration=\(text)"])
    guard text != " 1.5 s" else {
      #expect(result.status == 64)
      #expect(result.messages.contains("such as 1, 0.75, 61/60, 1s or 250ms"))
      return
    }
    #expect(try result.jsonObject()["period"] as? String == "3/1", "\(result.messages)")
  }

  @Test("batch tells once that a scene jumps by design")
  func batch() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      [
        "batch", "--scene", "pacman", "--vary", "size=32,48", "--vary", "color=red,blue", "--out",
        "out", "--fps", "5", "--dry-run",
      ], in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
    let notes = result.messages.split(separator: "\n").filter { $0.contains("jumps") }
    #expect(notes.count >= 1, "\(result.messages)")
    #expect(Set(notes).count == notes.count)
    #expect(notes.allSatisfy { $0.hasPrefix("pulse-video: note: scene 'pacman': Layer '") })
  }
}
