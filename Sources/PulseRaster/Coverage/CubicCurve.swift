import PulseTimeline

/// A cubic Bézier curve as a polynomial.
struct CubicCurve {
  /// Where it begins, for t = 0.
  let start: Point
  /// Where it ends, for t = 1.
  let end: Point
  /// The factors of t, of its square and of its cube.
  let linear: Point
  let square: Point
  let cube: Point
  /// The largest second difference of the control points, squared.
  private let bend: Double

  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    (start, end) = (p0, p3)
    linear = (p1 - p0) * 3
    square = (p0 - p1 * 2 + p2) * 3
    cube = p3 - p0 + (p1 - p2) * 3
    let (first, second) = (p0 - p1 * 2 + p2, p1 - p2 * 2 + p3)
    bend = greater(
      first.x * first.x + first.y * first.y, second.x * second.x + second.y * second.y)
  }

  /// The point at a parameter from 0 to 1.
  @inline(__always)
  func point(at t: Double) -> Point { Point(x(at: t), y(at: t)) }

  /// The point's x at a parameter.
  @inline(__always)
  func x(at t: Double) -> Double { start.x + (linear.x + (square.x + cube.x * t) * t) * t }

  /// The point's y at a parameter.
  @inline(__always)
  func y(at t: Double) -> Double { start.y + (linear.y + (square.y + cube.y * t) * t) * t }

  /// How fast x grows with the parameter.
  @inline(__always)
  func slopeX(at t: Double) -> Double { linear.x + (2 * square.x + 3 * cube.x * t) * t }

  /// How fast y grows with the parameter.
  @inline(__always)
  func slopeY(at t: Double) -> Double { linear.y + (2 * square.y + 3 * cube.y * t) * t }

  /// Into how many parts of equal parameter length the curve must be cut, at least, for chords that
  /// keep within `tolerance` of it; not a whole number.
  ///
  /// Wang's bound: a cubic's distance from n chords is at most 3/4 of the largest second difference
  /// of its control points, over n^2. What a chord cuts off is at most 2/3 of that times its length.
  func lineCount(tolerance: Double) -> Double {
    squareRoot(of: 0.75 * squareRoot(of: bend) / tolerance)
  }

  /// The parameters strictly between 0 and 1 at which y turns, in order.
  ///
  /// Those next to an end are left out: what they would part is less than can be told apart.
  var turns: [Double] {
    // y' = a t^2 + 2 b t + c; the larger root in magnitude first, as the other one follows from it.
    let (a, b, c) = (3 * cube.y, square.y, linear.y)
    let discriminant = b * b - a * c
    guard discriminant > 0 else { return [] }
    let sum = -(b + (b < 0 ? -1 : 1) * squareRoot(of: discriminant))
    var roots: [Double] = []
    for root in [sum / a, c / sum] where root > 0x1p-30 && root < 1 - 0x1p-30 {
      roots.append(root)
    }
    return roots.sorted()
  }
}

/// The square root of a number that is not negative, to about 1e-14 of it.
///
/// The standard library's own needs the C library's mathematics, which a module without imports is not
/// linked with. Halving the bits halves the exponent; four steps of Newton's method do the rest.
func squareRoot(of value: Double) -> Double {
  guard value > 0x1p-900 else { return 0 }
  var root = Double(bitPattern: (value.bitPattern >> 1) + 0x1FF8_0000_0000_0000)
  for _ in 0..<4 { root = (root + value / root) / 2 }
  return root
}
