extension Transform3D {
  /// The map at `fraction` of the way to `end`; the way goes on below 0 and beyond 1.
  public func interpolated(to end: Transform3D, at fraction: Double) -> Transform3D {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return mixed(with: end, at: fraction)
  }

  /// Number by number.
  func mixed(with end: Transform3D, at fraction: Double) -> Transform3D {
    let (from, to) = (rows, end.rows)
    return Transform3D(
      from.0 + (to.0 - from.0) * fraction, from.1 + (to.1 - from.1) * fraction,
      from.2 + (to.2 - from.2) * fraction, from.3 + (to.3 - from.3) * fraction)
  }

  /// The map done `count` times, the whole part of it; `nil` for a negative one that cannot be
  /// undone.
  func repeated(_ count: Double) -> Transform3D? {
    guard count.isFinite, let base = count < 0 ? inverted : self else { return nil }
    var (result, power) = (Transform3D.identity, base)
    var rest = UInt64(min(abs(count), 0x1p53))
    while rest > 0 {
      if rest & 1 == 1 { result = result.concatenating(power) }
      power = power.concatenating(power)
      rest >>= 1
    }
    return result
  }
}
