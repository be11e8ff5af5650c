extension Transform3D {
  /// The map at `fraction` of the way to `end`; the way goes on below 0 and beyond 1.
  ///
  /// Not number by number, which would squash what turns: both maps are taken apart, and scale, turn,
  /// shift and perspective move by themselves, as Core Animation does it. Turns go the shorter way; a
  /// half turn in the plane goes against the clock, as measured on macOS. Only where a map cannot be
  /// taken apart, as it flattens something to nothing, the numbers themselves move.
  ///
  /// The way of taking maps apart is that of CSS Transforms, levels 1 (plane) and 2 (space).
  public func interpolated(to end: Transform3D, at fraction: Double) -> Transform3D {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    if let from = affine, let to = end.affine {
      guard let from = PlaneParts(from), let to = PlaneParts(to) else {
        return mixed(with: end, at: fraction)
      }
      return Transform3D(from.mixed(with: to, at: fraction).affine)
    }
    guard let from = SpaceParts(self), let to = SpaceParts(end) else {
      return mixed(with: end, at: fraction)
    }
    return from.mixed(with: to, at: fraction).transform
  }

  /// Number by number.
  private func mixed(with end: Transform3D, at fraction: Double) -> Transform3D {
    let (from, to) = (rows, end.rows)
    func row(_ from: SIMD4<Double>, _ to: SIMD4<Double>) -> SIMD4<Double> {
      from + (to - from) * fraction
    }
    return Transform3D(
      row(from.0, to.0), row(from.1, to.1), row(from.2, to.2), row(from.3, to.3))
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
