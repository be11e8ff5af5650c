import PulseScenes
import PulseTimeline
import TestSupport
import Testing

@Suite struct ColorTextTests {
  @Test func agreesWithAnIndependentImplementation() throws {
    let rows = try Reference.load([Reference.CSSColour].self, from: "colours")
    #expect(rows.count > 850)
    for row in rows {
      let parsed = try ColorText(css: row.text)
      let color = parsed.color
      let components = [color.red, color.green, color.blue, color.alpha]
      // ColorAide takes the primaries of ProPhoto to four digits (ISO), CSS Color 4 to six.
      let limit = row.text.contains("prophoto") ? 5e-5 : 1e-9
      for (found, wanted) in zip(components, row.srgb) {
        let clipped = min(max(wanted, 0), 1)
        #expect(abs(found - clipped) < limit, "\(row.text): \(components), not \(row.srgb)")
      }
      let distance = row.srgb.map { max(-$0, $0 - 1) }.max() ?? 0
      #expect(parsed.isClipped == (distance > ColorText.tolerance), "\(row.text): \(row.srgb)")
    }
  }

  /// Examples printed in the text of CSS Color 4, whose results are stated there.
  @Test(arguments: [
    ("rgb(0 255 0)", "#00ff00"), ("rgba(0 100% 0 / 1)", "#00ff00"),
    ("hsl(120 100% 50%)", "#00ff00"),
    ("HSL(120DEG, 100%, 25%)", "color(srgb 0 0.5 0)"), ("hwb(120 0% 0%)", "#00ff00"),
    ("hwb(150 20% 10%)", "color(srgb 0.2 0.9 0.55)"), ("hsl(0 0% 0% / none)", "#00000000"),
    ("color(srgb 100% 0 0)", "#ff0000"), ("transparent", "#00000000"), (" Red ", "#ff0000"),
    ("rebeccapurple", "#663399"), ("#FA0", "#ffaa00"), ("#fa08", "#ffaa0088"),
    ("hsb(0, 1, 0.8)", "#cc0000"), ("hsb(0 1 .8 / 1)", "#cc0000"), ("hsb(1, 1, 1, 0)", "#ff000000"),
    ("hsl(480 100% 50%)", "#00ff00"), ("hsl(-240 100% 50%)", "#00ff00"),
  ])
  func meansWhatTheSpecificationSays(text: String, canonical: String) throws {
    let color = try Color(css: text)
    let wanted = try Color(css: canonical)
    for path in [\Color.red, \.green, \.blue, \.alpha] {
      #expect(abs(color[keyPath: path] - wanted[keyPath: path]) < 1e-15, "\(text): \(color)")
    }
  }

  /// The green of web-platform-tests, css/css-color: each stands for `#008000`, to six digits.
  @Test(arguments: [
    "color(prophoto-rgb 0.230479 0.395789 0.129968)", "lab(46.2775% -47.5621 48.5837)",
    "oklab(51.975% -0.1403 0.10768)",
  ])
  func agreesWithBrowserTests(text: String) throws {
    let color = try Color(css: text)
    #expect(abs(color.red) < 1e-3, "\(text): \(color)")
    #expect(abs(color.green - 128.0 / 255) < 1e-4, "\(text): \(color)")
    #expect(abs(color.blue) < 1e-3, "\(text): \(color)")
  }

  @Test func hexadecimalPairsAre255ths() throws {
    for byte in 0...255 {
      let pair = (byte < 16 ? "0" : "") + String(byte, radix: 16)
      let color = try Color(css: "#\(pair)0000\(pair)")
      #expect(color.red == Double(byte) / 255)
      #expect(color.alpha == Double(byte) / 255)
      #expect(try Color(css: "rgb(\(byte) 0 0)").red == Double(byte) / 255)
    }
  }

  @Test(arguments: [
    "", "  ", "#", "#ff", "#fffff", "#fffffffff", "#ggg", "#１２３", "rde", "currentcolor", "Canvas",
    "rgb", "rgb(", "rgb)", "rgb()", "rgb(1 2)", "rgb(1 2 3 4)", "rgb(1, 2 3)", "rgb(1,,3)",
    "rgb(1 2 3 / 1 / 1)", "rgb(1, 2, 3 / 1)", "rgb(1%, 2, 3)", "rgb(none, 2, 3)", "rgb(1deg 2 3)",
    "rgb(1. 2 3)", "rgb(nan 0 0)", "rgb(inf 0 0)", "rgb(1e999 0 0)", "rgb(1e7 0 0)", "rgb(0x1 0 0)",
    "rgb(calc(1) 2 3)", "rgb(from red r g b)", "rgb(１ 2 3)", "rgb(1 2 3) ;", "rgb(1 2 3 / )",
    "hsl(120, 1, 1)", "hsl(10% 50% 50%)", "hwb(1, 2%, 3%)", "lab(1, 2, 3)", "hsb(0, 100%, 1)",
    "hsb(240, 1, 1)", "hsb(0, 1, 1.1)", "hsb(0, -0.1, 1)", "hsb(none 0 0)", "color(srgb 1 1)",
    "color(1 1 1)", "color()", "color(srgbb 1 1 1)", "color(--mine 1 1 1)", "colour(srgb 1 1 1)",
    "color-mix(in srgb, red, blue)", "hsl(1 2% 3% / 4deg)", "red\u{0}", "url(red)", "rgb(1 2 3",
  ])
  func refusesWhatIsNoColour(text: String) {
    #expect(throws: ColorTextError.self) { try ColorText(css: text) }
  }

  @Test func refusesWhatIsTooLong() {
    let text = "rgb(0 0 0" + String(repeating: " ", count: 1_000_000) + ")"
    #expect(throws: ColorTextError.tooLong(bytes: text.utf8.count)) { try ColorText(css: text) }
  }

  @Test(arguments: [
    ("rde", "unknown colour 'rde'; did you mean 'red'?"),
    ("cornflourblue", "unknown colour 'cornflourblue'; did you mean 'cornflowerblue'?"),
    ("hls(1 1% 1%)", "unknown colour function 'hls()'; did you mean 'hsl()'?"),
    ("color(display-3p 1 1 1)", "unknown colour space 'display-3p'; did you mean 'display-p3'?"),
    (
      "currentColor",
      "the colour 'currentcolor' depends on the page or the system that shows it, which a video "
        + "cannot know; write the colour itself, such as '#cc0000'"
    ),
    (
      "hsb(240, 1, 1)",
      "'hsb(240, 1, 1)' is no colour: the hue must be a number from 0 to 1, as UIColor has it"
    ),
    (
      "\u{1B}[2Jzz",
      "unknown colour '\u{FFFD}[2jzz'; write a CSS name such as 'red', or '#cc0000', "
        + "'rgb(204 0 0)', 'hsb(0, 1, 0.8)'"
    ),
  ])
  func saysWhatWouldBeRight(text: String, message: String) {
    let error = #expect(throws: ColorTextError.self) { try ColorText(css: text) }
    #expect(error?.description == message)
  }

  @Test func reportsClipping() throws {
    #expect(try ColorText(css: "rgb(300 0 0)").isClipped)
    #expect(try ColorText(css: "rgb(0 0 0 / 2)").isClipped)
    #expect(try !ColorText(css: "oklch(1 0 0)").isClipped)
    let note = try ColorText(css: "color(display-p3 0 1 0)").clippingNote
    #expect(
      note == "the colour 'color(display-p3 0 1 0)' lies outside of sRGB and is clipped to #00ff00")
    #expect(try ColorText(css: "red").clippingNote == nil)
  }

  @Test func survivesRandomText() throws {
    var random = SplitMix64(seed: 20_261_130)
    let alphabet = Array("rgbhslwacoklxyz()#,/% .-+e0123456789none\u{0}é\n".unicodeScalars)
    for round in 0..<5_000 {
      let beginnings = ["", "rgb(", "hsl(", "color(srgb ", "#", "oklch("]
      var text = beginnings.randomElement(using: &random) ?? ""
      for _ in 0..<Int.random(in: 0...16, using: &random) {
        text.unicodeScalars.append(alphabet.randomElement(using: &random) ?? "x")
      }
      if Bool.random(using: &random) { text += ")" }
      guard let parsed = try? ColorText(css: text) else { continue }
      let again = try ColorText(css: parsed.color.cssText)
      #expect(again.color == parsed.color, "round \(round) of seed 20261130: \(text)")
      #expect(!again.isClipped)
    }
  }
}
