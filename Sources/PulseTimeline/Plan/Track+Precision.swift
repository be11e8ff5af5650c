extension Track {
  /// The largest denominator that a time of the scene may have, if its magnitude is at most
  /// `horizon` seconds, for the animation's phase to be computed in 64 bits; `nil` if there is
  /// none.
  ///
  /// A fraction t with denominator d turns into fractions with denominators that divide d * k,
  /// where k depends on the timing alone, step by step as `phase(at:)` takes them. With m as the
  /// bound of the magnitudes, d * k * m bounds all numerators.
  func largestDenominator(horizon: Fraction) -> Int? {
    let timing = animation.timing
    guard
      let local = Bound(magnitude: horizon, grid: 1)
        .multiplied(by: clock.scale)?.adding(clock.shift),
      let elapsed = local.adding(timing.beginTime),
      let own = elapsed.multiplied(by: timing.speed)?.adding(timing.timeOffset),
      terminalTimeFits, timing.checkedCycleDuration != nil
    else { return nil }
    // The progress lies in 0 ... 1, so only its denominator counts: grid * duration's numerator.
    let duration = timing.effectiveDuration.numerator
    let (progressGrid, overflow) = own.grid.multipliedReportingOverflow(by: duration)
    guard !overflow, let largest = [local, elapsed, own].map(\.largestNumerator).max() else {
      return nil
    }
    let worst = max(largest, Int128(progressGrid))
    guard let plays = own.magnitude.checkedDividing(by: timing.effectiveDuration),
      plays < Fraction(1 << 52)
    else { return nil }
    let result = Int((Int128(1) << 62) / worst)
    return result > 0 ? result : nil
  }

  /// Whether the animation's own time at the end of its window fits into 64 bits.
  private var terminalTimeFits: Bool {
    let timing = animation.timing
    guard timing.isFinite else { return true }
    guard let active = timing.checkedActiveDuration,
      let span = active.checkedDividing(by: timing.speed.magnitude),
      let own = span.checkedMultiplying(by: timing.speed)?.checkedAdding(timing.timeOffset)
    else { return false }
    return own.magnitude.numerator / own.denominator < 1 << 52
  }
}

/// Bounds of a fraction that depends on a time: its magnitude, and the factor by which its
/// denominator can exceed the time's.
private struct Bound {
  var magnitude: Fraction
  var grid: Int

  /// The largest numerator per unit of the time's denominator, rounded up.
  var largestNumerator: Int128 { (Int128(magnitude.floor) + 1) * Int128(grid) }

  func multiplied(by factor: Fraction) -> Bound? {
    let (grid, overflow) = grid.multipliedReportingOverflow(by: factor.denominator)
    guard !overflow, let magnitude = magnitude.checkedMultiplying(by: factor.magnitude) else {
      return nil
    }
    return Bound(magnitude: magnitude, grid: grid)
  }

  func adding(_ other: Fraction) -> Bound? {
    guard let magnitude = magnitude.checkedAdding(other.magnitude),
      let grid = Fraction(grid).leastCommonMultiple(with: Fraction(other.denominator))
    else { return nil }
    return Bound(magnitude: magnitude, grid: grid.numerator)
  }
}
