import PulseMedia

/// Takes pictures and stores nothing.
final class NullSink: Sink {
  let plan: OutputPlan
  let wantsEveryPlay = true

  init(_ plan: OutputPlan) { self.plan = plan }

  func write(_ picture: VideoFrame, index: Int) {}
  func finish() {}
  func commit() {}
  func abandon() {}
  func summary() -> SinkSummary? { nil }
}
