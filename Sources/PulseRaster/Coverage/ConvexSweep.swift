/// Covers the rows of a convex outline that somebody asks for: whatever lies to the right of an edge is added
/// or taken away, and as nothing overlaps the sums are the areas.
///
/// Rows that nobody wants cost next to nothing: the chains catch up at the next one that is wanted.
struct ConvexSweep {
  /// The cells that chains of one side pass in a row.
  private struct Touched {
    var first = Int.max
    var last = -1

    var isEmpty: Bool { last < first }

    @inline(__always)
    mutating func add(_ chain: ActiveChain) {
      let (left, right) = (Int(chain.left), Int(chain.right))
      first = left < first ? left : first
      last = right > last ? right : last
    }
  }

  private let slices: SweepMemory.Slices
  private let geometry: PlaneGeometry
  /// 1 where the outline's right side, seen downwards, is its outer one.
  private let sign: Double
  private let firstRow: Int
  private var activeCount = 0
  /// The lower end of the lowest chain so far.
  private var bottomY = 0.0
  private var writer: MaskWriter

  init(slices: SweepMemory.Slices, geometry: PlaneGeometry, sign: Double, firstRow: Int) {
    (self.slices, self.geometry, self.sign, self.firstRow) = (slices, geometry, sign, firstRow)
    writer = MaskWriter(slices: slices, geometry: geometry)
  }

  /// Hands the rows to `collector`, which asks for them; the outline keeps within `columns`.
  mutating func sweep<Collector: RowCollector>(
    lastRow: Int, columns: Range<Int>, collector: inout Collector
  ) {
    collector.begin(runs: ReadSlice(slices.runs), coverages: ReadSlice(slices.coverages))
    var row = firstRow
    while row < geometry.rows, row <= lastRow || bottomY > Double(row) {
      activateChains(of: row)
      if collector.wants(row: row, columns: columns) { cover(row, &collector) }
      row += 1
    }
  }

  private mutating func activateChains(of row: Int) {
    var next = slices.firstChains[row]
    while next >= 0 {
      let chain = slices.chains[Int(next)]
      next = chain.next
      if chain.winding == 0 { continue }
      slices.active[activeCount] = ActiveChain(chain, edges: slices.edges)
      activeCount += 1
      bottomY = greater(bottomY, slices.edges[Int(chain.last)].bottomY)
    }
  }

  private mutating func cover<Collector: RowCollector>(_ row: Int, _ collector: inout Collector) {
    let top = greater(Double(row), geometry.top)
    let bottom = lesser(Double(row + 1), geometry.bottom)
    let (left, right) = cutChains(top: top, bottom: bottom)
    if left.isEmpty { return }
    let end = right.isEmpty ? geometry.columns : max(left.last, right.last) + 1
    guard collector.wants(row: row, columns: left.first..<min(end, geometry.columns)) else {
      return
    }
    addAreas()
    writer.beginRow()
    write(left, right, height: bottom - top)
    writer.endRow()
    collector.take(row: row, runs: writer.rowRuns, firstOffset: writer.firstOffset)
  }

  /// Cuts all chains to the row and drops those that end above; returns the cells that chains on the left
  /// and on the right side pass.
  private mutating func cutChains(
    top: Double, bottom: Double
  ) -> (left: Touched, right: Touched) {
    let (edges, active, points) = (slices.edges, slices.active, slices.points)
    var (down, up) = (Touched(), Touched())
    var (kept, count, index) = (0, 0, 0)
    while index < activeCount {
      var chain = active[index]
      index += 1
      guard chain.advance(edges, to: top) else { continue }
      chain.cut(edges, top: top, bottom: bottom, into: points, count: &count)
      active[kept] = chain
      kept += 1
      if chain.winding > 0 { down.add(chain) } else { up.add(chain) }
    }
    activeCount = kept
    return up.first < down.first ? (up, down) : (down, up)
  }

  /// Adds the areas of all chains in the row.
  private func addAreas() {
    let (active, points, sums) = (slices.active, slices.points, slices.sums)
    var index = 0
    while index < activeCount {
      let chain = active[index]
      // Downwards on the left side of a clockwise outline goes up.
      let side = -sign * Double(chain.winding)
      var place = Int(chain.firstPoint)
      let end = place + Int(chain.pointCount) - 1
      var point = points[place]
      while place < end {
        place += 1
        let next = points[place]
        sums.add(from: point.x, to: next.x, signedHeight: side * (next.y - point.y))
        point = next
      }
      index += 1
    }
  }

  /// Writes the cells of the row: those that the left and the right side pass, and those between.
  private mutating func write(_ left: Touched, _ right: Touched, height: Double) {
    if right.isEmpty || right.first <= left.last + 1 {
      let last = max(left.last, right.last)
      let isOpen = right.isEmpty
      write(left.first, last, before: 0, height: height, isInside: isOpen)
    } else {
      write(left.first, left.last, before: 0, height: height, isInside: true)
      write(right.first, right.last, before: height, height: height, isInside: false)
    }
  }

  private mutating func write(
    _ first: Int, _ last: Int, before: Double, height: Double, isInside: Bool
  ) {
    if height == 1 {
      writer.appendCells(first, last, areaBefore: before)
    } else {
      if before > 0 { writer.appendFull(to: first) }
      writer.appendBorderCells(first, last, areaBefore: before, height: height)
    }
    writer.skip(to: last + 1, isInside: isInside)
  }
}
