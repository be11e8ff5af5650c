/// Covers the rows of a convex outline that somebody asks for: whatever lies to the right of an edge is added
/// or taken away, and as nothing overlaps the sums are the areas.
///
/// Rows that nobody wants cost next to nothing: the chains catch up at the next one that is wanted.
struct ConvexSweep {
  /// A chain that reaches into a row.
  struct Cursor: BitwiseCopyable {
    /// The edge that reaches into the row, or begins there.
    var edge: Int32
    /// The lowest edge.
    let last: Int32
    /// 1 downwards, -1 upwards.
    let winding: Int32
    /// The index of its first point in the row, and how many there are.
    var firstPoint: Int32 = 0
    var pointCount: Int32 = 0

    /// Fills memory that is not used yet.
    static let none = Cursor(edge: 0, last: 0, winding: 0)
  }

  /// The cells that chains of one side pass in a row.
  struct Touched {
    var first = Int.max
    var last = -1

    var isEmpty: Bool { last < first }

    @inline(__always)
    mutating func add(_ from: Double, _ to: Double) {
      let (left, right) = (Int(from), Int(to))
      first = left < first ? left : first
      last = right > last ? right : last
    }
  }

  let slices: SweepMemory.Slices
  private let geometry: PlaneGeometry
  /// 1 where the outline's right side, seen downwards, is its outer one.
  let sign: Double
  private let firstRow: Int
  var activeCount = 0
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
      slices.cursors[activeCount] = Cursor(
        edge: chain.first, last: chain.last, winding: chain.winding)
      activeCount += 1
      bottomY = greater(bottomY, slices.edges[Int(chain.last)].bottomY)
    }
  }

  private mutating func cover<Collector: RowCollector>(_ row: Int, _ collector: inout Collector) {
    let top = greater(Double(row), geometry.top)
    let bottom = lesser(Double(row + 1), geometry.bottom)
    catchUp(to: top)
    if coverEdges(row, &collector) { return }
    let (left, right) = cutChains(top: top, bottom: bottom)
    if left.isEmpty { return }
    let end = right.isEmpty ? geometry.columns : max(left.last, right.last) + 1
    guard collector.wants(row: row, columns: left.first..<min(end, geometry.columns)) else {
      return
    }
    addAreas()
    writer.beginRow()
    write(
      left, right, height: bottom - top,
      runsThrough: runsThrough(top: top, bottom: bottom, isOpen: right.isEmpty))
    writer.endRow()
    collector.take(row: row, runs: writer.rowRuns, firstOffset: writer.firstOffset)
  }

  /// Covers the row if it is as plain as most; returns whether it is.
  ///
  /// Each side then has one edge in it, which runs from top to bottom and passes one or two whole cells, and
  /// none of these is the other one's.
  private mutating func coverEdges<Collector: RowCollector>(
    _ row: Int, _ collector: inout Collector
  ) -> Bool {
    guard activeCount == 2 else { return false }
    let (one, other) = (
      slices.edges[Int(slices.cursors[0].edge)], slices.edges[Int(slices.cursors[1].edge)]
    )
    let (top, bottom) = (Double(row), Double(row + 1))
    guard one.topY == top, one.bottomY == bottom, other.topY == top, other.bottomY == bottom
    else { return false }
    let (left, right) = one.topX < other.topX ? (one, other) : (other, one)
    let (leftStart, leftEnd) = left.columns
    let (rightStart, rightEnd) = right.columns
    guard leftStart > 0, leftEnd - leftStart <= 2, leftEnd < rightStart,
      rightEnd - rightStart <= 2, rightEnd < geometry.columns
    else { return false }
    guard collector.wants(row: row, columns: leftStart..<rightEnd) else { return true }
    writer.beginRow()
    writer.appendCells(
      leftStart, leftEnd, from: lesser(left.topX, left.bottomX),
      to: greater(left.topX, left.bottomX), isAfter: true)
    writer.skip(to: leftEnd, isInside: true)
    writer.appendCells(
      rightStart, rightEnd, from: lesser(right.topX, right.bottomX),
      to: greater(right.topX, right.bottomX), isAfter: false)
    collector.take(row: row, runs: writer.rowRuns, firstOffset: 0)
    return true
  }

  /// Writes the cells of the row: those that the left and the right side pass, and those between, which are
  /// full where both sides run through the row.
  private mutating func write(
    _ left: Touched, _ right: Touched, height: Double, runsThrough: Bool
  ) {
    if right.isEmpty, !runsThrough {
      let last = max(left.last, geometry.columns - 1)
      write(left.first, last, before: 0, height: height, isInside: false)
    } else if right.isEmpty || right.first <= left.last + 1 || !runsThrough {
      let last = max(left.last, right.last)
      write(left.first, last, before: 0, height: height, isInside: right.isEmpty)
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

extension Edge {
  /// The first column that the edge passes, and the one after the last.
  @inline(__always)
  fileprivate var columns: (Int, Int) {
    (Int(lesser(topX, bottomX)), Int(greater(topX, bottomX)) + 1)
  }
}
