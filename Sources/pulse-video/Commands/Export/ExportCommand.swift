import PulseEncode
import PulseScenes
import PulseTimeline

/// `pulse-video export`: the loop, in one file or several.
struct ExportCommand {
  let arguments: Arguments

  func run() throws {
    if arguments.operands.contains("-"), StandardStream.output.isTerminal {
      throw UsageError.streamToTerminal
    }
    var wish = try Drawing(arguments)
    if !arguments.has(.fps) { wish.rate = FileFormat.usualRate(ofFiles: arguments.operands) }
    let drawing = try wish.resolve()
    let plan = try Exporter.plan(
      files: arguments.operands, drawing: drawing, options: try ExportOptions(arguments))
    let slower = "50 frames a second instead of 60: a GIF can't show more"
    let isSlower = !arguments.has(.fps) && wish.rate == .fps50
    Notes.print((isSlower ? [slower] : []) + drawing.remarks, arguments)
    if arguments.has(.dryRun) {
      try StandardStream.output.write(plan.document)
    } else {
      try export(plan)
    }
  }

  private func export(_ plan: ExportPlan) throws {
    let reporter = ProgressReporter(style: ProgressStyle(arguments))
    let report: ExportReport
    do {
      defer { reporter.finish() }
      report = try Exporter.export(plan) { progress in
        reporter.report(finished: progress.finishedFrames, total: progress.frameCount)
      }
    }
    if arguments.has(.json) {
      try StandardStream.output.write(report.document(seconds: reporter.seconds))
    } else if !arguments.has(.quiet) {
      try show(report)
    }
  }

  /// Says what was written, beside the video where that went to standard output.
  private func show(_ report: ExportReport) throws {
    let lines = report.outputs.map(\.line).joined()
    if report.outputs.contains(where: { $0.file == "-" }) {
      StandardStream.error.writeIfPossible(lines)
    } else {
      try StandardStream.output.write(lines)
    }
  }
}
