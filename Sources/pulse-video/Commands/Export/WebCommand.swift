import PulseEncode
import PulsePresets
import PulseScenes
import PulseTimeline

/// `pulse-video export --web DIR`: two videos, a poster, and a page that plays them.
struct WebCommand {
  private let arguments: Arguments
  private let bundle: WebBundle
  private let preset: Preset

  /// Prepares everything and touches no file.
  init(_ arguments: Arguments, folder: String) throws {
    self.arguments = arguments
    let name = arguments[.preset] ?? "web-hero"
    preset = try PresetCatalogue.preset(named: name)
    guard preset.name == "web-hero" else {
      throw ExportError(
        .usage, "--web makes a page for --preset web-hero; \(preset.name) takes other files")
    }
    bundle = try WebBundle(
      folder: folder, drawing: try Drawing(arguments), options: try ExportOptions(arguments))
  }

  func run() throws {
    Notes.print(
      bundle.plans[0].drawing.remarks + bundle.notes, arguments)
    if arguments.has(.dryRun) {
      return try StandardStream.output.write(bundle.plans.map(\.document).joined())
    }
    let reporter = ProgressReporter(style: ProgressStyle(arguments))
    let report: WebBundle.Report
    do {
      defer { reporter.finish() }
      report = try bundle.write(preset: preset) { progress in
        reporter.report(finished: progress.finishedFrames, total: progress.frameCount)
      }
    }
    Notes.print(report.videos.compactMap(\.fittingNote), arguments)
    let videos = ExportReport(
      outputs: report.videos, retimeFactor: bundle.plans[0].drawing.timeline.plan.retimeFactor)
    if arguments.has(.json) {
      try StandardStream.output.write(
        videos.document(seconds: reporter.seconds, others: report.others))
    } else if !arguments.has(.quiet) {
      let lines = report.videos.map(\.line) + report.others.map { PlainText.line($0) + "\n" }
      try StandardStream.output.write(lines.joined())
    }
  }
}
