/// A straight piece of an outline within a row.
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

  init(from top: OutlinePoint, to bottom: OutlinePoint, winding: Int32) {
    (topX, topY, bottomX, bottomY) = (top.x, top.y, bottom.x, bottom.y)
    left = lesser(topX, bottomX)
    right = greater(topX, bottomX)
    self.winding = winding
  }

  /// Where the piece is at height `y`, which must lie between its ends.
  func x(at y: Double) -> Double {
    if y <= topY { return topX }
    if y >= bottomY { return bottomX }
    let x = topX + (y - topY) / (bottomY - topY) * (bottomX - topX)
    return lesser(greater(x, left), right)
  }
}
