import PulseTimeline

extension EdgeBuilder {
  /// How often a curve that is partly outside may be halved; each half is looked at by itself, so
  /// that a curve of 2^36 cells is down to the size of a picture after some 30.
  static let bisections = 40

  /// A curve that needs no more lines than this is not worth clipping as a curve.
  private static let fewLines: Double = 16

  /// Adds a quadratic curve, as the cubic that equals it.
  mutating func addQuad(_ from: Point, _ control: Point, _ to: Point) {
    addCubic(
      from, from + (control - from) * (2.0 / 3.0), to + (control - to) * (2.0 / 3.0), to,
      depth: Self.bisections)
  }

  /// Adds the part of a cubic curve that matters within the picture.
  mutating func addCubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, depth: Int) {
    if isOverLimit { return }
    let minX = lesser(lesser(p0.x, p1.x), lesser(p2.x, p3.x))
    let maxX = greater(greater(p0.x, p1.x), greater(p2.x, p3.x))
    let minY = lesser(lesser(p0.y, p1.y), lesser(p2.y, p3.y))
    let maxY = greater(greater(p0.y, p1.y), greater(p2.y, p3.y))
    if maxY <= top || minY >= bottom || minX > right { return }
    // To the left of the picture only the height counts that the curve covers in sum.
    if maxX <= left { return addLine(p0, p3) }
    let curve = CubicCurve(p0, p1, p2, p3)
    // A curve of a few cells may lie in one of them with much of its length, and so with its error.
    let isSmall = maxX - minX + maxY - minY < 8
    let count = curve.lineCount(tolerance: isSmall ? tolerance / 4 : tolerance)
    let isWithin = minX >= left && maxX <= right && minY >= top && maxY <= bottom
    if isWithin {
      addRows(of: curve, count: count, low: Point(minX, minY), high: Point(maxX, maxY))
    } else if count <= Self.fewLines || depth == 0 {
      addLines(of: curve, count: lesser(count, Self.fewLines))
    } else {
      let (p01, p12, p23) = (middle(p0, p1), middle(p1, p2), middle(p2, p3))
      let (p012, p123) = (middle(p01, p12), middle(p12, p23))
      let half = middle(p012, p123)
      addCubic(p0, p01, p012, half, depth: depth - 1)
      addCubic(half, p123, p23, p3, depth: depth - 1)
    }
  }

  /// Adds a curve, parts of which may be outside, as lines of equal parameter length.
  private mutating func addLines(of curve: CubicCurve, count: Double) {
    let lines = Int(count) + 1
    var previous = curve.start
    for index in 1..<max(lines, 1) {
      let point = curve.point(at: Double(index) / Double(lines))
      addLine(previous, point)
      previous = point
    }
    addLine(previous, curve.end)
  }

  private func middle(_ left: Point, _ right: Point) -> Point {
    Point((left.x + right.x) / 2, (left.y + right.y) / 2)
  }
}
