extension RowSweep {
  /// Finds the clusters and covers their cells and those between them.
  mutating func coverClusters(top: Double, bottom: Double) {
    let pieces = slices.pieces
    pieces.sort(0..<pieceCount) { $0.left < $1.left }
    var winding: Int32 = 0
    var begin = 0
    while begin < pieceCount {
      var right = pieces[begin].right
      var end = begin + 1
      while end < pieceCount, pieces[end].left <= right {
        right = greater(right, pieces[end].right)
        end += 1
      }
      writer.advance(from: Int(pieces[begin].left), to: Int(right) + 1)
      cover(cluster: begin..<end, winding: &winding, top: top, bottom: bottom)
      writer.leave(area: isInside(winding) ? bottom - top : 0)
      begin = end
    }
  }

  /// Covers the cells of one cluster, with `winding` to its left and then to its right.
  private mutating func cover(
    cluster: Range<Int>, winding: inout Int32, top: Double, bottom: Double
  ) {
    guard let step = windingOfChain(cluster, top: top, bottom: bottom) else {
      coverBands(of: cluster, winding: winding)
      // The winding to the right is the same at every height; take it where pieces are easy to find.
      for index in cluster {
        let piece = slices.pieces[index]
        if piece.topY <= top, piece.bottomY > top { winding += piece.winding }
      }
      return
    }
    let before = isInside(winding)
    winding += step
    let after = isInside(winding)
    guard before != after else { return }
    for index in cluster {
      let piece = slices.pieces[index]
      let height = piece.bottomY - piece.topY
      slices.sums.add(
        from: piece.topX, to: piece.bottomX, signedHeight: after ? height : -height)
    }
  }

  /// The winding of a cluster that is one outline, running through the row from end to end.
  ///
  /// `nil` if it isn't, or if that does not show at once: where heights don't follow each other in the
  /// order from left to right or from right to left.
  private func windingOfChain(_ cluster: Range<Int>, top: Double, bottom: Double) -> Int32? {
    let first = slices.pieces[cluster.lowerBound]
    let isDownwards = first.topY == top
    var height = isDownwards ? top : bottom
    for index in cluster {
      let piece = slices.pieces[index]
      guard piece.winding == first.winding,
        (isDownwards ? piece.topY : piece.bottomY) == height
      else { return nil }
      height = isDownwards ? piece.bottomY : piece.topY
    }
    return height == (isDownwards ? bottom : top) && first.winding != 0 ? first.winding : nil
  }
}
