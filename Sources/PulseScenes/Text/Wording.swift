/// How messages show what someone wrote.
public enum Wording {
  /// The longest quotation, in characters; the rest becomes an ellipsis.
  public static let longestQuotation = 60

  /// `text` in single quotes, safe to print: control characters, line and direction marks become
  /// U+FFFD, and what goes beyond ``longestQuotation`` is cut off.
  public static func quoted(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(longestQuotation)
    let isCut = start.endIndex != text.unicodeScalars.endIndex
    return "'\(printable(String(start)))\(isCut ? "…" : "")'"
  }

  /// `text` with control characters, line and direction marks as U+FFFD.
  public static func printable(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(isPrintable(scalar) ? scalar : "\u{FFFD}")
    }
    return String(shown)
  }

  /// Items for a sentence: `a`, `a or b`, `a, b or c`.
  public static func list(_ items: [String], conjunction: String = "or") -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// How offers of likely names begin.
  package static let offering = "; did you mean "

  /// The words that offer a likely name: `; did you mean 'red'?`, or nothing.
  public static func offer(_ suggestion: String?) -> String {
    offer(suggestion.map { [$0] } ?? [])
  }

  /// The words that offer several likely names: `; did you mean 'a' or 'b'?`, or nothing.
  public static func offer(_ suggestions: [String]) -> String {
    suggestions.isEmpty ? "" : "\(offering)\(list(suggestions.map(quoted)))?"
  }

  /// The note on a number that is refused for its length, or nothing: 64 bits hold every number of
  /// 18 digits.
  public static func noteOnDigits(of text: String) -> String {
    text.filter(\.isNumber).count > 18 ? "; at most 18 digits are kept exactly" : ""
  }

  /// Whether a scalar moves neither the cursor nor the direction of the text around it.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: true
    }
  }
}
