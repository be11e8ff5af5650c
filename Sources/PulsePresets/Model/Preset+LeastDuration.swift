public import PulseTimeline

extension Preset {
  /// How long a file must last at least, in seconds; `nil` where that is not demanded.
  public var leastDuration: Fraction? {
    rules.first { $0.subject == .duration && !$0.isAdvice }?.atLeast
  }

  /// The demand in words: `asks for at least 15 s`; `nil` where there is none.
  public var leastDurationWords: String? {
    leastDuration.map { "asks for at least \(RuleSubject.duration.text(of: .number($0)))" }
  }
}
