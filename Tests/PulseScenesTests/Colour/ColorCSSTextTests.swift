import PulseScenes
import PulseTimeline
import TestSupport
import Testing

@Suite struct ColorCSSTextTests {
  @Test(arguments: [
    (Color(red: 0.8, green: 0, blue: 0), "#cc0000"),
    (Color(red: 1, green: 1, blue: 1, alpha: 0), "#ffffff00"),
    (Color(red: 0.9, green: 0.5, blue: 1), "color(srgb 0.9 0.5 1)"),
    (Color(red: 1, green: 0, blue: 0, alpha: 0.5), "color(srgb 1 0 0 / 0.5)"),
    (Color(red: 1e-7, green: 0, blue: 0), "color(srgb 1e-07 0 0)"),
  ])
  func isShort(color: Color, text: String) {
    #expect(color.cssText == text)
  }

  @Test func comesBackBitForBit() throws {
    var random = SplitMix64(seed: 11)
    for round in 0..<2_000 {
      func component() -> Double {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Double(Int.random(in: 0...255, using: &random)) / 255
        case 1: Double.random(in: 0...1e-300, using: &random)
        default: Double.random(in: 0...1, using: &random)
        }
      }
      let color = Color(
        red: component(), green: component(), blue: component(), alpha: component())
      let back = try ColorText(css: color.cssText)
      #expect(back.color == color, "round \(round) of seed 11: \(color.cssText)")
      #expect(!back.isClipped)
    }
  }
}
