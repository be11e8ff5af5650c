/// Text in HTML that is XML as well.
enum HTMLText {
  /// A stranger's text in an attribute or an element: what could be markup is escaped, and what steers
  /// a terminal, turns the direction of writing around or has no place in XML becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".unicodeScalars
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "\"": result += "&quot;".unicodeScalars
      case "'": result += "&#39;".unicodeScalars
      default: result.append(isHarmful(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// At most so many characters of a text, with a sign that there were more; not yet escaped.
  static func shortened(_ text: String, to limit: Int) -> String {
    text.count > limit ? text.prefix(limit) + "…" : text
  }

  /// A sentence with its first letter in capitals.
  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF:
      true
    default: false
    }
  }
}
