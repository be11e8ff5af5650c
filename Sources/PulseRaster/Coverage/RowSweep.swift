import PulseTimeline

/// Goes through the rows of a plane from the top and turns edges into a mask.
///
/// In a row, pieces of outline whose x ranges touch form a cluster. An outline can't leave its cluster
/// within the row but through the row's top or bottom, so the winding between two clusters is the
/// same at every height of the row: there all cells are covered or none, and only the clusters' own
/// cells need arithmetic. Within a cluster only those pieces count across which the inside begins or
/// ends; their areas are summed up with signs.
///
/// In most rows of most shapes each cluster is one chain that runs through from top to bottom, and the
/// chains are in the same order as in the row above. This file handles those; `RowSweep+Clusters.swift`
/// handles the others.
struct RowSweep {
  let slices: SweepMemory.Slices
  let geometry: PlaneGeometry
  let rule: FillRule
  /// The row in which the first edge begins.
  let firstRow: Int
  private(set) var activeCount = 0
  /// The pieces of the row, if it is none of the simple ones.
  var pieces: [Piece] = []
  var bands = BandMemory()
  /// The visits to pieces that clusters with bands have taken so far, and may take.
  var effort = 0
  let effortLimit: Int
  var writer: MaskWriter

  init(
    slices: SweepMemory.Slices, geometry: PlaneGeometry, rule: FillRule, firstRow: Int,
    effortLimit: Int, hint: MaskSize
  ) {
    self.slices = slices
    self.geometry = geometry
    self.rule = rule
    self.firstRow = firstRow
    self.effortLimit = effortLimit
    writer = MaskWriter(slices: slices, geometry: geometry, firstRow: firstRow, hint: hint)
  }

  /// The mask of all rows; each one is handed over when it is complete.
  mutating func sweep(lastRow: Int, handOver: (MaskRow) -> Void) -> Mask {
    var row = firstRow
    while row < geometry.rows, row <= lastRow || activeCount > 0 {
      let top = greater(Double(row), geometry.top)
      let bottom = lesser(Double(row + 1), geometry.bottom)
      writer.beginRow()
      activateChains(of: row)
      if cutChains(top: top, bottom: bottom) {
        coverChains()
      } else {
        writer.beginClusters(height: bottom - top)
        coverClusters(top: top, bottom: bottom)
        writer.endClusters()
        sortChains()
      }
      writer.endRow()
      handOver(writer.row(row))
      dropFinishedChains()
      row += 1
    }
    return writer.finish()
  }

  private mutating func activateChains(of row: Int) {
    var next = slices.firstChains[row]
    while next >= 0 {
      let chain = slices.chains[Int(next)]
      slices.active[activeCount] = ActiveChain(chain, edges: slices.edges)
      activeCount += 1
      next = chain.next
    }
  }

  /// Cuts all active chains to the row; returns whether each of them is a cluster that runs through,
  /// and all stand in order from left to right and share no cell.
  private mutating func cutChains(top: Double, bottom: Double) -> Bool {
    let (edges, active, points) = (slices.edges, slices.active, slices.points)
    var isSimple = bottom - top == 1
    var end = 0.0
    var count = 0
    var index = 0
    while index < activeCount {
      var chain = active[index]
      chain.cut(edges, top: top, bottom: bottom, into: points, count: &count)
      isSimple = isSimple && chain.spansRow && chain.left >= end
      end = chain.right + 2
      active[index] = chain
      index += 1
    }
    return isSimple
  }

  /// Covers the cells of chains each of which is a cluster.
  private mutating func coverChains() {
    let (active, points, sums) = (slices.active, slices.points, slices.sums)
    let lastColumn = geometry.columns - 1
    var winding: Int32 = 0
    var isBefore = false
    var index = 0
    while index < activeCount {
      let chain = active[index]
      winding += chain.winding
      let isAfter = isInside(winding)
      index += 1
      if isBefore == isAfter { continue }
      let (first, last) = (Int(chain.left), Int(chain.right))
      let sign: Double = isAfter ? 1 : -1
      var place = Int(chain.firstPoint)
      var point = points[place]
      let end = place + Int(chain.pointCount) - 1
      if first == last, first > 0, first < lastColumn {
        // All in one whole cell, where the area to the right of each piece is a trapezoid.
        let edge = Double(first + 1)
        var area = isBefore ? 1.0 : 0.0
        while place < end {
          place += 1
          let next = points[place]
          area += sign * (next.y - point.y) * (edge - (point.x + next.x) / 2)
          point = next
        }
        writer.appendCell(first, area: area)
      } else {
        while place < end {
          place += 1
          let next = points[place]
          sums.add(from: point.x, to: next.x, signedHeight: sign * (next.y - point.y))
          point = next
        }
        writer.appendCells(first, last, areaBefore: isBefore ? 1 : 0)
      }
      writer.skip(to: last + 1, isInside: isAfter)
      isBefore = isAfter
    }
  }

  private mutating func dropFinishedChains() {
    let active = slices.active
    var kept = 0
    var index = 0
    while index < activeCount {
      if !active[index].isFinished {
        if kept < index { active[kept] = active[index] }
        kept += 1
      }
      index += 1
    }
    activeCount = kept
  }

  /// Puts the chains in order from left to right, for the rows below.
  private mutating func sortChains() {
    slices.active.sort(0..<activeCount) { $0.left + $0.right < $1.left + $1.right }
  }

  /// Whether places with this winding are inside.
  @inline(__always)
  func isInside(_ winding: Int32) -> Bool {
    rule == .nonZero ? winding != 0 : winding & 1 != 0
  }
}
