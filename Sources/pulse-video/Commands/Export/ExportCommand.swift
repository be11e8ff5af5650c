import PulseEncode
import PulsePresets
import PulseScenes
import PulseTimeline

/// `pulse-video export`: the loop, in one file or several.
struct ExportCommand {
  let arguments: Arguments

  func run() throws {
    if arguments.operands.contains("-"), StandardStream.output.isTerminal {
      throw UsageError.streamToTerminal
    }
    if let folder = arguments[.web] { return try WebCommand(arguments, folder: folder).run() }
    let preset = try arguments[.preset].map(PresetCatalogue.preset)
    let plan = try plan(preset)
    Notes.print(
      slowerNotes(plan) + plan.drawing.remarks + notes(on: plan, preset) + plan.repeatNotes,
      arguments)
    if arguments.has(.dryRun) {
      try StandardStream.output.write(plan.document)
    } else {
      try export(plan, preset)
    }
  }

  private func plan(_ preset: Preset?) throws -> ExportPlan {
    var drawing = try Drawing(arguments)
    let options = try ExportOptions(arguments)
    if !arguments.has(.fps) { drawing.rate = FileFormat.usualRate(ofFiles: arguments.operands) }
    guard let preset else {
      return try Exporter.plan(
        files: arguments.operands, drawing: drawing.resolve(), options: options)
    }
    let order = try PresetOrder(
      preset, drawing: drawing, options: options, given: arguments.names)
    return try order.plan(files: arguments.operands)
  }

  /// Where a GIF makes everything slower.
  private func slowerNotes(_ plan: ExportPlan) -> [String] {
    guard !arguments.has(.fps), !arguments.has(.preset), plan.drawing.timeline.plan.rate == .fps50
    else { return [] }
    return ["50 frames a second instead of 60: a GIF can't show more"]
  }

  /// What a preset does without being asked.
  private func notes(on plan: ExportPlan, _ preset: Preset?) -> [String] {
    guard let preset, plan.loops > 1, !arguments.has(.loops), !arguments.has(.seconds),
      let demand = preset.leastDurationWords
    else { return [] }
    return ["the loop is played \(plan.loops) times, as \(preset.name) \(demand)"]
  }

  private func export(_ plan: ExportPlan, _ preset: Preset?) throws {
    let reporter = ProgressReporter(style: ProgressStyle(arguments))
    var notes: [String] = []
    let report: ExportReport
    do {
      defer { reporter.finish() }
      report = try Exporter.export(plan) { progress in
        reporter.report(finished: progress.finishedFrames, total: progress.frameCount)
      } beforeNaming: { report in
        if let preset { notes = try preset.check(report) }
      }
    }
    Notes.print(report.outputs.compactMap(\.fittingNote) + notes, arguments)
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

extension ExportPlan {
  /// Where plays of the loop can't be copied, and players would repeat it by themselves.
  fileprivate var repeatNotes: [String] {
    guard loops > 1 else { return [] }
    return outputs.filter { $0.plays != nil && !$0.codec.repeatsByCopy }.map { output in
      "\(output.file): \(output.format.name) stores each of the \(loops) plays anew, as frames can't be "
        + "copied there; --plays tells players how often to show the loop, at no cost"
    }
  }
}
