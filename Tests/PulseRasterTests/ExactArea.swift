import PulseTimeline

/// Areas by other ways than the rasterizer's, written as plainly as possible.
enum ExactArea {
  /// The outline's polygons; curves become `lines` lines each.
  static func polygons(of path: Path, lines: Int = 2048) -> [[Point]] {
    var polygons: [[Point]] = []
    var current: [Point] = []
    for element in path.elements {
      switch element {
      case .move(let point):
        if current.count > 1 { polygons.append(current) }
        current = [point]
      case .line(let point): current.append(point)
      case .quad(let control, let point):
        let from = current[current.count - 1]
        current += (1...lines).map { index in
          let t = Double(index) / Double(lines)
          return from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + point * (t * t)
        }
      case .cubic(let control1, let control2, let point):
        let from = current[current.count - 1]
        current += (1...lines).map { index in
          let t = Double(index) / Double(lines)
          let s = 1 - t
          return from * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
            + point * (t * t * t)
        }
      case .close: break
      }
    }
    if current.count > 1 { polygons.append(current) }
    return polygons
  }

  /// The area that a simple polygon shares with the rectangle, after Sutherland and Hodgman.
  static func clipped(
    _ polygon: [Point], left: Double, top: Double, right: Double, bottom: Double
  ) -> Double {
    var points = polygon
    points = clip(points) { $0.x - left }
    points = clip(points) { right - $0.x }
    points = clip(points) { $0.y - top }
    points = clip(points) { bottom - $0.y }
    return area(points).magnitude
  }

  /// The part of a polygon where `side` is not negative; `side` must be affine.
  private static func clip(_ points: [Point], _ side: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      let (here, there) = (side(point), side(next))
      if here >= 0 { result.append(point) }
      if (here < 0) != (there < 0) {
        result.append(point + (next - point) * (here / (here - there)))
      }
    }
    return result
  }

  private static func area(_ points: [Point]) -> Double {
    guard let origin = points.first else { return 0 }
    var sum = 0.0
    for (index, point) in points.enumerated() {
      let (a, b) = (point - origin, points[(index + 1) % points.count] - origin)
      sum += a.x * b.y - a.y * b.x
    }
    return sum / 2
  }

  /// The areas inside all polygons together within the cells of a row, a cell being `width` wide and
  /// `height` high: from lines at many heights, each of them exact.
  static func scanned(
    _ polygons: [[Point]], rule: FillRule, left: Double = 0, top: Double, width: Double = 1,
    height: Double = 1, columns: Int, lines: Int
  ) -> [Double] {
    var sums = [Double](repeating: 0, count: columns)
    for line in 0..<lines {
      let y = top + (Double(line) + 0.5) / Double(lines) * height
      for (begin, end) in insides(polygons, rule: rule, y: y) {
        let first = max(Int(((begin - left) / width).rounded(.down)), 0)
        let last = min(Int(((end - left) / width).rounded(.down)), columns - 1)
        guard first <= last else { continue }
        for column in first...last {
          let cell = left + Double(column) * width
          sums[column] += max(min(end, cell + width) - max(begin, cell), 0)
        }
      }
    }
    return sums.map { $0 / Double(lines) * height }
  }

  /// The intervals of a level line that lie inside.
  private static func insides(
    _ polygons: [[Point]], rule: FillRule, y: Double
  ) -> [(Double, Double)] {
    var crossings: [(x: Double, step: Int)] = []
    for polygon in polygons {
      var from = polygon[polygon.count - 1]
      for to in polygon {
        if (from.y <= y) != (to.y <= y) {
          let x = from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y))
          crossings.append((x, from.y <= y ? 1 : -1))
        }
        from = to
      }
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    return zip(crossings, crossings.dropFirst()).compactMap { crossing, next in
      winding += crossing.step
      let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
      return isInside ? (crossing.x, next.x) : nil
    }
  }
}
