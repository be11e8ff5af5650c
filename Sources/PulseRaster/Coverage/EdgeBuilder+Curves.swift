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
    let count = lineCount(p0, p1, p2, p3)
    let isWithin = minX >= left && maxX <= right && minY >= top && maxY <= bottom
    if isWithin || count <= Self.fewLines {
      flatten(p0, p1, p2, p3, into: Int(count))
    } else if depth == 0 {
      flatten(p0, p1, p2, p3, into: Int(Self.fewLines))
    } else {
      let (p01, p12, p23) = (middle(p0, p1), middle(p1, p2), middle(p2, p3))
      let (p012, p123) = (middle(p01, p12), middle(p12, p23))
      let half = middle(p012, p123)
      addCubic(p0, p01, p012, half, depth: depth - 1)
      addCubic(half, p123, p23, p3, depth: depth - 1)
    }
  }

  /// How many lines of equal parameter length stay within the tolerance of the curve.
  ///
  /// Wang's bound: a cubic's distance from n chords is at most 3/4 of the largest second difference
  /// of its control points, over n^2. What a chord cuts off is at most 2/3 of that times its length.
  private func lineCount(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Double {
    let first = p0 - p1 * 2 + p2
    let second = p1 - p2 * 2 + p3
    let squared = max(
      first.x * first.x + first.y * first.y, second.x * second.x + second.y * second.y)
    let difference = rootBound(of: squared)
    return max(1, 1 + rootBound(of: 0.75 * difference / tolerance))
  }

  /// At least the square root of a number that is not negative, and hardly more.
  ///
  /// The standard library's own root needs the C library's mathematics, which a module without imports
  /// is not linked with. Halving the bits halves the exponent; each step of Newton's method after
  /// that lands on or above the root (the mean of x and v / x is never below it): 2e-7 after two.
  private func rootBound(of value: Double) -> Double {
    guard value > 0x1p-900 else { return 0 }
    var root = Double(bitPattern: (value.bitPattern >> 1) + 0x1FF8_0000_0000_0000)
    for _ in 0..<2 { root = (root + value / root) / 2 }
    return root
  }

  private mutating func flatten(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, into count: Int
  ) {
    let linear = (p1 - p0) * 3
    let square = (p0 - p1 * 2 + p2) * 3
    let cube = p3 - p0 + (p1 - p2) * 3
    let step = 1 / Double(count)
    var previous = p0
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      let point = p0 + (linear + (square + cube * t) * t) * t
      addLine(previous, point)
      previous = point
    }
    addLine(previous, p3)
  }

  private func middle(_ left: Point, _ right: Point) -> Point {
    Point((left.x + right.x) / 2, (left.y + right.y) / 2)
  }
}
