/// A stranger's words without what could do harm.
enum CleanText {
  /// The text with everything that steers a terminal, turns the direction of writing around or has no
  /// place in XML replaced by U+FFFD.
  static func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isHarmful($0) ? "\u{FFFD}" : $0 }))
  }

  /// At most so many characters of a text, with a sign that there were more.
  static func shortened(_ text: String, to limit: Int) -> String {
    text.count > limit ? text.prefix(limit) + "…" : text
  }

  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF:
      true
    default: false
    }
  }
}
