import PulseScenes
public import PulseTimeline

/// One thing that a place demands of a file.
public struct PresetRule: Hashable, Sendable {
  /// What is looked at.
  public let subject: RuleSubject
  /// The lowest number allowed.
  public var atLeast: Fraction?
  /// The highest number allowed.
  public var atMost: Fraction?
  /// The number that must not be reached.
  public var below: Fraction?
  /// The number that must be exceeded.
  public var above: Fraction?
  /// The only words or numbers allowed; empty where bounds say it.
  public var values: [String] = []
  /// Whether the number must be a whole one.
  public var isWhole = false
  /// Whether it is recommended rather than demanded.
  public var isAdvice = false
  /// What the encoder is told where a bit rate is demanded, in bits a second.
  public var target: Int?
  /// Rules that must be met for this one to count.
  public var conditions: [PresetRule] = []
  /// How sure the numbers are, where they are not: `not confirmed`.
  public var unconfirmed: String?
  /// What else is to be said.
  public var note: String?

  /// Makes a rule that allows everything.
  public init(_ subject: RuleSubject) { self.subject = subject }

  /// What is allowed, in words: `at most 3 s`.
  public var allowed: String {
    var parts: [String] = []
    if !values.isEmpty {
      let words = values.map { subject.text(of: Measurement(text: $0)) }
      parts.append(Wording.list(words))
    }
    if let atLeast { parts.append("at least \(number(atLeast))") }
    if let above { parts.append("more than \(number(above))") }
    if let atMost { parts.append("at most \(number(atMost))") }
    if let below { parts.append("less than \(number(below))") }
    return parts.joined(separator: " and ") + (isWhole ? ", a whole number" : "")
  }

  private func number(_ value: Fraction) -> String { subject.text(of: .number(value)) }
}

extension PresetRule {
  /// Whether a number or a word is allowed.
  func allows(_ measured: Measurement) -> Bool {
    if !values.isEmpty { return values.contains { Measurement(text: $0) == measured } }
    guard case .number(let number) = measured else { return false }
    if let atLeast, number < atLeast { return false }
    if let above, number <= above { return false }
    if let atMost, number > atMost { return false }
    if let below, number >= below { return false }
    return !isWhole || number.isWhole
  }
}
