/// A chain that reaches into the row that the sweep has come to.
struct ActiveChain {
  /// The edge that reaches into the next row, or begins there.
  var edge: Int32
  /// The lowest edge.
  let last: Int32
  /// 1 downwards, -1 upwards, 0 for a level edge.
  let winding: Int32
  // Of the row:
  /// The chain's first piece.
  var firstPiece: Int32 = 0
  /// The piece after its last one.
  var endPiece: Int32 = 0
  /// The smallest x of its pieces.
  var left: Double = 0
  /// The largest x of its pieces.
  var right: Double = 0
  /// Whether it runs from the row's top to its bottom.
  var spansRow = false
  /// Whether nothing of it lies below the row.
  var isFinished = false

  init(_ chain: Chain) {
    edge = chain.first
    last = chain.last
    winding = chain.winding
  }

  /// Fills memory that is not used yet.
  static let none = ActiveChain(Chain(first: 0, last: 0, winding: 0, next: -1))

  /// Cuts the chain's edges to a row; the pieces go to `pieces` from `count` on, which grows.
  @inline(__always)
  mutating func cut(
    _ edges: WorkSlice<Edge>, top: Double, bottom: Double, into pieces: WorkSlice<Piece>,
    count: inout Int
  ) {
    firstPiece = Int32(truncatingIfNeeded: count)
    let step: Int32 = last < edge ? -1 : 1
    var current = edges[Int(edge)]
    spansRow = current.topY <= top
    (left, right) = (.infinity, -.infinity)
    while true {
      let piece = Piece(current, winding: winding, top: top, bottom: bottom)
      pieces[count] = piece
      count += 1
      left = lesser(left, piece.left)
      right = greater(right, piece.right)
      if current.bottomY > bottom { break }
      if edge == last {
        isFinished = true
        spansRow = spansRow && current.bottomY == bottom
        break
      }
      edge += step
      current = edges[Int(edge)]
      if current.topY >= bottom { break }
    }
    endPiece = Int32(truncatingIfNeeded: count)
  }
}
