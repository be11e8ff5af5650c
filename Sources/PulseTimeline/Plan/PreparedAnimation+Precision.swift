extension Track {
  /// The largest denominator that a time of the scene may have, if its magnitude is at most
  /// `horizon` seconds, for all that the animation computes from it to fit into 64 bits; `nil` if
  /// there is none.
  func largestDenominator(horizon: Fraction) -> Int? {
    guard
      let local = TimeBound(magnitude: horizon, grid: 1)
        .multiplied(by: clock.scale)?.adding(clock.shift)?.adding(lag)
    else { return nil }
    return animation.largestDenominator(local)
  }
}

extension PreparedAnimation {
  /// The largest denominator that an outer time may have for the phases to be computed in 64
  /// bits, where `local` tells what has become of that time on its way here.
  ///
  /// A fraction t with denominator d turns into fractions with denominators that divide d * k,
  /// where k depends on the timing alone, step by step as `phase(at:)` takes them. With m as the
  /// bound of the magnitudes, d * k * m bounds all numerators.
  func largestDenominator(_ local: TimeBound) -> Int? {
    guard let elapsed = local.adding(timing.beginTime),
      let own = elapsed.multiplied(by: timing.speed)?.adding(timing.timeOffset),
      terminalTimeFits, timing.checkedCycleDuration != nil
    else { return nil }
    // The progress lies in 0 ... 1, so only its denominator counts: grid * duration's numerator.
    let (progressGrid, overflow) = own.grid.multipliedReportingOverflow(
      by: timing.effectiveDuration.numerator)
    guard !overflow, let largest = [local, elapsed, own].map(\.largestNumerator).max() else {
      return nil
    }
    let worst = max(largest, Int128(progressGrid))
    guard let plays = own.magnitude.checkedDividing(by: timing.effectiveDuration),
      plays < Fraction(1 << 52), let inside = largestDenominatorInside(own)
    else { return nil }
    let result = min(Int((Int128(1) << 62) / worst), inside)
    return result > 0 ? result : nil
  }

  /// The same for a group's members; `own` tells of the group's own time.
  private func largestDenominatorInside(_ own: TimeBound) -> Int? {
    // Behind a curve times have the group's grid, which was chosen to fit.
    guard case .group(let group) = content, curve.isEven else { return Int.max }
    // What is left of a time after whole durations.
    guard
      let inside = TimeBound(magnitude: timing.effectiveDuration, grid: own.grid)
        .adding(timing.effectiveDuration)
    else { return nil }
    return PreparedGroup.largestDenominator(group.members, inside)
  }

  /// Whether the animation's own time at the end of its window fits into 64 bits.
  private var terminalTimeFits: Bool {
    guard timing.isFinite else { return true }
    guard let active = timing.checkedActiveDuration,
      let span = active.checkedDividing(by: timing.speed.magnitude),
      let own = span.checkedMultiplying(by: timing.speed)?.checkedAdding(timing.timeOffset)
    else { return false }
    return own.magnitude.numerator / own.denominator < 1 << 52
  }
}

extension PreparedGroup {
  /// The smallest of the members' largest denominators.
  static func largestDenominator(_ members: [PreparedAnimation], _ local: TimeBound) -> Int? {
    var smallest = Int.max
    for member in members {
      guard let largest = member.largestDenominator(local) else { return nil }
      smallest = min(smallest, largest)
    }
    return smallest
  }

  /// The finest grid, up to ``finestGrid``, for times that a curve gives to the members; `nil`
  /// where not even 2^-20 s can be told apart.
  static func grid(for members: [PreparedAnimation], duration: Fraction) -> Int? {
    guard
      let largest = largestDenominator(members, TimeBound(magnitude: duration, grid: 1))
    else { return nil }
    let bound = min(largest, finestGrid, (1 << 52) / (duration.floor + 1))
    guard bound >= LoopPlan.safePhaseDenominator else { return nil }
    return 1 << (Int.bitWidth - 1 - bound.leadingZeroBitCount)
  }
}
