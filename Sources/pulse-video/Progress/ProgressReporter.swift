import Synchronization

/// Tells someone on standard error how far work has come; the one place with a clock.
final class ProgressReporter: Sendable {
  private let meter: Mutex<ProgressMeter>
  private let began = ContinuousClock.now

  init(style: ProgressStyle) { meter = Mutex(ProgressMeter(style: style)) }

  /// Takes note that frames are finished; may be called from any thread.
  func report(finished: Int, total: Int, finishedFiles: Int? = nil, fileCount: Int? = nil) {
    let state = ProgressState(
      finished: finished, total: total, seconds: seconds, finishedFiles: finishedFiles,
      fileCount: fileCount)
    meter.withLock { StandardStream.error.writeIfPossible($0.report(state)) }
  }

  /// Writes a line of other words without disturbing the progress line.
  func interject(_ line: String) {
    meter.withLock { StandardStream.error.writeIfPossible($0.finish() + line) }
  }

  /// Takes the progress line away; to be called before any other word is written.
  func finish() {
    meter.withLock { StandardStream.error.writeIfPossible($0.finish()) }
  }

  /// Seconds since the work began.
  var seconds: Double { (ContinuousClock.now - began) / .seconds(1) }
}
