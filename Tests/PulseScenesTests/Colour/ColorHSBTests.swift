import PulseScenes
import PulseTimeline
import TestSupport
import Testing

@Suite struct ColorHSBTests {
  @Test func theSeedsColours() {
    #expect(Color.hsb(0, 1, 0.8) == Color(red: 0.8, green: 0, blue: 0))
    let highlight = Color.hsb(0, 0.9, 0.9)
    #expect(highlight.red == 0.9)
    #expect(abs(highlight.green - 0.09) < 1e-15)
    #expect(abs(highlight.blue - 0.09) < 1e-15)
  }

  @Test func theCornersOfTheWheel() {
    let corners: [[Double]] = [
      [1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0],
    ]
    for turn in [-2, 0, 1] {
      for (sixth, corner) in corners.enumerated() {
        let color = Color.hsb(Double(turn) + Double(sixth) / 6, 1, 1)
        for (found, wanted) in zip([color.red, color.green, color.blue], corner) {
          #expect(abs(found - wanted) < 1e-14, "\(sixth)/6 and \(turn) turns: \(color)")
        }
      }
    }
  }

  /// CSS defines the same colours another way: brightness b and saturation s are
  /// hwb(h, (1 - s) b, 1 - b).
  @Test func agreesWithHWB() throws {
    var random = SplitMix64(seed: 7)
    for round in 0..<500 {
      let (hue, saturation, brightness) = (
        Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random),
        Double.random(in: 0...1, using: &random)
      )
      let color = Color.hsb(hue, saturation, brightness)
      let white = (1 - saturation) * brightness * 100
      let twin = try Color(css: "hwb(\(hue * 360) \(white)% \((1 - brightness) * 100)%)")
      for path in [\Color.red, \.green, \.blue] {
        #expect(
          abs(color[keyPath: path] - twin[keyPath: path]) < 1e-12,
          "round \(round) of seed 7: \(color), not \(twin)")
      }
      let back = color.hsb
      #expect(abs(back.brightness - brightness) < 1e-14)
      #expect(abs(back.saturation - saturation) < 1e-12)
      #expect(abs(back.hue - hue) * saturation * brightness < 1e-12)
    }
  }

  @Test func greysHaveNoHue() {
    #expect(Color.white.hsb == (0, 0, 1))
    #expect(Color.black.hsb == (0, 0, 0))
  }
}
