/// What to write in a scene file instead of words of Objective-C, Swift or other languages.
///
/// Whoever ports a view copies its constants first; each of them gets an answer.
enum ForeignWords {
  /// What to write instead, as the end of a sentence; `nil` for a text that holds no known word.
  static func hint(_ text: String) -> String? {
    if let exact = exact[bare(text).asciiLowercased] { return "; write \(exact)" }
    let words = letters(text)
    return parts.first { $0.words.contains { words.contains($0) } }.map { "; \($0.hint)" }
  }

  /// The name among a few that the end of a constant's name says: `evenOdd` in `kCAFillRuleEvenOdd`,
  /// `.easeIn`, `CALayer.opacity`.
  static func name(in text: String, among names: some Sequence<String>) -> String? {
    let given = letters(text)
    return names.filter { $0.utf8.count > 2 && given.hasSuffix(letters($0)) && $0 != text }
      .max { letters($0).utf8.count < letters($1).utf8.count }
  }

  /// Words that stand for one value each, in small letters.
  private static let exact: [String: String] = {
    let groups: [(String, [String])] = [
      (
        "\"infinity\"",
        [
          "infinite", "inf", "infinity", "huge_val", "huge_valf", "maxfloat", "flt_max", "dbl_max",
          "cgfloat_max", "forever", "endless", "float.infinity", "double.infinity",
          "cgfloat.infinity", "float.greatestfinitemagnitude", "greatestfinitemagnitude",
          "cgfloat.greatestfinitemagnitude", "int.max", "intmax",
        ]
      ),
      ("true", ["yes", "true", "@yes", "on"]),
      ("false", ["no", "false", "@no", "off"]),
      (
        "null, or leave the key out",
        ["nil", "null", "none", "nsnull", "undefined", "uicolor.clear", "clearcolor"]
      ),
      ("\"pi\"", ["m_pi", "pi", "double.pi", "cgfloat.pi", "float.pi", "math.pi"]),
      ("\"pi / 2\"", ["m_pi_2"]),
      ("\"pi / 4\"", ["m_pi_4"]),
      ("\"1 / pi\"", ["m_1_pi"]),
    ]
    return Dictionary(
      groups.flatMap { group in group.1.map { ($0, group.0) } }, uniquingKeysWith: { $1 })
  }()

  /// Parts of longer texts, in small letters without signs; the first that is found answers.
  private static let parts: [(words: [String], hint: String)] = [
    (
      ["uicolor", "nscolor", "cgcolor", "colorwith", "systemblue", "systemred", "rgba"],
      "a colour is CSS text such as \"red\", \"#0a84ff\" or \"rgb(10 132 255)\", or "
        + "\"hsb(h, s, b)\" as UIColor has it, from 0 to 1"
    ),
    (
      ["uibezierpath", "cgpath", "bezierpath"],
      "an outline is such as {\"oval\": \"bounds\"}, {\"roundedRect\": \"bounds\", "
        + "\"cornerRadius\": 8} or SVG's path data"
    ),
    (
      ["catransform", "cgaffinetransform", "makerotation", "makescale", "maketranslation"],
      "a transform is a step such as {\"rotation\": \"90deg\"}, {\"scale\": 2} or {\"translation\": "
        + "[10, 0]}, or a list of steps"
    ),
    (["cgrect", "nsrect", "nsmakerect"], "a rectangle is [x, y, width, height]"),
    (["cgpoint", "nspoint", "nsmakepoint"], "a point is [x, y]"),
    (["cgsize", "nssize", "nsmakesize"], "a size is [width, height]"),
    (["cgvector", "uioffset"], "a shift is [x, y]"),
    (["selfbounds", "viewbounds", "layerbounds"], "in a path the layer's own are \"bounds\""),
    (["nsnumber", "numberwith", "nsvalue"], "a number stands by itself, such as 0.5"),
    (["degrees", "radians"], "an angle is written \"90deg\", \"pi / 2\" or \"1.57rad\""),
    (
      ["cacurrentmediatime", "datenow"],
      "times are seconds from the scene's beginning, such as 0.25"
    ),
    (["mpi"], "pi is written \"pi\", as in \"2pi\", \"pi / 2\" or \"360deg\""),
    (["doublepi", "floatpi"], "pi is written \"pi\", as in \"2pi\", \"pi / 2\" or \"360deg\""),
  ]

  /// A word without what other languages put around it: `@"YES"`, `.infinity`, `@(1)`.
  private static func bare(_ text: String) -> String {
    let signs: Set<Character> = ["@", "\"", "'", ".", "(", ")", " ", ";"]
    let start = text.drop { signs.contains($0) }
    return String(start.reversed().drop { signs.contains($0) }.reversed())
  }

  /// The letters and digits of a text, small.
  private static func letters(_ text: String) -> String {
    String(
      decoding: text.asciiLowercased.utf8.filter {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0)
      }, as: UTF8.self)
  }
}
