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

  init(_ edge: Edge, from topY: Double, to bottomY: Double) {
    topX = edge.x(at: topY)
    bottomX = edge.x(at: bottomY)
    if edge.winding == 0 { (topX, bottomX) = (edge.topX, edge.bottomX) }
    self.topY = topY
    self.bottomY = bottomY
    left = min(topX, bottomX)
    right = max(topX, bottomX)
    winding = edge.winding
  }

  /// Where the piece is at height `y`, which must lie between its ends.
  func x(at y: Double) -> Double {
    if y <= topY { return topX }
    if y >= bottomY { return bottomX }
    let x = topX + (y - topY) / (bottomY - topY) * (bottomX - topX)
    return min(max(x, left), right)
  }
}
