internal import PulseMedia

/// Says whether a file loops seamlessly, and why not.
public enum Verifier {
  /// Looks at a file, ours or a stranger's.
  ///
  /// A file that can't be read is no error: its verdict is ``Verdict/unreadable``, with the reason.
  ///
  /// - Parameters:
  ///   - file: the file's name.
  ///   - options: how closely to look.
  ///   - progress: called now and then.
  /// - Throws: `MediaError` of kind `interrupted` where a signal asked to stop.
  public static func verify(
    file: String, options: VerifyOptions = VerifyOptions(),
    progress: (VerifyProgress) -> Void = { _ in }
  ) throws -> FileReport {
    progress(VerifyProgress(stage: .container))
    var report = FileReport(file: file, verdict: .undecided)
    do {
      let facts = try ContainerLook.facts(file: file)
      report.container = facts
      report.findings = ContainerFindings.findings(facts)
    } catch let error as MediaError where error.kind == .interrupted {
      throw error
    } catch {
      report.verdict = .unreadable
      report.obstacle = "\(error)"
      return report
    }
    if report.findings.contains(where: { $0.severity == .fault }) { report.verdict = .defective }
    return report
  }
}
