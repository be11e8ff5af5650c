import PulseTimeline
import PulseVerify

extension Preset {
  /// The note on a loop that a file holds several times, where the place asks for more than one of it.
  ///
  /// - Parameters:
  ///   - finding: any finding; others are returned as they are.
  ///   - duration: how long the file lasts, in seconds.
  func explaining(_ finding: Finding, duration: Fraction) -> Finding {
    guard finding.code == .repeats, case .number(let number)? = finding.value,
      let least = leastDuration, let demand = leastDurationWords,
      let needed = Self.plays(of: duration / Fraction(Int(number)), toLast: least), needed > 1
    else { return finding }
    let held = "The file holds the same loop \(Int(number)) times"
    let message =
      needed < Int(number)
      ? "\(held), of which \(needed) would do, as \(name) \(demand)."
      : "\(held), as \(name) \(demand)."
    return Finding(finding.code, message, severity: finding.severity, value: finding.value)
  }

  /// How many whole plays of a loop last long enough; `nil` where numbers are too large.
  private static func plays(of loop: Fraction, toLast least: Fraction) -> Int? {
    guard loop > 0, let plays = least.checkedDividing(by: loop) else { return nil }
    return plays.isWhole ? plays.floor : plays.floor + 1
  }
}
