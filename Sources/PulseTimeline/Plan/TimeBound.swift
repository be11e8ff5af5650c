/// Bounds of a fraction that depends on a time: its magnitude, and the factor by which its
/// denominator can exceed the time's.
struct TimeBound {
  /// The largest magnitude, in seconds.
  var magnitude: Fraction
  /// What the time's denominator may have been multiplied by.
  var grid: Int

  /// The largest numerator per unit of the time's denominator, rounded up.
  var largestNumerator: Int128 { (Int128(magnitude.floor) + 1) * Int128(grid) }

  /// The bounds of the product; `nil` where they don't fit into 64 bits.
  func multiplied(by factor: Fraction) -> TimeBound? {
    let (grid, overflow) = grid.multipliedReportingOverflow(by: factor.denominator)
    guard !overflow, let magnitude = magnitude.checkedMultiplying(by: factor.magnitude) else {
      return nil
    }
    return TimeBound(magnitude: magnitude, grid: grid)
  }

  /// The bounds with any shift of a replicator; `nil` where they don't fit into 64 bits.
  func adding(_ lag: Lag) -> TimeBound? {
    guard let magnitude = magnitude.checkedAdding(lag.magnitude),
      let grid = Fraction(grid).leastCommonMultiple(with: Fraction(lag.grid))
    else { return nil }
    return TimeBound(magnitude: magnitude, grid: grid.numerator)
  }

  /// The bounds of the sum; `nil` where they don't fit into 64 bits.
  func adding(_ other: Fraction) -> TimeBound? {
    guard let magnitude = magnitude.checkedAdding(other.magnitude),
      let grid = Fraction(grid).leastCommonMultiple(with: Fraction(other.denominator))
    else { return nil }
    return TimeBound(magnitude: magnitude, grid: grid.numerator)
  }
}
