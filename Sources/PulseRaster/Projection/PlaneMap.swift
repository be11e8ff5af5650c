import PulseTimeline

/// A map between planes as nine numbers, with the ways to go through it and back.
struct PlaneMap {
  let forward: ProjectiveTransform

  init(_ transform: ProjectiveTransform) { forward = transform }

  /// The way back, up to a factor that cancels out; `nil` where the map flattens everything.
  var inverse: ProjectiveTransform? {
    let m = forward
    // The adjugate of the matrix whose rows are (a, b, px), (c, d, py), (tx, ty, pw).
    let inverse = ProjectiveTransform(
      a: m.d * m.pw - m.py * m.ty, b: m.px * m.ty - m.b * m.pw, c: m.py * m.tx - m.c * m.pw,
      d: m.a * m.pw - m.px * m.tx, tx: m.c * m.ty - m.d * m.tx, ty: m.b * m.tx - m.a * m.ty,
      px: m.b * m.py - m.px * m.d, py: m.px * m.c - m.a * m.py, pw: m.a * m.d - m.b * m.c)
    let determinant = m.a * inverse.a + m.b * inverse.c + m.px * inverse.tx
    guard determinant != 0, determinant.isFinite, inverse.isFinite else { return nil }
    return inverse
  }

  /// At least about the largest factor by which the map stretches anything near a path.
  ///
  /// With perspective that has no limit; it is looked for at the corners of the path's box, the part of
  /// it before the viewer.
  func stretch(of path: Path) -> Double {
    let linear = Self.largestStretch(forward.a, forward.b, forward.c, forward.d)
    guard forward.px != 0 || forward.py != 0 else { return linear / forward.pw.magnitude }
    let corners = path.box
    let farthest = corners.map { forward.divisor(at: $0).magnitude }.max() ?? 1
    guard farthest > 0 else { return linear }
    let slope = Point(forward.px, forward.py).length
    return corners.reduce(linear / farthest) { largest, corner in
      let w = greater(forward.divisor(at: corner), farthest / 64)
      let place = Point(
        forward.a * corner.x + forward.c * corner.y + forward.tx,
        forward.b * corner.x + forward.d * corner.y + forward.ty)
      return greater(largest, (linear + place.length / w * slope) / w)
    }
  }

  /// The larger one of a matrix's singular values.
  private static func largestStretch(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let rest = greater(sum * sum - 4 * determinant * determinant, 0)
    return squareRoot(of: (sum + squareRoot(of: rest)) / 2)
  }
}

extension Path {
  /// The corners of the upright box around all points and control points.
  fileprivate var box: [Point] {
    var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
    for point in elements.flatMap(\.points) {
      low = Point(lesser(low.x, point.x), lesser(low.y, point.y))
      high = Point(greater(high.x, point.x), greater(high.y, point.y))
    }
    guard low.x <= high.x else { return [] }
    return [low, Point(high.x, low.y), high, Point(low.x, high.y)]
  }
}

extension Path.Element {
  /// The points and control points that it names.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let point): [control, point]
    case .cubic(let control1, let control2, let point): [control1, control2, point]
    case .close: []
    }
  }
}
