/// By how many seconds replicators shift the time of what they show: the instances' extremes.
struct Lag: Hashable, Sendable {
  /// The smallest shift; negative where instances are behind.
  let low: Fraction
  /// The largest shift; positive where instances run ahead.
  let high: Fraction
  /// A multiple of the denominators of all shifts.
  let grid: Int

  /// No shift.
  static let none = Lag(low: .zero, high: .zero, grid: 1)

  /// The largest magnitude.
  var magnitude: Fraction { max(low.magnitude, high.magnitude) }

  /// The shifts by a clock that runs `speed` times as fast; `nil` where exact arithmetic does not fit
  /// into 64 bits.
  func multiplied(by speed: Fraction) -> Lag? {
    guard self != .none else { return self }
    let (grid, overflow) = grid.multipliedReportingOverflow(by: speed.denominator)
    guard !overflow, let first = low.checkedMultiplying(by: speed),
      let second = high.checkedMultiplying(by: speed)
    else { return nil }
    return Lag(low: min(first, second), high: max(first, second), grid: grid).fitting
  }

  /// The shifts inside a replicator; `nil` where exact arithmetic does not fit into 64 bits.
  func adding(_ limits: ReplicationLimits) -> Lag? {
    let steps = Fraction(max(limits.mostInstances - 1, 0))
    guard steps != .zero, limits.shortestDelay != .zero || limits.longestDelay != .zero else {
      return self
    }
    guard let behind = max(limits.longestDelay, .zero).checkedMultiplying(by: steps),
      let ahead = min(limits.shortestDelay, .zero).checkedMultiplying(by: steps),
      let low = low.checkedSubtracting(behind), let high = high.checkedSubtracting(ahead),
      let grid = Fraction(grid).leastCommonMultiple(with: Fraction(limits.delayGrid))
    else { return nil }
    return Lag(low: low, high: high, grid: grid.numerator).fitting
  }

  /// The same, if every shift in between fits as well.
  private var fitting: Lag? {
    let largest = (Int128(magnitude.floor) + 1) * Int128(grid)
    return largest < Int128(1) << 62 ? self : nil
  }
}
