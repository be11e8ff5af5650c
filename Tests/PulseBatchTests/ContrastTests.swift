import PulseBatch
import PulseScenes
import PulseTimeline
import Testing

/// Ratios against published ones: WCAG's own 21 for black on white, and the greys that are widely known
/// as the lightest to reach a level on white (#767676 for 4.5, #595959 for 7, #949494 for 3).
@Suite("Contrast")
struct ContrastTests {
  static let known: [(front: String, ground: String, text: String, level: String)] = [
    ("#000", "#fff", "21.00", "AAA"), ("#fff", "#000", "21.00", "AAA"),
    ("#595959", "#fff", "7.00", "AAA"), ("#5a5a5a", "#fff", "6.89", "AA"),
    ("#767676", "#fff", "4.54", "AA"), ("#777", "#fff", "4.47", "AA for large text and graphics"),
    ("#949494", "#fff", "3.03", "AA for large text and graphics"),
    ("#959595", "#fff", "2.99", "below AA"), ("#00f", "#fff", "8.59", "AAA"),
    ("#f00", "#fff", "3.99", "AA for large text and graphics"),
    ("#ff0", "#fff", "1.07", "below AA"),
    ("#fff", "#fff", "1.00", "below AA"),
  ]

  @Test("has the published ratios, cut off and never rounded up", arguments: known)
  func ratios(_ front: String, _ ground: String, _ text: String, _ level: String) throws {
    let contrast = Contrast(try Color(css: front), on: try Color(css: ground))
    #expect(contrast.text == text)
    #expect(contrast.level == level)
  }

  @Test("sees what shines through over its ground")
  func transparent() throws {
    let half = Contrast(try Color(css: "rgb(0 0 0 / 0.5)"), on: .white)
    #expect(half == Contrast(try Color(css: "color(srgb 0.5 0.5 0.5)"), on: .white))
    #expect(Contrast(.transparent, on: .black).text == "1.00")
  }
}
