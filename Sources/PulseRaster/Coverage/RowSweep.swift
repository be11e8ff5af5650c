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

  /// The mask of all rows; each one is handed to `consumer` when it is complete.
  mutating func sweep<Consumer: MaskConsumer>(
    lastRow: Int, consumer: inout Consumer
  ) -> Mask {
    consumer.begin(runs: ReadSlice(slices.runs), coverages: ReadSlice(slices.coverages))
    var row = firstRow
    while row < geometry.rows, row <= lastRow || activeCount > 0 {
      let top = greater(Double(row), geometry.top)
      let bottom = lesser(Double(row + 1), geometry.bottom)
      writer.beginRow()
      activateChains(of: row)
      if !coverEdges(row: row) {
        writer.restartRow()
        if cutChains(top: top, bottom: bottom) {
          coverChains()
        } else {
          writer.beginClusters(height: bottom - top)
          coverClusters(top: top, bottom: bottom)
          writer.endClusters()
          sortChains()
        }
        dropFinishedChains()
      }
      writer.endRow()
      consumer.take(row: row, runs: writer.rowRuns, firstOffset: writer.firstOffset)
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

  /// Covers the row if it is as plain as most.
  ///
  /// Each chain then has one edge in it, which runs through and passes one or two whole cells that no
  /// other one passes. Otherwise returns false, and what it has written must be forgotten.
  private mutating func coverEdges(row: Int) -> Bool {
    let (edges, active) = (slices.edges, slices.active)
    let (top, bottom) = (Double(row), Double(row + 1))
    let farthest = Double(geometry.columns - 1)
    var end = 1.0
    var winding: Int32 = 0
    var isBefore = false
    var index = 0
    while index < activeCount {
      let chain = active[index]
      let edge = edges[Int(chain.edge)]
      let (left, right) = (
        lesser(edge.topX, edge.bottomX), greater(edge.topX, edge.bottomX)
      )
      guard edge.topY == top, edge.bottomY == bottom, chain.edge != chain.last, left >= end,
        right < farthest
      else { return false }
      let (first, last) = (Int(left), Int(right))
      if last > first + 1 { return false }
      end = Double(last + 1)
      winding += chain.winding
      index += 1
      let isAfter = isInside(winding)
      if isBefore == isAfter { continue }
      writer.appendCells(first, last + 1, from: left, to: right, isAfter: isAfter)
      writer.skip(to: last + 1, isInside: isAfter)
      isBefore = isAfter
    }
    // Nothing can go wrong any more: the chains move on.
    index = 0
    while index < activeCount {
      var chain = active[index]
      chain.x = edges[Int(chain.edge)].bottomX
      chain.edge += chain.last < chain.edge ? -1 : 1
      active[index] = chain
      index += 1
    }
    return true
  }

  /// Covers the cells of chains each of which is a cluster.
  private mutating func coverChains() {
    let active = slices.active
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
      coverCells(of: chain, first, last, isAfter: isAfter)
      writer.skip(to: last + 1, isInside: isAfter)
      isBefore = isAfter
    }
  }

  /// Covers the cells that a chain passes by way of the sums.
  private mutating func coverCells(
    of chain: ActiveChain, _ first: Int, _ last: Int, isAfter: Bool
  ) {
    let (points, sums) = (slices.points, slices.sums)
    let sign: Double = isAfter ? 1 : -1
    var place = Int(chain.firstPoint)
    var point = points[place]
    let end = place + Int(chain.pointCount) - 1
    while place < end {
      place += 1
      let next = points[place]
      sums.add(from: point.x, to: next.x, signedHeight: sign * (next.y - point.y))
      point = next
    }
    writer.appendCells(first, last, areaBefore: isAfter ? 0 : 1)
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
