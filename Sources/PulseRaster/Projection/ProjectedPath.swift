import PulseTimeline

/// A path seen in perspective, as an ordinary path in picture pixels.
///
/// What lies behind the viewer is cut off first, a little before the divisor w reaches 0: there pixels
/// are farther away than ``EdgeBuilder/farthest`` cares about. A cubic becomes a rational curve, which
/// is approximated by cubics with the same ends and directions, on parts that are halved until they keep
/// within the tolerance.
struct ProjectedPath {
  /// The path that is seen.
  private(set) var path = Path()
  private let transform: ProjectiveTransform
  private let tolerance: Double
  /// The smallest divisor that is seen.
  private let nearest: Double
  /// Where the outline has come to in the picture, and where the subpath began.
  private var end: Point?
  private var begin: Point?

  /// How often a curve may be halved.
  private static let bisections = 24
  /// How much nearer than the farthest point of a path its nearest one may be.
  private static let depth: Double = 0x1p-20
  /// How many steps a path may take.
  private static let limit = 1 << 20

  init(_ path: Path, through transform: ProjectiveTransform, tolerance: Double) {
    self.transform = transform
    self.tolerance = tolerance
    let divisors = path.elements.flatMap(\.points).map { transform.divisor(at: $0) }
    let farthest = divisors.max() ?? 0
    nearest = farthest * Self.depth
    guard farthest > 0, divisors.allSatisfy(\.isFinite) else { return }
    var (current, start) = (Point.zero, Point?.none)
    for element in path.elements {
      switch element {
      case .move(let point):
        if let start { addLine(current, start) }
        finish()
        (current, start) = (point, point)
        continue
      default: break
      }
      guard let first = start else { continue }
      switch element {
      case .move: break
      case .line(let point): addLine(current, point)
      case .quad(let control, let point):
        addCubic(current, current.mixed(control, 2.0 / 3.0), point.mixed(control, 2.0 / 3.0), point)
      case .cubic(let control1, let control2, let point):
        addCubic(current, control1, control2, point)
      case .close: addLine(current, first)
      }
      current = element.points.last ?? first
    }
    if let start { addLine(current, start) }
    finish()
  }

  /// Closes the subpath; where it has been cut, that goes along the cut.
  private mutating func finish() {
    if end != nil { path.elements.append(.close) }
    (begin, end) = (nil, nil)
  }

  /// Goes to a point in the picture, straight where the outline is not there already.
  private mutating func go(to point: Point) {
    if end == nil {
      path.elements.append(.move(to: point))
      begin = point
    } else if end != point {
      path.elements.append(.line(to: point))
    }
    end = point
  }

  private mutating func addLine(_ from: Point, _ to: Point) {
    let (first, last) = (transform.divisor(at: from), transform.divisor(at: to))
    guard max(first, last) >= nearest else { return }
    let part = (nearest - first) / (last - first)
    go(to: transform.apply(first < nearest ? from.mixed(to, part) : from))
    go(to: transform.apply(last < nearest ? from.mixed(to, part) : to))
  }

  private mutating func addCubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    let curve = CubicCurve(p0, p1, p2, p3)
    let (x, y) = (transform.px, transform.py)
    let divisor = Cubic(
      transform.divisor(at: p0) - nearest, x * curve.linear.x + y * curve.linear.y,
      x * curve.square.x + y * curve.square.y, x * curve.cube.x + y * curve.cube.y)
    var low = 0.0
    for high in divisor.roots + [1] {
      if divisor.value(at: (low + high) / 2) > 0 {
        let (first, last) = (place(on: curve, at: low), place(on: curve, at: high))
        go(to: first.point)
        addPart(of: curve, from: first, to: last, depth: Self.bisections)
      }
      low = high
    }
  }

  /// A place on a curve, as it is seen.
  private struct Place {
    let t: Double
    let point: Point
    let velocity: Point
  }

  private func place(on curve: CubicCurve, at t: Double) -> Place {
    let (point, velocity) = (curve.point(at: t), curve.velocity(at: t))
    let w = greater(transform.divisor(at: point), nearest / 2)
    let seen = Point(
      (transform.a * point.x + transform.c * point.y + transform.tx) / w,
      (transform.b * point.x + transform.d * point.y + transform.ty) / w)
    let growth = transform.px * velocity.x + transform.py * velocity.y
    return Place(
      t: t, point: seen,
      velocity: Point(
        (transform.a * velocity.x + transform.c * velocity.y - seen.x * growth) / w,
        (transform.b * velocity.x + transform.d * velocity.y - seen.y * growth) / w))
  }

  private mutating func addPart(of curve: CubicCurve, from: Place, to: Place, depth: Int) {
    let length = to.t - from.t
    let control1 = from.point + from.velocity * (length / 3)
    let control2 = to.point - to.velocity * (length / 3)
    let cubic = CubicCurve(from.point, control1, control2, to.point)
    let fits = (1...3).allSatisfy { index in
      let seen = place(on: curve, at: from.t + length * Double(index) / 4).point
      return (cubic.point(at: Double(index) / 4) - seen).length <= tolerance
    }
    if fits || depth == 0 || path.elements.count > Self.limit {
      path.elements.append(.cubic(control1: control1, control2: control2, to: to.point))
      end = to.point
    } else {
      let middle = place(on: curve, at: (from.t + to.t) / 2)
      addPart(of: curve, from: from, to: middle, depth: depth - 1)
      addPart(of: curve, from: middle, to: to, depth: depth - 1)
    }
  }
}
