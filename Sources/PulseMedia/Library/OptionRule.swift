internal import CFFmpeg

/// What an encoder's option takes.
public struct OptionRule: Hashable, Sendable {
  /// The names that it takes, in libav's order; empty where it takes none.
  public let choices: [String]

  /// What it takes, for a sentence: `a number from 0 to 8`.
  public let words: String

  init(_ option: AVOption, choices: [String]) {
    self.choices = choices
    let kind: String =
      switch option.type {
      case AV_OPT_TYPE_BOOL: "true or false"
      case AV_OPT_TYPE_INT, AV_OPT_TYPE_INT64, AV_OPT_TYPE_UINT64: "a whole number"
      case AV_OPT_TYPE_FLOAT, AV_OPT_TYPE_DOUBLE: "a number"
      case AV_OPT_TYPE_RATIONAL: "a ratio such as 16:9"
      case AV_OPT_TYPE_FLAGS: "flags such as +\(choices.first ?? "1")"
      default: "a value that libav understands"
      }
    let isNumber = kind.hasSuffix("number")
    let names =
      choices.isEmpty || choices.count > 12 || !isNumber ? "" : choices.joined(separator: ", ")
    words = (names.isEmpty ? "" : "\(names), or ") + kind + (isNumber ? Self.range(option) : "")
  }

  /// The range in words, as far as it bounds anything: `INT_MAX` and its like are no bounds.
  private static func range(_ option: AVOption) -> String {
    let far = 2_147_483_647.0
    let (low, high) = (option.min, option.max)
    if low > -far, high < far { return " from \(text(low)) to \(text(high))" }
    if low > -far { return ", \(text(low)) or more" }
    return high < far ? ", at most \(text(high))" : ""
  }

  private static func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
