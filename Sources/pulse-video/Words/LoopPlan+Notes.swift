import PulseTimeline

extension LoopPlan {
  /// What a user should know about how the loop differs from the scene; one sentence each.
  var notes: [String] {
    let changes = retimings.map { "retimed \($0)" }
    guard isRetimedNoticeably else { return changes }
    let rates = "\(rate.words) fps"
    return changes + [
      "the loop runs \(retimeFactor.percentText) against the scene's own time to fill "
        + "\(frameCount) whole frames at \(rates); --fit exact or another --fps avoids that"
    ]
  }
}
