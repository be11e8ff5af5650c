/// Text in HTML that is XML as well.
package enum HTMLText {
  /// A stranger's text in an attribute or an element: what could be markup is escaped, and what steers
  /// a terminal, turns the direction of writing around or has no place in XML becomes U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;".unicodeScalars
      case "<": result += "&lt;".unicodeScalars
      case ">": result += "&gt;".unicodeScalars
      case "\"": result += "&quot;".unicodeScalars
      case "'": result += "&#39;".unicodeScalars
      default: result.append(CleanText.isHarmful(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// A sentence with its first letter in capitals.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
