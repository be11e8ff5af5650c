/// One line or curve of a path, as a polynomial a + b t + c t^2 + d t^3.
struct PathSegment: Hashable, Sendable {
  let start: Point
  let end: Point
  private let b: Point
  private let c: Point
  private let d: Point

  /// A line.
  init(from start: Point, to end: Point) {
    (self.start, self.end, b, c, d) = (start, end, end - start, .zero, .zero)
  }

  /// A quadratic curve.
  init(from start: Point, _ control: Point, to end: Point) {
    (self.start, self.end) = (start, end)
    (b, c, d) = ((control - start) * 2, start - control * 2 + end, .zero)
  }

  /// A cubic curve.
  init(from start: Point, _ control1: Point, _ control2: Point, to end: Point) {
    (self.start, self.end) = (start, end)
    b = (control1 - start) * 3
    c = (start - control1 * 2 + control2) * 3
    d = end - start + (control1 - control2) * 3
  }

  /// The place at a parameter; exact at both ends.
  func point(at t: Double) -> Point {
    t == 1 ? end : start + (b + (c + d * t) * t) * t
  }

  /// The direction at a parameter; `nil` where the segment is a single point.
  ///
  /// Where the derivative vanishes, as it does where control points fall together, it is the
  /// direction in which the curve leaves, or at the end in which it arrives: that of the first
  /// derivative that does not vanish, with its sign turned for the second when arriving.
  func direction(at t: Double) -> Point? {
    let first = b + (c * 2 + d * (3 * t)) * t
    if first != .zero { return first }
    let second = c * 2 + d * (6 * t)
    if second != .zero { return t >= 1 ? second * -1 : second }
    return d == .zero ? nil : d
  }

  /// How fast it runs.
  var speed: SpeedPolynomial {
    SpeedPolynomial([(b.x, c.x, d.x), (b.y, c.y, d.y)])
  }
}
