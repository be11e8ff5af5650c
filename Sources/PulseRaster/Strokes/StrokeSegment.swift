import PulseTimeline

/// A piece of a subpath that has a length: a line, or a cubic curve.
struct StrokeSegment {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point
  let isLine: Bool

  /// A straight piece.
  init(from start: Point, to end: Point) {
    (self.start, self.end, isLine) = (start, end, true)
    control1 = start + (end - start) * (1.0 / 3.0)
    control2 = start + (end - start) * (2.0 / 3.0)
  }

  /// A cubic curve; one whose control points all lie in order on its chord is a line.
  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    let chord = end - start
    let (first, second) = (control1 - start, control2 - start)
    let isOnChord = chord.cross(first) == 0 && chord.cross(second) == 0
    let (a, b, c) = (chord.dot(first), chord.dot(second), chord.dot(chord))
    isLine = isOnChord && a >= 0 && a <= b && b <= c && c > 0
  }

  /// The curve as a polynomial.
  var curve: CubicCurve { CubicCurve(start, control1, control2, end) }

  /// Whether it has no length.
  var isPoint: Bool { start == end && start == control1 && start == control2 }

  /// The part between two parameters, after de Casteljau.
  func part(from low: Double, to high: Double) -> StrokeSegment {
    if low <= 0, high >= 1 { return self }
    if isLine {
      return StrokeSegment(
        from: start.mixed(end, low), to: high >= 1 ? end : start.mixed(end, high))
    }
    let head = high >= 1 ? self : split(at: high).0
    return low <= 0 ? head : head.split(at: low / high).1
  }

  private func split(at t: Double) -> (StrokeSegment, StrokeSegment) {
    let (a, b, c) = (
      start.mixed(control1, t), control1.mixed(control2, t), control2.mixed(end, t)
    )
    let (ab, bc) = (a.mixed(b, t), b.mixed(c, t))
    let middle = ab.mixed(bc, t)
    return (StrokeSegment(start, a, ab, middle), StrokeSegment(middle, bc, c, end))
  }
}

extension Point {
  /// The area that the two spans enclose, positive where `other` lies clockwise on the screen.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The scalar product.
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The distance from the origin.
  var length: Double { squareRoot(of: dot(self)) }

  /// The span turned by a quarter, clockwise on the screen.
  var turned: Point { Point(-y, x) }

  /// The span with the length 1; `nil` for none.
  var unit: Point? {
    let length = length
    return length > 0 ? self * (1 / length) : nil
  }

  /// The place at a part of the way to `other`.
  func mixed(_ other: Point, _ part: Double) -> Point { self + (other - self) * part }
}
