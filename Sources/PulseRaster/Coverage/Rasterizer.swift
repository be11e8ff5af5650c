package import PulseTimeline

/// Computes how much of each sample's footprint a filled path covers.
///
/// Rows are worked through one after the other. In a row, pieces of outline whose x ranges touch form
/// a cluster. An outline can't leave its cluster within the row but through the row's top or bottom,
/// so the winding between two clusters is the same at every height of the row: there all cells are
/// covered or none, and only the clusters' own cells need arithmetic. Within a cluster only those
/// pieces count across which the inside begins or ends (`Rasterizer+Clusters.swift`); their areas are
/// summed up with signs.
///
/// Accuracy: a cell's coverage misses the true one by at most 2/3 of ``tolerance`` times the length
/// of the outline within the cell. A cluster whose outlines meet themselves or each other so often that
/// ``effortLimit`` is passed is sampled on lines instead (see there).
///
/// A rasterizer keeps its working memory between masks; it holds no other state.
package struct Rasterizer: Sendable {
  /// The largest distance between a curve and its lines, in cells; about 1/2048 by default.
  package let tolerance: Double

  var builder = EdgeBuilder()
  /// The edges that reach into the row, as indices.
  var active: [Int32] = []
  /// The parts of the active edges within the row; then sorted by their left ends.
  var pieces: [Piece] = []
  /// For each cell of the row, what to add to the sum of its left neighbours to get its covered area.
  var sums: [Double] = []
  var scratch = ClusterScratch()
  var effort: Int = 0
  var writer = MaskWriter()
  var rule: FillRule = .nonZero

  /// Makes a rasterizer whose lines keep within `tolerance` cells of the curves they stand for.
  package init(tolerance: Double = 1.0 / 2048) {
    self.tolerance = max(tolerance, 0x1p-30)
  }

  /// The mask of a path that `transform` takes to picture pixels.
  package mutating func mask(
    of path: Path, transform: AffineTransform = .identity, rule: FillRule = .nonZero,
    geometry: PlaneGeometry
  ) -> Mask {
    let toCells = transform.concatenating(geometry.transform)
    builder.build(path, through: toCells, geometry: geometry, tolerance: tolerance)
    self.rule = rule
    effort = 0
    active.removeAll(keepingCapacity: true)
    if sums.count < geometry.columns + 2 {
      sums = Array(repeating: 0, count: geometry.columns + 2)
    }
    writer.begin(firstRow: builder.rows.lowerBound, geometry: geometry)
    var row = builder.rows.lowerBound
    while row < geometry.rows, row < builder.rows.upperBound || !active.isEmpty {
      sweep(row: row, geometry: geometry)
      row += 1
    }
    return writer.finish()
  }

  private mutating func sweep(row: Int, geometry: PlaneGeometry) {
    var next = builder.firstEdges[row]
    while next >= 0 {
      active.append(next)
      next = builder.edges[Int(next)].next
    }
    let top = max(Double(row), geometry.top)
    let bottom = min(Double(row + 1), geometry.bottom)
    cutPieces(top: top, bottom: bottom)
    writer.beginRow(row)
    coverClusters(top: top, bottom: bottom)
    writer.endRow()
  }

  /// Cuts the active edges to the row and drops those that end in it.
  private mutating func cutPieces(top: Double, bottom: Double) {
    pieces.removeAll(keepingCapacity: true)
    var kept = 0
    for index in active.indices {
      let edge = builder.edges[Int(active[index])]
      pieces.append(Piece(edge, from: max(edge.topY, top), to: min(edge.bottomY, bottom)))
      if edge.bottomY > bottom {
        active[kept] = active[index]
        kept += 1
      }
    }
    active.removeLast(active.count - kept)
    sortPieces()
  }

  /// Sorts by left ends; rows of common shapes hold a handful of pieces, often in order already.
  private mutating func sortPieces() {
    guard pieces.count <= 16 else {
      pieces.sort { $0.left < $1.left }
      return
    }
    for index in pieces.indices.dropFirst() {
      let piece = pieces[index]
      var place = index
      while place > 0, pieces[place - 1].left > piece.left {
        pieces[place] = pieces[place - 1]
        place -= 1
      }
      pieces[place] = piece
    }
  }

  /// Finds the clusters and covers their cells and those between them.
  private mutating func coverClusters(top: Double, bottom: Double) {
    var winding: Int32 = 0
    var begin = 0
    while begin < pieces.count {
      var right = pieces[begin].right
      var end = begin + 1
      while end < pieces.count, pieces[end].left <= right {
        right = max(right, pieces[end].right)
        end += 1
      }
      let cells = Int(pieces[begin].left)..<Int(right) + 1
      writer.advance(to: cells, sums: &sums)
      cover(cluster: begin..<end, winding: &winding, top: top, bottom: bottom)
      writer.leave(area: isInside(winding) ? bottom - top : 0)
      begin = end
    }
    writer.flush(sums: &sums)
  }

  /// Whether places with this winding are inside.
  func isInside(_ winding: Int32) -> Bool {
    switch rule {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
