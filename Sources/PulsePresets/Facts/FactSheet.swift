import PulseTimeline

/// What is known about a file, planned or written, by what rules look at.
struct FactSheet {
  private var values: [RuleSubject: Measurement] = [:]

  /// Makes a sheet without facts.
  init() {}

  subscript(_ subject: RuleSubject) -> Measurement? { values[subject] }

  /// Notes a number; nothing where it is unknown.
  mutating func set(_ subject: RuleSubject, _ number: Fraction?) {
    if let number { values[subject] = .number(number) }
  }

  /// Notes a word; nothing where it is unknown or empty.
  mutating func set(_ subject: RuleSubject, _ word: String?) {
    if let word, !word.isEmpty { values[subject] = .word(word) }
  }

  /// Notes everything that follows from width and height.
  mutating func setSides(_ width: Int, _ height: Int, frames: Int) {
    guard width > 0, height > 0 else { return }
    set(.width, Fraction(width))
    set(.height, Fraction(height))
    set(.longestSide, Fraction(max(width, height)))
    set(.shortestSide, Fraction(min(width, height)))
    set(.size, "\(width)x\(height)")
    set(.aspect, Fraction(width, height))
    set(
      .samples,
      Fraction(width).checkedMultiplying(by: Fraction(height))?
        .checkedMultiplying(by: Fraction(frames)))
  }

  /// Notes how often a file plays, and how long that takes.
  ///
  /// - Parameters:
  ///   - plays: 0 for ever.
  ///   - duration: seconds of one play.
  mutating func setPlays(_ plays: Int, duration: Fraction?) {
    if plays == 0 {
      set(.plays, "forever")
      set(.playedTime, "without end")
    } else {
      set(.plays, Fraction(plays))
      set(.playedTime, duration?.checkedMultiplying(by: Fraction(plays)))
    }
  }

  /// What came of a preset's rules that count here, advice included.
  ///
  /// Of a file of a wrong kind, what it doesn't have at all is not said as well: a GIF has no H.264 profile.
  ///
  /// - Parameter isPlanned: whether rules about what is not yet known are left out.
  func outcomes(of preset: Preset, isPlanned: Bool = false) -> [RuleOutcome] {
    let kinds = preset.rules.filter { $0.subject == .format && counts($0) }
    let isOfKind = kinds.allSatisfy { rule in self[.format].map(rule.allows) ?? false }
    return preset.rules.compactMap { rule in
      let isUnknown = self[rule.subject] == nil
      guard counts(rule), !isUnknown || (!isPlanned && isOfKind) else { return nil }
      return RuleOutcome(rule: rule, measured: self[rule.subject])
    }
  }

  /// Whether all of a rule's conditions hold.
  func counts(_ rule: PresetRule) -> Bool {
    rule.conditions.allSatisfy { condition in self[condition.subject].map(condition.allows) ?? false
    }
  }
}
