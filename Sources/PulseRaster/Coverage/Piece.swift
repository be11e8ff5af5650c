/// The part of an edge within a row or a band of it.
struct Piece {
  var topX: Double
  var topY: Double
  var bottomX: Double
  var bottomY: Double
  /// The smaller of the two x.
  var left: Double
  /// The larger of the two x.
  var right: Double
  /// 1 downwards, -1 upwards, 0 for a level piece, which only connects.
  var winding: Int32

  /// The part of an edge between two heights.
  @inline(__always)
  init(_ edge: Edge, winding: Int32, top: Double, bottom: Double) {
    topX = edge.topY < top ? edge.x(at: top) : edge.topX
    bottomX = edge.bottomY > bottom ? edge.x(at: bottom) : edge.bottomX
    topY = greater(edge.topY, top)
    bottomY = lesser(edge.bottomY, bottom)
    left = lesser(topX, bottomX)
    right = greater(topX, bottomX)
    self.winding = winding
  }

  /// Fills memory that is not used yet.
  static let none = Piece(
    Edge(topX: 0, topY: 0, bottomX: 0, bottomY: 0, slope: 0), winding: 0, top: 0, bottom: 0)

  /// Where the piece is at height `y`, which must lie between its ends.
  func x(at y: Double) -> Double {
    if y <= topY { return topX }
    if y >= bottomY { return bottomX }
    let x = topX + (y - topY) / (bottomY - topY) * (bottomX - topX)
    return lesser(greater(x, left), right)
  }
}
