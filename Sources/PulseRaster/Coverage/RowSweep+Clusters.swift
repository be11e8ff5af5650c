extension RowSweep {
  /// Finds the clusters and covers their cells and those between them.
  mutating func coverClusters(top: Double, bottom: Double) {
    collectPieces()
    var winding: Int32 = 0
    var begin = 0
    while begin < pieces.count {
      var right = pieces[begin].right
      var end = begin + 1
      while end < pieces.count, pieces[end].left <= right {
        right = greater(right, pieces[end].right)
        end += 1
      }
      writer.advance(from: Int(pieces[begin].left), to: Int(right) + 1)
      cover(cluster: begin..<end, winding: &winding, top: top, bottom: bottom)
      writer.leave(area: isInside(winding) ? bottom - top : 0)
      begin = end
    }
  }

  /// Turns the points of all chains into pieces, sorted by their left ends.
  private mutating func collectPieces() {
    pieces.removeAll(keepingCapacity: true)
    for index in 0..<activeCount {
      let chain = slices.active[index]
      let first = Int(chain.firstPoint)
      for place in first..<first + Int(chain.pointCount) - 1 {
        pieces.append(
          Piece(from: slices.points[place], to: slices.points[place + 1], winding: chain.winding))
      }
    }
    pieces.sort { $0.left < $1.left }
  }

  /// Covers the cells of one cluster, with `winding` to its left and then to its right.
  private mutating func cover(
    cluster: Range<Int>, winding: inout Int32, top: Double, bottom: Double
  ) {
    guard let step = windingOfChain(cluster, top: top, bottom: bottom) else {
      coverBands(of: cluster, winding: winding)
      // The winding to the right is the same at every height; take it where pieces are easy to find.
      for index in cluster {
        let piece = pieces[index]
        if piece.topY <= top, piece.bottomY > top { winding += piece.winding }
      }
      return
    }
    let before = isInside(winding)
    winding += step
    let after = isInside(winding)
    guard before != after else { return }
    for index in cluster {
      let piece = pieces[index]
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
    let first = pieces[cluster.lowerBound]
    let isDownwards = first.topY == top
    var height = isDownwards ? top : bottom
    for index in cluster {
      let piece = pieces[index]
      guard piece.winding == first.winding,
        (isDownwards ? piece.topY : piece.bottomY) == height
      else { return nil }
      height = isDownwards ? piece.bottomY : piece.topY
    }
    return height == (isDownwards ? bottom : top) && first.winding != 0 ? first.winding : nil
  }
}
