import PulseBatch
import Synchronization

/// Tells someone on standard error how a batch goes on: one progress line, and each failure at once.
final class BatchReporter: Sendable {
  private let reporter: ProgressReporter
  private let style: ProgressStyle
  private let isQuiet: Bool
  private let last = Mutex(BatchProgress())

  init(_ arguments: Arguments) {
    style = ProgressStyle(arguments)
    reporter = ProgressReporter(style: style)
    isQuiet = arguments.has(.quiet)
  }

  /// Seconds since the work began.
  var seconds: Double { reporter.seconds }

  /// Takes note of what happened.
  func take(_ event: BatchEvent) {
    switch event {
    case .progress(let progress):
      last.withLock { $0 = progress }
      reporter.report(
        finished: progress.finishedFrames, total: progress.frameCount,
        finishedFiles: progress.finishedFiles, fileCount: progress.fileCount)
    case .failed(let failure): reporter.interject(line(of: failure))
    case .made, .removed: break
    }
  }

  /// Takes the progress line away.
  func finish() { reporter.finish() }

  /// Says what is finished, where the work was stopped.
  func sayHowFar() {
    guard !isQuiet else { return }
    let progress = last.withLock { $0 }
    StandardStream.error.writeIfPossible(
      "pulse-video: \(progress.finishedFiles) of \(progress.fileCount) files are finished; the same "
        + "command makes the others\n")
  }

  /// Lists all failures once more, as those of a long run have gone from the screen.
  func list(_ report: BatchReport) {
    guard report.failed > 0, style != .json else { return }
    let lines = report.failures.map { "  \(PlainText.line("\($0.file): \($0.message)"))\n" }
    let rest = report.failed - report.failures.count
    StandardStream.error.writeIfPossible(
      "pulse-video: \(report.failed) file\(report.failed == 1 ? "" : "s") failed:\n"
        + lines.joined() + (rest > 0 ? "  and \(rest) more\n" : ""))
  }

  private func line(of failure: BatchFailure) -> String {
    guard style != .json else {
      var json = JSONWriter()
      json.object {
        $0.member("schema", 1)
        $0.member("file", failure.file)
        $0.member("error", failure.message)
      }
      return json.text + "\n"
    }
    let message = Message("\(failure.file): \(failure.message)", exitCode: .no)
    return message.lines(colored: Environment.wantsColor)
  }
}

extension BatchReport {
  /// One line for people: `variants: 30 files made, 2 skipped, 1 failed`.
  func line(folder: String) -> String {
    var parts = ["\(made) file\(made == 1 ? "" : "s") made"]
    if skipped > 0 { parts.append("\(skipped) were finished before") }
    if failed > 0 { parts.append("\(failed) failed") }
    if !removed.isEmpty { parts.append("\(removed.count) removed") }
    return "\(PlainText.line(folder)): \(parts.joined(separator: ", "))\n"
  }
}
