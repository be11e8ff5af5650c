import Foundation
import PulseScenes
import PulseTimeline
import TestSupport
import Testing

@Suite struct RecipeTests {
  private func sample() throws -> Recipe {
    var drawing = Drawing(scene: "pulse", parameters: ["color": "teal"])
    try drawing.set(.size, to: "640x360")
    return Recipe(
      drawing: try drawing.resolve().drawing, storage: ["codec": "h264", "quality": "75"],
      tool: "pulse-video 0.1.0")
  }

  @Test func theTextIsCanonical() throws {
    let text = try sample().text()
    #expect(
      text == """
        pulse-video/1 {"drawing":{"background":"#ffffff","fit":"nearest","fps":"60",\
        "max-period":"60","padding":"0","parameters":{"color":"#008080","duration":"1",\
        "easing":"easeInEaseOut","height":"100","highlight":"auto","inset":"4","width":"100"},\
        "retime":"false","scene":"pulse","size":"640x360","start":"0"},\
        "storage":{"codec":"h264","quality":"75"},"tool":"pulse-video 0.1.0"}
        """)
    let back = try Recipe(parsing: text)
    #expect(back == (try sample()))
    #expect(try back.text() == text)
  }

  @Test func whatIsMissingHasItsDefault() throws {
    let recipe = try Recipe(
      parsing: #"pulse-video/1 {"tool": "x", "storage": {}, "drawing": {"scale": "2"}}"#)
    var drawing = Drawing()
    drawing.size = .scale(2)
    #expect(recipe.drawing == drawing)
  }

  @Test func unusualTextsComeBack() throws {
    var recipe = try sample()
    recipe.storage["codec-option"] = #"x264-params=a:b "quoted" \ / ü 日本 {[}"#
    recipe.storage["empty"] = ""
    recipe.storage["brackets"] = #"\" [[[[[[ {{{{{{"#
    let text = try recipe.text()
    #expect(!text.contains("\n"))
    #expect(text.contains(" / ü 日本"))
    #expect(try Recipe(parsing: text) == recipe)
  }

  /// Our writer of canonical JSON against Foundation's.
  @Test func theTextIsWhatTheLibraryWrites() throws {
    var random = SplitMix64(seed: 20_261_130)
    let alphabet = Array("aZ09 /\\\"'{}[]:,.<&\n\r\t\u{0}\u{1F}\u{7F}\u{2028}ü日😀e\u{301}")
    func word() -> String {
      String(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for round in 0..<500 {
      var recipe = try sample()
      recipe.tool = word()
      for _ in 0..<Int.random(in: 0...4, using: &random) { recipe.storage[word()] = word() }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        recipe.drawing.parameters[word()] = word()
      }
      let twin = String(decoding: try encoder.encode(recipe), as: UTF8.self)
      #expect(try recipe.text() == Recipe.prefix + twin, "seed 20261130, round \(round)")
    }
  }

  @Test(arguments: [
    ("", "no recipe: it must begin with 'pulse-video/1 {'"),
    ("{}", "no recipe: it must begin with 'pulse-video/1 {'"),
    (
      "pulse-video/2 {}",
      "the recipe has version '2' of the format, and this program reads version 1; use a later "
        + "pulse-video"
    ),
    ("pulse-video/1 ", "the recipe: this is no JSON"),
    ("pulse-video/1 {", "the recipe: this is no JSON"),
    (
      "pulse-video/1 []",
      "the recipe: a value is of the wrong type; all are texts but drawing, "
        + "parameters and storage"
    ),
    ("pulse-video/1 {}", "the recipe: 'drawing' is missing"),
    (
      #"pulse-video/1 {"drawing":{},"storage":{},"tool":"x","tols":1}"#,
      "the recipe has an unknown part 'tols'; did you mean 'tool'?"
    ),
    (
      #"pulse-video/1 {"drawing":{"fps":60},"storage":{},"tool":"x"}"#,
      "the recipe at 'drawing.fps': a value is of the wrong type; all are texts but drawing, "
        + "parameters and storage"
    ),
    (
      #"pulse-video/1 {"drawing":{"fsp":"60"},"storage":{},"tool":"x"}"#,
      "the recipe's drawing: a drawing has no option 'fsp'; did you mean 'fps'?"
    ),
    (
      #"pulse-video/1 {"drawing":{"size":"60","scale":"2"},"storage":{},"tool":"x"}"#,
      "the recipe's drawing: a drawing has either a size or a scale, not both"
    ),
    (
      #"pulse-video/1 {"drawing":{"scene":"puls"},"storage":{},"tool":"x"}"#,
      "the recipe's drawing: unknown scene 'puls'; did you mean 'pulse'?"
    ),
    (
      #"pulse-video/1 {"drawing":{"parameters":{"inset":"60"}},"storage":{},"tool":"x"}"#,
      "the recipe's drawing: the parameter 'inset' of 'pulse' must be less than 50 points, half "
        + "the shorter side of 100 x 100, not '60'"
    ),
    (
      #"pulse-video/1 {"drawing":{},"storage":{"a":"\u0000"},"tool":"x"}"#,
      "the recipe at 'storage.a': names and values may have up to 4096 bytes and no control "
        + "characters, and names must not be empty"
    ),
    (
      #"pulse-video/1 {"drawing":{},"storage":{},"tool":""}"#,
      "the recipe at 'tool': names and values may have up to 4096 bytes and no control "
        + "characters, and names must not be empty"
    ),
  ])
  func refusesWhatIsNoRecipe(text: String, message: String) {
    let error = #expect(throws: RecipeError.self) { try Recipe(parsing: text) }
    #expect(error?.description == message)
  }

  @Test func refusesWhatIsTooLargeOrTooDeep() {
    let long = Recipe.prefix + String(repeating: " ", count: 10_000_000)
    #expect(throws: RecipeError.tooLong(bytes: long.utf8.count)) { try Recipe(parsing: long) }
    let deep = Recipe.prefix + String(repeating: "[", count: 60_000)
    #expect(throws: RecipeError.tooDeep) { try Recipe(parsing: deep) }
    let hidden = Recipe.prefix + #"{"a\"":"[[[[[[","b":"# + "[[[[1]]]]}"
    #expect(throws: RecipeError.tooDeep) { try Recipe(parsing: hidden) }
  }

  /// A text with a byte changed, dropped or doubled is read or refused, and never traps.
  @Test func survivesDamage() throws {
    var random = SplitMix64(seed: 5)
    let original = Array(try sample().text().utf8)
    var accepted = 0
    for round in 0..<2_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[index], at: index)
        }
      }
      do {
        let recipe = try Recipe(parsing: String(decoding: bytes, as: UTF8.self))
        accepted += 1
        #expect(try Recipe(parsing: recipe.text()) == recipe, "round \(round) of seed 5")
      } catch {
        #expect(error is RecipeError, "round \(round) of seed 5: \(error)")
      }
    }
    #expect(accepted > 0)
  }
}
