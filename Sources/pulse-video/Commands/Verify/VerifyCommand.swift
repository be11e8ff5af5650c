import PulseMedia
import PulseScenes
import PulseVerify

/// `pulse-video verify`: whether each file loops seamlessly, and why not.
struct VerifyCommand {
  let arguments: Arguments

  /// Looks at every file, then says how the program ends: a missing file counts for more than an
  /// unreadable one, and that for more than a defective one.
  func run() throws -> ExitCode {
    let scene = try NamedScene(arguments)
    // Made before the work, so that a wrong name costs none.
    let junit = try junitFile()
    defer { junit?.abandon() }
    var reports: [FileReport] = []
    var exitCode = ExitCode.done
    for file in arguments.operands {
      let isThere = FilePresence.exists(at: file)
      let report = isThere ? try look(at: file, scene) : FileReport(missing: file)
      let code = isThere ? self.exitCode(of: report) : .missingInput
      if code.number > exitCode.number { exitCode = code }
      reports.append(report)
      if !arguments.has(.json) {
        try StandardStream.output.write(report.lines(withNotes: !arguments.has(.quiet)))
      }
    }
    if arguments.has(.json) { try StandardStream.output.write(JSONWriter.document(reports)) }
    if let junit {
      try junit.write(Array(JUnitDocument(reports, isStrict: arguments.has(.strict)).text.utf8))
      try junit.commit()
    }
    return exitCode
  }

  private func junitFile() throws -> OutputFile? {
    guard let path = arguments[.junit] else { return nil }
    if let file = arguments.operands.first(where: { FilePresence.areSame($0, path) }) {
      throw UsageError.outputReplacesInput(Option.junit.name, file: file)
    }
    return try OutputFile(path: path)
  }

  private func look(at file: String, _ scene: NamedScene?) throws -> FileReport {
    var options = VerifyOptions()
    options.fast = arguments.has(.fast)
    options.strict = arguments.has(.strict)
    options.loops = arguments[.loops].flatMap { Int(strict: $0) }
    if let scene, let drawing = try drawing(of: scene, in: file) {
      Notes.print(drawing.remarksOrReason.map { "\(file): \($0)" }, arguments)
      options.drawing = drawing
    }
    let reporter = ProgressReporter(style: ProgressStyle(arguments))
    defer { reporter.finish() }
    var report = try Verifier.verify(file: file, options: options) { progress in
      guard let total = progress.frameCount, progress.framesDone <= total else { return }
      reporter.report(finished: progress.framesDone, total: total)
    }
    report.findings = Severity.allCases.flatMap { severity in
      report.findings.filter { $0.severity == severity }
    }
    return report
  }

  /// What a file should show; `nil` where its container can't be read.
  private func drawing(of scene: NamedScene, in file: String) throws -> Drawing? {
    var options = VerifyOptions()
    options.fast = true
    return try Verifier.verify(file: file, options: options).container.map(scene.drawing(in:))
  }

  private func exitCode(of report: FileReport) -> ExitCode {
    switch report.verdict {
    case .seamless: .done
    case .undecided: arguments.has(.strict) ? .no : .done
    case .defective: .no
    case .unreadable: .badInput
    }
  }
}

extension FileReport {
  /// The report on a file that isn't there; the others are looked at all the same.
  fileprivate init(missing file: String) {
    self.init(file: file, verdict: .unreadable, obstacle: "there is no file of that name")
  }
}
