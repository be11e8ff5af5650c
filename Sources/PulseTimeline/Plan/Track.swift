/// One animation with the clock that it runs by.
struct Track: Sendable {
  /// The name of the animation's layer.
  let layer: String
  /// From the scene's time to the layer's.
  let clock: TimeMap
  let animation: PreparedAnimation
  /// By how much replicators around the layer shift its time.
  let lag: Lag

  /// The animation as the instance plays it that comes last.
  var latest: Track {
    // A clock that shows less comes later to every moment; one that runs backwards, sooner.
    let shift = clock.scale < .zero ? lag.high : lag.low
    guard let shifted = clock.shift.checkedAdding(shift) else { return self }
    return Track(
      layer: layer, clock: TimeMap(scale: clock.scale, shift: shifted), animation: animation,
      lag: lag)
  }

  /// How an animation takes part in the scene, in the scene's time.
  enum Course: Hashable {
    /// Nothing ever moves: time stands still.
    case still
    /// Moves until a moment, and stands still afterwards. At that very moment what shows may
    /// still be the last of the motion, not what stays.
    case finite(end: Fraction, holdsEnd: Bool)
    /// Moves from a moment on without end, the same again after each period.
    case endless(begin: Fraction, period: Fraction)
  }

  /// How the animation takes part in the scene.
  ///
  /// Where a layer's clock runs backwards, an animation is over when that clock has come back to
  /// its beginning, also an endless one.
  func course() throws(LoopPlanError) -> Course {
    let timing = animation.timing
    guard clock.scale != .zero else { return .still }
    let begin = try exact(clock.outerTime(atLocal: timing.beginTime))
    guard clock.scale > .zero else {
      return .finite(end: begin, holdsEnd: timing.fillMode.fillsBackwards)
    }
    if let span = try span() {
      let end = try exact(
        timing.beginTime.checkedAdding(span).flatMap { clock.outerTime(atLocal: $0) })
      return .finite(end: end, holdsEnd: timing.fillMode.fillsForwards)
    }
    guard timing.speed != .zero else { return .finite(end: begin, holdsEnd: true) }
    guard let cycles = animation.cyclesToRepeat else {
      throw .accumulatesWithoutEnd(layer: layer, subject: animation.subject)
    }
    let cycle = try exact(
      timing.checkedCycleDuration?.checkedMultiplying(by: Fraction(cycles)))
    return .endless(
      begin: begin,
      period: try exact(
        cycle.checkedDividing(by: timing.speed.magnitude)?.checkedDividing(by: clock.scale)))
  }

  /// How long the animation is active, in its layer's seconds; `nil` without end.
  private func span() throws(LoopPlanError) -> Fraction? {
    let timing = animation.timing
    guard timing.isFinite else { return nil }
    return try exact(timing.checkedActiveDuration?.checkedDividing(by: timing.speed.magnitude))
  }

  /// Unwraps the result of exact arithmetic.
  private func exact(_ value: Fraction?) throws(LoopPlanError) -> Fraction {
    guard let value else { throw .numbersTooFine(layer: layer) }
    return value
  }
}
