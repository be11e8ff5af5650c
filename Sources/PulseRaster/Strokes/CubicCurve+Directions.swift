import PulseTimeline

extension CubicCurve {
  /// How the point moves with the parameter.
  @inline(__always)
  func velocity(at t: Double) -> Point { linear + (square * 2 + cube * (3 * t)) * t }

  /// How the velocity changes with the parameter.
  @inline(__always)
  func acceleration(at t: Double) -> Point { square * 2 + cube * (6 * t) }

  /// The direction in which the curve leaves a place (`side` 1) or comes to it (`side` -1).
  ///
  /// Where the curve stands still, as at a cusp or where control points meet, that is the limit. `nil`
  /// for a curve without length.
  func tangent(at t: Double, side: Double) -> Point? {
    let scale = (linear.length + square.length + cube.length) * 1e-9
    let velocity = velocity(at: t)
    if velocity.length > scale { return velocity.unit }
    let acceleration = acceleration(at: t)
    if acceleration.length > scale { return (acceleration * side).unit }
    return cube.unit
  }

  /// How fast the direction turns with the parameter, clockwise on the screen, in radians.
  func turn(at t: Double) -> Double {
    let velocity = velocity(at: t)
    let square = velocity.dot(velocity)
    return square > 0 ? velocity.cross(acceleration(at: t)) / square : 0
  }

  /// The parameters strictly between 0 and 1 at which the curve bends the other way or is slowest: none
  /// of the parts between them has its sharpest bend inside.
  var bends: [Double] {
    let bends = Quadratic(linear.cross(square), 3 * linear.cross(cube), 3 * square.cross(cube))
    let slowest = Cubic(
      linear.dot(square), 3 * linear.dot(cube) + 2 * square.dot(square), 9 * square.dot(cube),
      9 * cube.dot(cube))
    return (bends.roots + slowest.roots).filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.sorted()
  }
}

/// The polynomial a + b t + c t^2.
struct Quadratic {
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ a: Double, _ b: Double, _ c: Double) { (self.a, self.b, self.c) = (a, b, c) }

  /// Where it is 0.
  var roots: [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The larger root in magnitude first, as the other one follows from it.
    let sum = -(b + (b < 0 ? -1 : 1) * squareRoot(of: discriminant)) / 2
    return [sum / c, a / sum].filter(\.isFinite)
  }
}

/// The polynomial a + b t + c t^2 + d t^3.
struct Cubic {
  private let a: Double
  private let b: Double
  private let c: Double
  private let d: Double

  init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  func value(at t: Double) -> Double { a + (b + (c + d * t) * t) * t }

  /// Where it changes its sign between 0 and 1: halved in between the places where it turns.
  var roots: [Double] {
    let turns = Quadratic(b, 2 * c, 3 * d).roots.filter { $0 > 0 && $0 < 1 }.sorted()
    let places = [0] + turns + [1]
    return zip(places, places.dropFirst()).compactMap { low, high in
      let (first, last) = (value(at: low), value(at: high))
      guard (first < 0) != (last < 0) else { return nil }
      var (begin, end) = (low, high)
      for _ in 0..<52 {
        let middle = (begin + end) / 2
        if (value(at: middle) < 0) == (first < 0) { begin = middle } else { end = middle }
      }
      return (begin + end) / 2
    }
  }
}
