import PulseBatch
import PulseMedia

/// `pulse-video batch`: many variants from a table.
struct BatchCommand {
  let arguments: Arguments

  func run() throws -> ExitCode {
    if arguments.has(.merge) { return try BatchMergeCommand(arguments: arguments).run() }
    guard arguments.operands.count < 2 else {
      throw UsageError.extraOperand(arguments.operands[1], command: .batch)
    }
    let options = try BatchOptions(arguments)
    let request = try BatchRequest(arguments, table: arguments.operands.first)
    let plan = try BatchPlan(request, threads: options.jobs)
    Notes.print(
      plan.notes.map { $0.count == 1 ? $0.sentence : "\($0.sentence) (in \($0.count) variants)" },
      arguments)
    if arguments.has(.dryRun) {
      try BatchDocument(plan, options).writePlan()
      return .done
    }
    if arguments.has(.gallery) { try Gallery.check(request.folder) }
    return try make(plan, options)
  }

  private func make(_ plan: BatchPlan, _ options: BatchOptions) throws -> ExitCode {
    let reporter = BatchReporter(arguments)
    let report: BatchReport
    do {
      defer { reporter.finish() }
      report = try BatchRun.run(plan, options: options) { reporter.take($0) }
    } catch let error as MediaError where error.kind == .interrupted {
      reporter.sayHowFar()
      throw error
    }
    let gallery = arguments.has(.gallery) ? try Gallery.write(plan) : nil
    if arguments.has(.json) {
      try BatchDocument(plan, options)
        .writeResult(report, gallery: gallery, seconds: reporter.seconds)
    } else if !arguments.has(.quiet) {
      try StandardStream.output.write(
        report.line(folder: plan.request.folder) + (gallery?.line ?? ""))
    }
    if !arguments.has(.json) { Notes.print(report.kept, arguments) }
    reporter.list(report)
    return report.failed == 0 ? .done : .no
  }
}

extension Gallery.Report {
  /// One line for people: `variants/index.html: a gallery of 6 variants`.
  var line: String {
    let all = "\(count) variant\(count == 1 ? "" : "s")"
    return "\(PlainText.line(file)): a gallery of "
      + (shown < count ? "the first \(shown) of \(all)\n" : "\(all)\n")
  }
}
