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
      if !options.fast { try lookAtPictures(file, options, &report, progress) }
    } catch let error as MediaError where error.kind == .interrupted {
      throw error
    } catch {
      report.verdict = .unreadable
      report.obstacle = "\(error)"
      return report
    }
    report.verdict = report.impliedVerdict
    return report
  }

  private static func lookAtPictures(
    _ file: String, _ options: VerifyOptions, _ report: inout FileReport,
    _ progress: (VerifyProgress) -> Void
  ) throws {
    let reader = try PictureReader(path: file)
    let expected = report.container?.frameCount
    var look = PictureLook(report.container)
    var source = SourceLook(report.container, options)
    var gallery = options.keepsSeamFrames ? SeamGallery() : nil
    var count = 0
    while let picture = try reader.nextPicture() {
      try Interruption.check()
      try look.add(picture.frame, seconds: picture.time?.seconds?.value)
      try source?.add(picture)
      try gallery?.add(picture)
      count += 1
      progress(VerifyProgress(stage: .pictures, framesDone: count, frameCount: expected))
    }
    report.seamFrames = try gallery?.frames()
    let (facts, findings) = look.result()
    report.seam = facts
    report.findings += findings
    if let (comparison, findings) = source?.result() {
      report.source = comparison
      if comparison.excess != 0 {
        report.findings.removeAll { SourceWords.guesses.contains($0.code) }
      }
      report.findings += findings
      if comparison.mergesFrames {
        // A rest that the scene makes, in one long frame.
        report.findings.removeAll { $0.code == .lastDuration && $0.value != .number(0) }
      }
      if comparison.isMatch {
        report.findings = SourceWords.trusting(
          report.findings, report.seam, sceneJumps: comparison.sceneJumps)
      }
    }
    let severities = Severity.allCases
    report.findings.sort {
      (severities.firstIndex(of: $0.severity) ?? 0) < (severities.firstIndex(of: $1.severity) ?? 0)
    }
  }
}

extension FileReport {
  /// The answer that follows from the findings and the looks.
  public var impliedVerdict: Verdict {
    if findings.contains(where: { $0.severity == .fault }) { return .defective }
    guard let seam, seam.kind != .unknown else { return .undecided }
    // Nothing is wrong with the file, and yet it does not loop seamlessly.
    if jumpsByDesign { return .undecided }
    let codes = findings.map(\.code)
    if source?.isMatch == true { return .seamless }
    return codes.contains(.staticSeam) || codes.contains(.noMotion) ? .undecided : .seamless
  }
}

extension MediaRatio {
  /// The nearest double.
  fileprivate var value: Double { Double(numerator) / Double(denominator) }
}
