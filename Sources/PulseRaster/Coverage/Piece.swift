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
  init(_ edge: Edge, top: Double, bottom: Double) {
    topX = edge.topY < top ? edge.x(at: top) : edge.topX
    bottomX = edge.bottomY > bottom ? edge.x(at: bottom) : edge.bottomX
    topY = max(edge.topY, top)
    bottomY = min(edge.bottomY, bottom)
    left = min(topX, bottomX)
    right = max(topX, bottomX)
    winding = edge.winding
  }

  /// Fills memory that is not used yet.
  static let none = Piece(
    Edge(topX: 0, topY: 0, bottomX: 0, bottomY: 0, slope: 0, winding: 0, next: -1), top: 0, bottom: 0)

  /// Where the piece is at height `y`, which must lie between its ends.
  func x(at y: Double) -> Double {
    if y <= topY { return topX }
    if y >= bottomY { return bottomX }
    let x = topX + (y - topY) / (bottomY - topY) * (bottomX - topX)
    return min(max(x, left), right)
  }
}

extension WorkSlice<Piece> {
  /// The winding of a cluster that is one outline, running through the row from end to end.
  ///
  /// `nil` if it isn't, or if that does not show at once: where heights don't follow each other in the
  /// order from left to right or from right to left.
  func windingOfChain(_ cluster: Range<Int>, top: Double, bottom: Double) -> Int32? {
    let first = self[cluster.lowerBound]
    let winding = first.winding
    let isDownwards = first.topY == top
    var height = isDownwards ? top : bottom
    for index in cluster {
      let piece = self[index]
      guard piece.winding == winding, (isDownwards ? piece.topY : piece.bottomY) == height else {
        return nil
      }
      height = isDownwards ? piece.bottomY : piece.topY
    }
    return height == (isDownwards ? bottom : top) && winding != 0 ? winding : nil
  }
}
