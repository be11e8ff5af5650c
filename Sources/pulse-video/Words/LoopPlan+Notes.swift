import PulseTimeline

extension LoopPlan {
  /// What a user should know about how the loop differs from the scene; one sentence each.
  var notes: [String] {
    let changes = retimings.map { "retimed \($0)" }
    guard isRetimedNoticeably else { return changes }
    if let speed = chosenSpeed { return changes + [speed] }
    let rates = "\(rate.words) fps"
    return changes + [
      "the loop runs \(retimeFactor.percentText) against the scene's own time to fill "
        + "\(frameCount) whole frames at \(rates); --fit exact or another --fps avoids that"
    ]
  }

  /// Where the loop is shorter by more than whole frames can ask for: someone wanted it so.
  private var chosenSpeed: String? {
    let frames = Fraction(frameCount)
    guard let own = frames.checkedDividing(by: retimeFactor), own > frames + 1,
      let speed = Fraction(1).checkedDividing(by: retimeFactor)
    else { return nil }
    return "the loop plays \(speed.decimalText(places: 2)) times as fast as the scene, to last "
      + duration.secondsText
  }
}
