public import PulseEncode
import PulseScenes
public import PulseVerify

extension Preset {
  /// Holds a file against every rule.
  ///
  /// - Parameters:
  ///   - file: where it lies.
  ///   - container: what its container says, where that was read before.
  /// - Throws: ``ExportError`` or `MediaError` where it can't be read.
  public func outcomes(
    ofFile file: String, container: ContainerFacts? = nil
  ) throws -> [RuleOutcome] {
    let facts = try container ?? Self.container(of: file)
    let subjects = Set(rules.map(\.subject) + rules.flatMap(\.conditions).map(\.subject))
    return try FactSheet(file: file, facts, for: subjects).outcomes(of: self)
  }

  private static func container(of file: String) throws -> ContainerFacts {
    var options = VerifyOptions()
    options.fast = true
    let report = try Verifier.verify(file: file, options: options)
    guard let facts = report.container else {
      throw ExportError(.unreachable, "'\(file)' can't be read: \(report.obstacle ?? "")")
    }
    return facts
  }

  /// Holds complete files that have no name yet against every rule.
  ///
  /// - Returns: what is recommended and not met, a sentence each.
  /// - Throws: ``ExportError`` of kind `unreachable` that names every broken rule with what the file has and what
  ///   is allowed.
  public func check(_ report: ExportReport) throws -> [String] {
    var advice: [String] = []
    for output in report.outputs {
      guard let path = output.temporaryFile else { continue }
      let outcomes = try outcomes(ofFile: path).filter { !$0.isMet }
      let faults = outcomes.filter(\.isFault).map(\.sentence)
      guard faults.isEmpty else {
        throw ExportError(
          .unreachable,
          "'\(output.file)' was not written, as it breaks \(name): \(faults.joined(separator: "; "))"
        )
      }
      advice += outcomes.map { "\(output.file): \(name) recommends otherwise: \($0.sentence)" }
    }
    return advice
  }

  /// Whether files are to stop playing, which is no fault then.
  public var wantsPlaysToEnd: Bool {
    rules.contains { rule in
      [.plays, .playedTime].contains(rule.subject) && !rule.isAdvice && rule.atMost != nil
    }
  }

  /// The report of `verify` with what the rules say: broken ones are faults.
  public func judging(_ report: FileReport) throws -> (report: FileReport, outcomes: [RuleOutcome])
  {
    guard let container = report.container else { return (report, []) }
    let outcomes = try outcomes(ofFile: report.file, container: container)
    var report = report
    let duration = outcomes.first { $0.rule.subject == .duration }?.measured
    if case .number(let duration)? = duration {
      report.findings = report.findings.map { explaining($0, duration: duration) }
    }
    if wantsPlaysToEnd { report.findings.removeAll { $0.code == .playsOnce } }
    for outcome in outcomes where !outcome.isMet {
      report.findings.append(
        Finding(
          .presetRule, "\(name): \(outcome.sentence)",
          severity: outcome.isFault ? .fault : .note))
    }
    if !outcomes.contains(where: \.isFault) {
      let count = outcomes.count { !$0.rule.isAdvice }
      report.findings.append(
        Finding(
          .presetRule, "It meets all rules of \(name) that can be checked (\(count)).",
          severity: .note))
    }
    report.findings = Severity.allCases.flatMap { severity in
      report.findings.filter { $0.severity == severity }
    }
    report.verdict = report.impliedVerdict
    return (report, outcomes)
  }
}
