import Foundation
import PulseScenes
import TestSupport
import Testing

/// What the reader takes and refuses, beside Foundation's reader, which shares no code with it.
@Suite struct JSONFuzzTests {
  private static let seed: UInt64 = 8259

  /// Names that a repeated key can't hide behind, every kind of value, and letters beyond ASCII.
  private static let sample = Array(
    #"{"name":"x","a":[1,-2.5e3,true,null,{"b":"ü\n\u00e9😀","c":[]}],"d":{"e":0.1}}"#.utf8)

  @Test func everyTruncationIsRefused() {
    for length in 0..<JSONFuzzTests.sample.count {
      #expect(throws: JSONError.self, "\(length) bytes") {
        try JSONReader.read(Array(JSONFuzzTests.sample.prefix(length)))
      }
    }
  }

  /// What is taken comes back the same after writing, and Foundation takes it, too.
  @Test func mutationsAreTakenOnlyIfTheyAreJSON() throws {
    var random = SplitMix64(seed: JSONFuzzTests.seed)
    var (taken, refused) = (0, 0)
    for _ in 0..<5_000 {
      let text = JSONFuzzTests.mutated(&random)
      let foundation = try? JSONSerialization.jsonObject(
        with: Data(text), options: .fragmentsAllowed)
      do {
        let node = try JSONReader.read(text)
        taken += 1
        let again = try JSONReader.read(Array(node.minified.utf8))
        #expect(again.minified == node.minified)
        // A number beyond Double is no mistake in the text, and Foundation's business.
        #expect(
          foundation != nil || node.minified.contains("e"),
          "seed \(JSONFuzzTests.seed): \(String(decoding: text, as: UTF8.self))")
      } catch {
        refused += 1
        #expect(error.position.line >= 1 && error.position.column >= 1)
      }
    }
    #expect(taken > 100 && refused > 1_000, "seed \(JSONFuzzTests.seed): \(taken), \(refused)")
  }

  private static func mutated(_ random: inout SplitMix64) -> [UInt8] {
    var text = sample
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      let place = Int.random(in: 0..<text.count, using: &random)
      let byte = "{}[]\",:0123456789eE+-.\\utfn \u{7f}".utf8.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<4, using: &random) {
      case 0: text[place] = byte
      case 1: text.insert(byte, at: place)
      case 2: text.remove(at: place)
      default: text[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return text
  }
}
