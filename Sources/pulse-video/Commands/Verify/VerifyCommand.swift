import PulseMedia
import PulseVerify

/// `pulse-video verify`: whether each file loops seamlessly, and why not.
struct VerifyCommand {
  let arguments: Arguments

  /// Looks at every file, then says how the program ends: unreadable files count for more than
  /// defective ones.
  func run() throws -> ExitCode {
    var options = VerifyOptions()
    options.fast = arguments.has(.fast)
    options.strict = arguments.has(.strict)
    let reporter = ProgressReporter(style: ProgressStyle(arguments))
    var reports: [FileReport] = []
    for file in arguments.operands {
      guard FilePresence.exists(at: file) else {
        throw MediaError(.missingFile, "there is no file '\(file)'", file: file)
      }
      reports.append(try look(at: file, options, reporter))
    }
    if arguments.has(.json) {
      try StandardStream.output.write(JSONWriter.document(reports))
    } else {
      try StandardStream.output.write(reports.map { $0.lines }.joined())
    }
    if let file = arguments[.junit] { try JUnitDocument(reports).write(to: file) }
    return reports.map { exitCode(of: $0, options) }.max { $0.number < $1.number } ?? .done
  }

  private func look(
    at file: String, _ options: VerifyOptions, _ reporter: ProgressReporter
  ) throws -> FileReport {
    let report: FileReport
    do {
      defer { reporter.finish() }
      report = try Verifier.verify(file: file, options: options) { progress in
        guard let total = progress.frameCount, progress.framesDone <= total else { return }
        reporter.report(finished: progress.framesDone, total: total)
      }
    }
    return report
  }

  private func exitCode(of report: FileReport, _ options: VerifyOptions) -> ExitCode {
    switch report.verdict {
    case .seamless: .done
    case .undecided: options.strict ? .no : .done
    case .defective: .no
    case .unreadable: .badInput
    }
  }
}
