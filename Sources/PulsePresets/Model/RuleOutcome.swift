import PulseTimeline

/// What came of checking one rule.
public struct RuleOutcome: Hashable, Sendable {
  /// The rule.
  public let rule: PresetRule
  /// What the file has; `nil` where nothing says so.
  public let measured: Measurement?

  /// Whether the rule is met.
  public var isMet: Bool { measured.map(rule.allows) ?? false }

  /// Whether a rule is broken that is no mere advice.
  public var isFault: Bool { !isMet && !rule.isAdvice }

  /// What the file has and what is allowed: `frame rate: 60 frames a second, allowed is at most 30 frames a
  /// second`.
  public var sentence: String {
    let has = measured.map(rule.subject.text) ?? "not stated in the file"
    let word = rule.isAdvice ? "recommended" : "allowed"
    let doubt = rule.unconfirmed.map { ", \($0)" } ?? ""
    let note =
      rule.note.map { " (\($0)\(doubt))" } ?? (doubt.isEmpty ? "" : " (\(doubt.dropFirst(2)))")
    return "\(rule.subject.title): \(has), \(word) is \(rule.allowed)\(note)"
  }
}
