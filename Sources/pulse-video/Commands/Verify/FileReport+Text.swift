import PulseTimeline
import PulseVerify

extension FileReport {
  /// The verdict and the findings for people: one line, and one more for each finding.
  var lines: String {
    let findings = findings.map { finding in
      "  \(finding.severity.rawValue) \(finding.code.rawValue): \(finding.message)"
    }
    return ([headline] + findings).map { PlainText.line($0) + "\n" }.joined()
  }

  private var headline: String {
    switch verdict {
    case .seamless: "\(file): loops seamlessly\(facts)\(comparison)"
    case .undecided: "\(file): no fault found\(facts)\(reservation)\(comparison)"
    case .defective: "\(file): does NOT loop seamlessly\(facts)"
    case .unreadable: "\(file): can't be read: \(obstacle ?? "unknown reason")"
    }
  }

  /// How long it is, as far as the container says.
  private var facts: String {
    guard let container, container.frameCount > 0 else { return "" }
    let frames = "; \(container.frameCount) frame\(container.frameCount == 1 ? "" : "s")"
    guard let rate = container.rate else { return frames }
    return frames + " at \(Decimal.text(rate.doubleValue, places: rate.isWhole ? 0 : 3)) fps"
  }

  private var reservation: String {
    seam == nil
      ? ", but only the container was looked at" : ", but the pictures can't tell whether it loops"
  }

  /// What the comparison with the source says, where there was one.
  private var comparison: String {
    guard let source, source.isMatch else { return "" }
    let origin = source.origin == .recipe ? "its recipe" : "the scene"
    return "; each of \(source.framesCompared) frames is the one that \(origin) draws "
      + "(flat areas within \(Decimal.text(source.flatError, places: 2)) codes)"
  }
}
