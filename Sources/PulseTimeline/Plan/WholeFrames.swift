/// A whole number of frames for a number of periods.
struct WholeFrames: Hashable {
  /// How many periods are drawn.
  let periods: Int
  /// Into how many frames.
  let frames: Int
  /// By which factor the frames take longer than the periods do.
  let retimeFactor: Fraction

  /// One frame for one period that is as long.
  static let single = WholeFrames(periods: 1, frames: 1, retimeFactor: .one)

  private init(periods: Int, frames: Int, retimeFactor: Fraction) {
    (self.periods, self.frames, self.retimeFactor) = (periods, frames, retimeFactor)
  }

  /// Fits a period to whole frames.
  ///
  /// - Parameter longest: what the frames may last at most, in seconds; a longer loop is shortened to
  ///   that, whatever the policy says.
  init(
    period: Fraction, rate: FrameRate, policy: FitPolicy, longest: Fraction? = nil
  ) throws(LoopPlanError) {
    guard let exact = period.checkedMultiplying(by: rate.framesPerSecond) else {
      throw .tooManyFrames(
        period: period, rate: rate, periods: nil, frames: nil, limit: LoopPlan.mostFrames)
    }
    if let longest, period > longest {
      self = try WholeFrames.shortened(exact, to: longest, period: period, rate: rate)
      return
    }
    switch policy {
    case .nearest: self = try WholeFrames.nearest(exact, period: period, rate: rate)
    case .exact: self = try WholeFrames.exact(exact, period: period, rate: rate)
    case .periods: self = try WholeFrames.periods(exact, period: period, rate: rate)
    }
    guard frames <= LoopPlan.mostFrames else {
      throw .tooManyFrames(
        period: period, rate: rate, periods: periods, frames: frames, limit: LoopPlan.mostFrames)
    }
  }

  private static func nearest(
    _ exact: Fraction, period: Fraction, rate: FrameRate
  ) throws(LoopPlanError) -> WholeFrames {
    let frames = max(1, exact.roundedHalfUp)
    guard let factor = Fraction(frames).checkedDividing(by: exact),
      let change = factor.checkedSubtracting(.one), change.magnitude <= LoopPlan.largestChange
    else { throw .tooFarFromWhole(period: period, rate: rate, frames: frames) }
    return WholeFrames(periods: 1, frames: frames, retimeFactor: factor)
  }

  /// As many frames as fit into the longest time, for one period.
  private static func shortened(
    _ exact: Fraction, to longest: Fraction, period: Fraction, rate: FrameRate
  ) throws(LoopPlanError) -> WholeFrames {
    let most = longest.checkedMultiplying(by: rate.framesPerSecond)?.floor ?? LoopPlan.mostFrames
    let frames = max(1, min(most, exact.roundedHalfUp))
    guard let factor = Fraction(frames).checkedDividing(by: exact) else {
      throw .numbersTooFine(layer: nil)
    }
    return WholeFrames(periods: 1, frames: frames, retimeFactor: factor)
  }

  private static func exact(
    _ exact: Fraction, period: Fraction, rate: FrameRate
  ) throws(LoopPlanError) -> WholeFrames {
    guard exact.isWhole else {
      let fitting = FrameRate.usual.filter {
        period.checkedMultiplying(by: $0.framesPerSecond)?.isWhole ?? false
      }
      throw .notWhole(
        period: period, rate: rate, fitting: fitting, periodsNeeded: exact.denominator)
    }
    return WholeFrames(periods: 1, frames: exact.numerator, retimeFactor: .one)
  }

  /// M periods of a/b frames are whole where b divides M, so that the smallest M is b.
  private static func periods(
    _ exact: Fraction, period: Fraction, rate: FrameRate
  ) throws(LoopPlanError) -> WholeFrames {
    let limit = LoopPlan.mostFramesForPeriods
    guard exact.numerator <= limit else {
      throw .tooManyFrames(
        period: period, rate: rate, periods: exact.denominator, frames: exact.numerator,
        limit: limit)
    }
    return WholeFrames(periods: exact.denominator, frames: exact.numerator, retimeFactor: .one)
  }
}
