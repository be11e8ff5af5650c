import PulseScenes
import PulseTimeline

/// What an option takes: how help names it, which texts are right, and how to say so.
struct OptionValue: Sendable {
  /// The word that stands for the value in help: `R` in `--fps R`.
  let placeholder: String

  /// What a right value is, to complete "--fps takes …".
  let expectation: String

  /// All right values, where there are only a few; empty otherwise.
  let choices: [String]

  /// Whether it is a number without a unit.
  let isPlainNumber: Bool

  private let isRight: @Sendable (String) -> Bool

  init(
    _ placeholder: String, expectation: String, choices: [String] = [],
    isPlainNumber: Bool = false, isRight: @escaping @Sendable (String) -> Bool
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.choices = choices
    self.isPlainNumber = isPlainNumber
    self.isRight = isRight
  }

  /// Whether a text is a right value; the empty text never is.
  func accepts(_ text: String) -> Bool { !text.isEmpty && isRight(text) }
}

extension OptionValue {
  /// A text that is judged later, by whoever knows what it means.
  static func text(_ placeholder: String, _ expectation: String) -> OptionValue {
    OptionValue(placeholder, expectation: expectation) { _ in true }
  }

  /// One of a few words.
  static func choice(_ words: [String]) -> OptionValue {
    OptionValue(
      words.joined(separator: "/"), expectation: Wording.list(words), choices: words,
      isRight: words.contains)
  }

  /// A whole number within bounds.
  static func whole(_ placeholder: String, _ range: ClosedRange<Int>) -> OptionValue {
    let bounds =
      range.upperBound == .max
      ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
    return OptionValue(
      placeholder, expectation: "a whole number, \(bounds)", isPlainNumber: true
    ) { text in
      Int(strict: text).map(range.contains) ?? false
    }
  }

  /// A number that its reader takes exactly; `isRight` judges it.
  static func fraction(
    _ placeholder: String, _ expectation: String, isRight: @escaping @Sendable (Fraction) -> Bool
  ) -> OptionValue {
    OptionValue(placeholder, expectation: expectation, isPlainNumber: true) { text in
      Fraction(parsing: text).map(isRight) ?? false
    }
  }

  /// `KEY=VALUE` with a key that is not empty.
  static func pair(_ expectation: String) -> OptionValue {
    OptionValue("KEY=VALUE", expectation: expectation) { text in
      text.firstIndex(of: "=").map { $0 > text.startIndex } ?? false
    }
  }
}
