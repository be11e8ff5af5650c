/// A chain that reaches into the row that the sweep has come to.
struct ActiveChain {
  /// The edge that reaches into the next row, or begins there.
  var edge: Int32
  /// The lowest edge.
  let last: Int32
  /// 1 downwards, -1 upwards, 0 for a level edge.
  let winding: Int32
  /// Whether nothing of it lies below the row.
  var isFinished = false
  /// Whether it runs from the row's top to its bottom.
  var spansRow = false
  /// The index of its first point in the row, and how many there are.
  var firstPoint: Int32 = 0
  var pointCount: Int32 = 0
  /// Where it is at the row's top; from then on, at its bottom.
  var x: Double
  /// The smallest and the largest x of its points in the row.
  var left: Double = 0
  var right: Double = 0

  init(_ chain: Chain, edges: WorkSlice<Edge>) {
    edge = chain.first
    last = chain.last
    winding = chain.winding
    x = edges[Int(chain.first)].topX
  }

  private init() { (edge, last, winding, x) = (0, 0, 0, 0) }

  /// Fills memory that is not used yet.
  static let none = ActiveChain()

  /// Cuts the chain to a row.
  ///
  /// Its points there, at least two, from the top, go to `points` from `count` on, which grows.
  @inline(__always)
  mutating func cut(
    _ edges: WorkSlice<Edge>, top: Double, bottom: Double, into points: WorkSlice<OutlinePoint>,
    count: inout Int
  ) {
    firstPoint = Int32(truncatingIfNeeded: count)
    let step: Int32 = last < edge ? -1 : 1
    var current = edges[Int(edge)]
    spansRow = current.topY <= top
    // An edge that begins with the row may have been moved to the side; see `EdgeBuilder.append`.
    if current.topY >= top { x = current.topX }
    points[count] = OutlinePoint(x: x, y: greater(current.topY, top))
    count += 1
    (left, right) = (x, x)
    while true {
      let endsBelow = current.bottomY > bottom
      x = endsBelow ? current.x(at: bottom) : current.bottomX
      points[count] = OutlinePoint(x: x, y: endsBelow ? bottom : current.bottomY)
      count += 1
      left = lesser(left, x)
      right = greater(right, x)
      if endsBelow { break }
      if edge == last {
        isFinished = true
        spansRow = spansRow && current.bottomY == bottom
        break
      }
      edge += step
      current = edges[Int(edge)]
      if current.topY >= bottom { break }
    }
    pointCount = Int32(truncatingIfNeeded: count) - firstPoint
  }
}

/// A point of an outline, in cells.
struct OutlinePoint {
  var x: Double
  var y: Double
}
