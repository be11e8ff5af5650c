import PulseTimeline
import PulseVerify

extension FileReport {
  /// The verdict and the findings for people: one line, and one more for each finding.
  func lines(withNotes: Bool) -> String {
    let findings = findings.filter { withNotes || $0.severity != .note }.map { finding in
      "  \(finding.severity.rawValue) \(finding.code.rawValue): \(finding.message)"
    }
    return ([headline] + findings).map { PlainText.line($0) + "\n" }.joined()
  }

  private var headline: String {
    switch verdict {
    case .seamless: "\(file): loops seamlessly\(extent)\(comparison)"
    case .undecided: "\(file): \(reservation)\(extent)\(comparison)"
    case .defective where breaksRulesOnly:
      "\(file): not what the preset demands, though no fault of the loop was found\(extent)"
    case .defective: "\(file): \(faultInWords)\(extent)"
    case .unreadable: "\(file): can't be read: \(obstacle ?? "unknown reason")"
    }
  }

  /// Whether all that is wrong are rules of the place that the file is for.
  private var breaksRulesOnly: Bool {
    findings.allSatisfy { $0.severity != .fault || $0.code == .presetRule }
  }

  /// How much it holds, as far as the container says: `: 120 frames, 2 s`.
  private var extent: String {
    guard let container, container.frameCount > 0 else { return "" }
    let frames = ": \(container.frameCount) frame\(container.frameCount == 1 ? "" : "s")"
    guard let seconds = container.seconds else { return frames }
    return frames + ", \(Decimal.short((seconds * 1000).rounded() / 1000)) s"
  }

  private var reservation: String {
    if jumpsByDesign { return "no fault found, but the scene itself jumps where the loop closes" }
    return seam == nil
      ? "no fault found in the container, and the pictures were not looked at"
      : "no fault found, but the pictures can't tell whether it loops"
  }

  /// What the comparison with the source says, where there was one.
  private var comparison: String {
    guard let source, let summary = source.summary else { return "" }
    let origin = source.origin == .recipe ? "its recipe" : "the scene"
    let plays = source.loops > 1 ? ", \(source.loops) plays of it" : ""
    return ", compared with \(origin)\(plays): \(summary)"
  }
}

extension ContainerFacts {
  /// How long all frames last together, in seconds; `nil` where nothing says so.
  fileprivate var seconds: Double? {
    if let rate { return Double(frameCount) / rate.doubleValue }
    return (durations?.total).map(\.doubleValue)
  }
}
