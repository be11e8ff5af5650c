internal import PulseTimeline

/// What is to be said about a container, from its facts alone.
struct ContainerFindings {
  let facts: ContainerFacts
  private(set) var all: [Finding] = []

  /// Findings in the order of their gravity.
  static func findings(_ facts: ContainerFacts) -> [Finding] {
    var findings = ContainerFindings(facts: facts)
    findings.lookAtStart()
    findings.lookAtDurations()
    findings.lookAtTotals()
    findings.lookAtAudio()
    findings.lookAtLoopFlag()
    findings.lookAtDelays()
    findings.lookAtTags()
    let order = Severity.allCases
    return order.flatMap { severity in findings.all.filter { $0.severity == severity } }
  }

  private init(facts: ContainerFacts) { self.facts = facts }

  mutating func add(
    _ code: FindingCode, _ message: String, severity: Severity? = nil, frame: Int? = nil,
    value: FindingValue? = nil
  ) {
    all.append(Finding(code, message, severity: severity, frame: frame, value: value))
  }

  /// Whether two times differ by more than a tolerance; not where that can't be told.
  static func differ(_ left: Fraction, _ right: Fraction, by tolerance: Fraction) -> Bool {
    guard let difference = left.checkedSubtracting(right) else { return false }
    return difference.magnitude > tolerance
  }

  /// One tick of the frames' clock and one of the file's: what two roundings can differ by.
  var tolerance: Fraction {
    guard let fileTick = facts.fileTick, fileTick != facts.tick else { return facts.tick }
    return facts.tick.checkedAdding(fileTick) ?? facts.tick
  }

  /// Whether it is one of the animated pictures, of which the file decides how they play.
  var isPicture: Bool { [.gif, .apng, .webp, .avif].contains(facts.format) }
}
