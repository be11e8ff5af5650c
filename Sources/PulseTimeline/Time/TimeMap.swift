/// A change of clock that keeps steps even: local time = scale * outer time + shift.
///
/// This is what Core Animation's (t - beginTime) * speed + timeOffset comes to, and what any
/// nesting of it comes to.
struct TimeMap: Hashable, Sendable {
  /// Local seconds that pass in one outer second; 0 where time stands still.
  var scale: Fraction
  /// The local time at the outer time 0.
  var shift: Fraction

  /// The clock that changes nothing.
  static let identity = TimeMap(scale: .one, shift: .zero)

  /// The local time at an outer time.
  func localTime(at outer: Fraction) -> Fraction {
    self == .identity ? outer : outer * scale + shift
  }

  /// The outer time at which the local clock shows `local`; `nil` where time stands still or the
  /// result does not fit into 64 bits.
  func outerTime(atLocal local: Fraction) -> Fraction? {
    local.checkedSubtracting(shift)?.checkedDividing(by: scale)
  }

  /// The clock of something inside this one; `nil` where it does not fit into 64 bits.
  func nesting(_ inner: LayerTiming) -> TimeMap? {
    // ((t * scale + shift) - beginTime) * speed + timeOffset
    guard let scale = scale.checkedMultiplying(by: inner.speed),
      let shift = shift.checkedSubtracting(inner.beginTime)?
        .checkedMultiplying(by: inner.speed)?.checkedAdding(inner.timeOffset)
    else { return nil }
    return TimeMap(scale: scale, shift: shift)
  }
}
