import PulseTimeline

/// Goes through the rows of a plane from the top and turns edges into a mask.
///
/// In a row, pieces of outline whose x ranges touch form a cluster. An outline can't leave its cluster
/// within the row but through the row's top or bottom, so the winding between two clusters is the
/// same at every height of the row: there all cells are covered or none, and only the clusters' own
/// cells need arithmetic. Within a cluster only those pieces count across which the inside begins or
/// ends (`RowSweep+Bands.swift`); their areas are summed up with signs.
struct RowSweep {
  let slices: SweepMemory.Slices
  let geometry: PlaneGeometry
  let rule: FillRule
  /// The row in which the first edge begins.
  let firstRow: Int
  var activeCount = 0
  var pieceCount = 0
  var bands = BandMemory()
  /// The visits to pieces that clusters with bands have taken so far.
  var effort = 0
  var writer: MaskWriter

  init(slices: SweepMemory.Slices, geometry: PlaneGeometry, rule: FillRule, firstRow: Int, hint: MaskSize)
  {
    self.slices = slices
    self.geometry = geometry
    self.rule = rule
    self.firstRow = firstRow
    writer = MaskWriter(slices: slices, geometry: geometry, firstRow: firstRow, hint: hint)
  }

  /// The mask of all rows.
  mutating func sweep(lastRow: Int) -> Mask {
    var row = firstRow
    while row < geometry.rows, row <= lastRow || activeCount > 0 {
      let top = max(Double(row), geometry.top)
      let bottom = min(Double(row + 1), geometry.bottom)
      writer.beginRow(height: bottom - top)
      activateEdges(of: row)
      cutPieces(top: top, bottom: bottom)
      coverClusters(top: top, bottom: bottom)
      writer.endRow()
      row += 1
    }
    return writer.finish()
  }

  private mutating func activateEdges(of row: Int) {
    let edges = slices.edges
    var next = slices.firstEdges[row]
    while next >= 0 {
      slices.active[activeCount] = next
      activeCount += 1
      next = edges[Int(next)].next
    }
  }

  /// Cuts the active edges to the row, sorted by their left ends, and drops those that end in it.
  private mutating func cutPieces(top: Double, bottom: Double) {
    let (edges, active, pieces) = (slices.edges, slices.active, slices.pieces)
    var kept = 0
    for index in 0..<activeCount {
      let edge = edges[Int(active[index])]
      let piece = Piece(edge, top: top, bottom: bottom)
      if edge.bottomY > bottom {
        active[kept] = active[index]
        kept += 1
      }
      // Rows of common shapes hold a handful of pieces, which this sorts on the way.
      var place = index
      while place > 0, index < 16, pieces[place - 1].left > piece.left {
        pieces[place] = pieces[place - 1]
        place -= 1
      }
      pieces[place] = piece
    }
    pieceCount = activeCount
    activeCount = kept
    if pieceCount > 16 { slices.pieces.sort(0..<pieceCount) { $0.left < $1.left } }
  }

  /// Finds the clusters and covers their cells and those between them.
  private mutating func coverClusters(top: Double, bottom: Double) {
    let pieces = slices.pieces
    var winding: Int32 = 0
    var begin = 0
    while begin < pieceCount {
      let left = pieces[begin].left
      var right = pieces[begin].right
      var end = begin + 1
      while end < pieceCount {
        let piece = pieces[end]
        if piece.left > right { break }
        right = max(right, piece.right)
        end += 1
      }
      writer.advance(from: Int(left), to: Int(right) + 1)
      cover(cluster: begin..<end, winding: &winding, top: top, bottom: bottom)
      writer.leave(area: isInside(winding) ? bottom - top : 0)
      begin = end
    }
  }

  /// Covers the cells of one cluster, with `winding` to its left and then to its right.
  private mutating func cover(
    cluster: Range<Int>, winding: inout Int32, top: Double, bottom: Double
  ) {
    guard let step = slices.pieces.windingOfChain(cluster, top: top, bottom: bottom) else {
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
      slices.sums.add(from: piece.topX, to: piece.bottomX, signedHeight: after ? height : -height)
    }
  }

  /// Whether places with this winding are inside.
  func isInside(_ winding: Int32) -> Bool {
    rule == .nonZero ? winding != 0 : winding & 1 != 0
  }
}
