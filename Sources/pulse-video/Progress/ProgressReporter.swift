import Synchronization

/// Tells someone on standard error how far work has come; the one place with a clock.
final class ProgressReporter: Sendable {
  private let meter: Mutex<ProgressMeter>
  private let began = ContinuousClock.now

  init(style: ProgressStyle) { meter = Mutex(ProgressMeter(style: style)) }

  /// Takes note that frames are finished; may be called from any thread.
  func report(finished: Int, total: Int) {
    let state = ProgressState(finished: finished, total: total, seconds: seconds)
    meter.withLock { StandardStream.error.writeIfPossible($0.report(state)) }
  }

  /// Takes the progress line away; to be called before any other word is written.
  func finish() {
    meter.withLock { StandardStream.error.writeIfPossible($0.finish()) }
  }

  /// Seconds since the work began.
  var seconds: Double { (ContinuousClock.now - began) / .seconds(1) }
}
