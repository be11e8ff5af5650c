import PulseTimeline
import Testing

@Suite struct FrameRateTests {
  @Test(arguments: [
    ("30", Fraction(30)), ("12.5", Fraction(25, 2)), ("30000/1001", Fraction(30_000, 1001)),
    ("23.976", Fraction(24_000, 1001)), ("23.98", Fraction(24_000, 1001)),
    ("29.97", Fraction(30_000, 1001)), ("47.952", Fraction(48_000, 1001)),
    ("59.94", Fraction(60_000, 1001)), ("119.88", Fraction(120_000, 1001)),
    ("0.1", Fraction(1, 10)), ("1000", Fraction(1000)),
  ])
  func parses(text: String, expected: Fraction) {
    #expect(FrameRate(parsing: text)?.framesPerSecond == expected)
  }

  @Test(arguments: ["", "0", "-30", "1e9", "1000000000", "1001", "0.09", "1000.001", "x", "30fps"])
  func refuses(text: String) {
    #expect(FrameRate(parsing: text) == nil)
  }

  /// No sum of rounded steps: frame n begins at n * den / num, exactly.
  @Test func times() throws {
    let rate = try #require(FrameRate(parsing: "29.97"))
    #expect(rate.time(ofFrame: 30_000) == Fraction(1001))
    #expect(rate.time(ofFrame: 1) == Fraction(1001, 30_000))
    #expect(rate.frameDuration == Fraction(1001, 30_000))
    #expect(rate.description == "30000/1001" && FrameRate.fps60.description == "60/1")
  }
}
