/// The piece of a smooth curve between two values: a cubic that has given slopes at its ends.
struct CubicSpan: Hashable, Sendable {
  let start: AnimatableValue
  let end: AnimatableValue
  /// The polynomial start + b t + c t^2 + d t^3.
  private let b: AnimatableValue
  private let c: AnimatableValue
  private let d: AnimatableValue

  /// The cubic from `start`, leaving it with one slope, to `end`, arriving with another (Hermite);
  /// `nil` where the values don't fit each other.
  init?(
    from start: AnimatableValue, leaving: AnimatableValue, to end: AnimatableValue,
    arriving: AnimatableValue
  ) {
    guard let way = end.subtracting(start), let both = leaving.adding(arriving),
      let c = way.scaled(by: 3)?.subtracting(both)?.subtracting(leaving),
      let d = both.subtracting(way)?.subtracting(way)
    else { return nil }
    (self.start, self.end) = (start, end)
    (self.b, self.c, self.d) = (leaving, c, d)
  }

  /// The value at a parameter; exact at both ends.
  func value(at t: Double) -> AnimatableValue {
    if t == 0 { return start }
    if t == 1 { return end }
    let rest = d.scaled(by: t)?.adding(c)?.scaled(by: t)?.adding(b)?.scaled(by: t)
    return rest.flatMap { start.adding($0) } ?? start
  }

  /// How fast it runs, all components together.
  var speed: SpeedPolynomial {
    let (b, c, d) = (b.components, c.components, d.components)
    return SpeedPolynomial(b.indices.map { (b[$0], c[$0], d[$0]) })
  }
}
