import PulseBatch
import Testing

@Suite("Palettes")
struct PaletteTests {
  private func colors(_ text: String) throws -> [String] {
    try Palette(Array(text.utf8), name: "p").colors.map { "\($0.name)=\($0.text)" }
  }

  private func refusal(_ text: String) -> String {
    do {
      return "\(try colors(text))"
    } catch {
      return "\(error)"
    }
  }

  @Test("of design tokens: groups, inherited types, references, both forms of colours")
  func tokens() throws {
    let text = """
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "space": {"$type": "dimension", "small": {"$value": {"value": 4, "unit": "px"}}},
        "brand": {
          "$type": "color",
          "primary": {"$value": "#0a84ff", "$description": "an older file's form"},
          "accent": {"$value": {"colorSpace": "srgb", "components": [1, 0.2, 0.4], "alpha": 0.5}},
          "deep": {"$value": {"colorSpace": "hsl", "components": [330, 100, 50], "hex": "#ff0080"}},
          "wide": {"$value": {"colorSpace": "display-p3", "components": [1, 0, 0], "alpha": 1}},
          "soft": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.1, "none"]}}
        },
        "button": {
          "back ground": {"$type": "color", "$value": "{brand.primary}"},
          "border": {"$type": "color", "$value": "{button.back ground}"},
          "shadow": {"$type": "color", "$value": {"$ref": "#/brand/accent/$value"}},
          "weight": {"$type": "number", "$value": 3}
        },
        "untyped": {"$value": "tomato"},
        "word": {"$value": "not a colour"}
      }
      """
    #expect(
      try colors(text) == [
        "brand.primary=#0a84ff", "brand.accent=color(srgb 1 0.2 0.4 / 0.5)",
        "brand.deep=hsl(330 100% 50%)", "brand.wide=color(display-p3 1 0 0)",
        "brand.soft=oklch(0.7 0.1 none)", "button.back ground=#0a84ff", "button.border=#0a84ff",
        "button.shadow=color(srgb 1 0.2 0.4 / 0.5)", "untyped=tomato",
      ])
  }

  @Test("of design tokens that are wrong say which token")
  func wrongTokens() {
    let circle = #"{"a": {"$type": "color", "x": {"$value": "{a.y}"}, "y": {"$value": "{a.x}"}}}"#
    #expect(refusal(circle).contains("a.x -> a.y -> a.x go round in a circle"))
    let lost =
      ##"{"a": {"$type": "color", "red": {"$value": "#f00"}, "y": {"$value": "{a.rde}"}}}"##
    #expect(
      refusal(lost).contains("'a.y' refers to 'a.rde', which is no token; did you mean 'a.red'?"))
    let wrong = ##"{"a": {"$type": "color", "$value": "#12"}}"##
    #expect(refusal(wrong).contains("the palette p: 'a': '#12' is no colour"))
    #expect(refusal(#"{"a": "#).contains("the palette p, line 1: the text ends too early"))
    let none = #"{"space": {"$type": "dimension", "$value": "4px"}}"#
    #expect(refusal(none).contains("has no colour"))
  }

  @Test("of GIMP")
  func gimp() throws {
    let text = """
      GIMP Palette
      Name: Two
      Columns: 4
      # a comment
       10 132 255\tDeep Sky
      255   0   0 Red
        1   2   3
      """
    #expect(try colors(text) == ["Deep Sky=#0a84ff", "Red=#ff0000", "#010203=#010203"])
    #expect(refusal("GIMP Palette\n256 0 0 x\n").contains("line 2 must be three numbers"))
  }

  @Test("of CSS custom properties")
  func css() throws {
    let text = """
      /* --old: red; */
      :root {
        --brand: #0a84ff; --space: 4px;
        --accent : hsl(330 100% 50% / 0.5);
        --link: var(--brand); --lost: var(--nowhere, tomato);
      }
      @media (prefers-color-scheme: dark) { :root { --brand: navy } }
      """
    #expect(
      try colors(text) == [
        "brand=navy", "accent=hsl(330 100% 50% / 0.5)", "link=navy", "lost=tomato",
      ])
    #expect(
      refusal("--a: var(--b); --b: var(--a);").contains("--a -> --b -> --a go round in a circle"))
    #expect(refusal("p { color: red }").contains("has no colour"))
  }

  @Test(
    "follow references each once, and a hundred of them at most",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func chains(isCSS: Bool, isForward: Bool) throws {
    /// A chain of so many references, its end first or last.
    func text(_ length: Int) -> String {
      let links = (0...length).map { index in
        let isEnd = index == length
        return isCSS
          ? "--t\(index): \(isEnd ? "red" : "var(--t\(index + 1))");"
          : "\"t\(index)\": {\"$value\": \"\(isEnd ? "red" : "{t\(index + 1)}")\"}"
      }
      let ordered = isForward ? links : links.reversed()
      return isCSS
        ? ordered.joined() : "{\"$type\": \"color\", \(ordered.joined(separator: ","))}"
    }
    #expect(try colors(text(100)).count == 101)
    #expect(try colors(text(100)).allSatisfy { $0.hasSuffix("=red") })
    #expect(refusal(text(101)).contains("more than 100 references lead from"))
    #expect(refusal(text(50_000)).contains("more than 100 references lead from"))
  }

  @Test("of CSS bound the fallbacks in one another")
  func fallbacks() throws {
    func text(_ depth: Int) -> String {
      "--a: " + String(repeating: "var(--x, ", count: depth) + "red"
        + String(repeating: ")", count: depth) + ";"
    }
    #expect(try colors(text(100)) == ["a=red"])
    #expect(refusal(text(101)).contains("more than 100 fallbacks"))
  }

  @Test("give values and the names for files")
  func names() throws {
    var request = BatchRequest(folder: "out")
    let palette = try Palette(Array("--brand: #0a84ff; --warm: tomato".utf8), name: "p.css")
    request.axes = [try VaryAxis(key: "color", list: "@p.css,black") { _ in palette }]
    request.template = try NameTemplate("{color}-{color.name}")
    #expect(
      try BatchListing(BatchPlan(request)).map(\.file)
        == ["0a84ff-brand.mp4", "tomato-warm.mp4", "black-black.mp4"])
    request.template = nil
    request.axes = [try VaryAxis(key: "color", list: "@p.css") { _ in palette }]
    #expect(
      try BatchListing(BatchPlan(request)).map(\.file) == ["pulse-brand.mp4", "pulse-warm.mp4"])
  }
}
