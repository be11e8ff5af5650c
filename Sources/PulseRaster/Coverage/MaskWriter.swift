/// Turns covered areas into the runs of a mask, from left to right and row after row.
///
/// Runs and coverages gather in slices of working memory and go to the mask in large pieces.
struct MaskWriter {
  /// Coverages that differ from 0 or 1 by less than this are 0 or 1: a step of a `Float` near 1.
  private static let grain: Float = 0x1p-24

  private let runs: WorkSlice<Mask.Run>
  private let coverages: WorkSlice<Float>
  private let sums: WorkSlice<Double>
  private let geometry: PlaneGeometry
  private var mask = Mask()
  /// Whether the rows become a mask, or are forgotten as soon as the next one begins.
  private let keepsRows: Bool
  private var minColumn = Int32.max
  private var maxColumn: Int32 = 0
  /// What has gathered, and how much had gone to the mask before.
  private var runCount = 0
  private var coverageCount = 0
  private var coverageBase: Int32 = 0
  // Of the row:
  private var rowBegin = 0
  private var coverageBegin = 0
  /// The column after those that are written, and whether the next ones are inside.
  private var column = 0
  private var isInside = false
  // Of rows with clusters that may share cells; see `MaskWriter+Clusters.swift`:
  var height: Double = 1
  var pendingStart = 0
  var pendingEnd = 0
  var areaBefore: Double = 0
  var areaAfter: Double = 0

  /// Begins a mask of about the size of another one.
  init(slices: SweepMemory.Slices, geometry: PlaneGeometry, firstRow: Int, hint: MaskSize) {
    (runs, coverages, sums) = (slices.runs, slices.coverages, slices.sums.cells)
    self.geometry = geometry
    keepsRows = true
    mask.firstRow = firstRow
    mask.rowStarts.reserveCapacity(geometry.rows + 1)
    mask.runs.reserveCapacity(hint.runs)
    mask.coverages.reserveCapacity(hint.coverages)
  }

  /// Begins rows that nobody wants to keep.
  init(slices: SweepMemory.Slices, geometry: PlaneGeometry) {
    (runs, coverages, sums) = (slices.runs, slices.coverages, slices.sums.cells)
    self.geometry = geometry
    keepsRows = false
  }

  /// The finished mask.
  mutating func finish() -> Mask {
    drain()
    mask.columns = minColumn < maxColumn ? Int(minColumn)..<Int(maxColumn) : 0..<0
    return mask
  }

  mutating func beginRow() {
    if !keepsRows {
      (runCount, coverageCount) = (0, 0)
    } else if runCount + geometry.columns >= runs.count
      || coverageCount + geometry.columns >= coverages.count
    {
      drain()
    }
    (rowBegin, coverageBegin) = (runCount, coverageCount)
    (column, isInside) = (0, false)
  }

  /// Forgets what was written of the row.
  mutating func restartRow() {
    // Mostly there is nothing to forget. Asking first avoids to read back at once, and wider, what
    // `beginRow` has just written: a processor then waits until all of its writes are in memory.
    guard runCount > rowBegin else { return }
    runCount = rowBegin
    coverageCount = coverageBegin
    (column, isInside) = (0, false)
  }

  /// Ends the row; where it is inside to its right end, the rest is full.
  mutating func endRow() {
    if isInside { appendFull(to: geometry.columns) }
    guard keepsRows else { return }
    if rowBegin < runCount {
      let (start, end) = (runs[rowBegin].start, runs[runCount - 1].end)
      minColumn = minColumn < start ? minColumn : start
      maxColumn = maxColumn > end ? maxColumn : end
    }
    mask.rowStarts.append(Int32(truncatingIfNeeded: mask.runs.count + runCount))
  }

  /// Where the runs wait of the row that has ended last.
  var rowRuns: Range<Int> { rowBegin..<runCount }

  /// How many coverages the mask holds already: the offset that stands for the first that waits.
  var firstOffset: Int { Int(coverageBase) }

  /// Moves on to a column; those before it that are not written are inside or not.
  mutating func skip(to column: Int, isInside: Bool) {
    self.column = column
    self.isInside = isInside
  }

  /// Writes one whole cell; those that were skipped before it become a run if they are inside.
  @inline(__always)
  mutating func appendCell(_ cell: Int, area: Double) {
    if isInside { appendFull(to: cell) }
    append(Float(area), cell)
  }

  /// Writes two whole cells.
  @inline(__always)
  mutating func appendCells(_ first: Int, area: Double, next: Double) {
    if isInside { appendFull(to: first) }
    let (coverage, second) = (Float(area), Float(next))
    if lesser(area, next) >= 0x1p-23, greater(area, next) <= 1 - 0x1p-23 {
      appendRun(
        first, first + 2, offset: coverageBase + Int32(truncatingIfNeeded: coverageCount))
      coverages[coverageCount] = coverage
      coverages[coverageCount + 1] = second
      coverageCount += 2
    } else {
      append(coverage, first)
      append(second, first + 1)
    }
  }

  /// Writes whole cells from `first` to `last` from the sums there, which become 0.
  @inline(__always)
  mutating func appendCells(_ first: Int, _ last: Int, areaBefore: Double) {
    if isInside { appendFull(to: first) }
    if first == 0 || last >= geometry.columns - 1 {
      return appendBorderCells(first, last, areaBefore: areaBefore, height: 1)
    }
    var area = areaBefore
    var cell = first
    var place = coverageCount
    var isPartial = true
    while cell <= last {
      area += sums[cell]
      sums[cell] = 0
      let coverage = Float(area)
      isPartial = isPartial && coverage >= Self.grain && coverage <= 1 - Self.grain
      coverages[place] = coverage
      cell += 1
      place += 1
    }
    sums[cell] = 0
    if isPartial {
      appendRun(first, cell, offset: coverageBase + Int32(truncatingIfNeeded: coverageCount))
      coverageCount = place
    } else {
      // Some cells are full or empty after all; what is written ahead is read before it is overwritten.
      for cell in first...last { append(coverages[place - (last + 1 - cell)], cell) }
    }
  }

  /// Writes cells that the border of the picture may cut, or lie beyond it; `height` is what of their
  /// height lies in the picture.
  mutating func appendBorderCells(_ first: Int, _ last: Int, areaBefore: Double, height: Double) {
    var area = areaBefore
    for cell in first...last {
      area += sums[cell]
      sums[cell] = 0
      guard cell < geometry.columns else { continue }
      // To the right of the picture's end the outline adds as much everywhere as to the next cell.
      let beyond = greater(Double(cell + 1) - geometry.right, 0)
      let weight = height * geometry.weight(ofColumn: cell)
      append(Float((area - beyond * (area + sums[cell + 1])) / weight), cell)
    }
    sums[last + 1] = 0
  }

  /// Writes full cells from the last written one up to `end`.
  mutating func appendFull(to end: Int) {
    let end = end < geometry.columns ? end : geometry.columns
    if column < end { append(from: column, to: end, offset: -1) }
  }

  @inline(__always)
  private mutating func append(_ coverage: Float, _ cell: Int) {
    if coverage < Self.grain { return }
    if coverage > 1 - Self.grain { return append(from: cell, to: cell + 1, offset: -1) }
    append(
      from: cell, to: cell + 1,
      offset: coverageBase + Int32(truncatingIfNeeded: coverageCount))
    coverages[coverageCount] = coverage
    coverageCount += 1
  }

  /// Appends cells to the row's last run if they continue it, else as a run of their own.
  private mutating func append(from start: Int, to end: Int, offset: Int32) {
    if runCount > rowBegin {
      var last = runs[runCount - 1]
      if Int(last.end) == start, last.isFull == (offset < 0) {
        last.end = Int32(truncatingIfNeeded: end)
        runs[runCount - 1] = last
        return
      }
    }
    appendRun(start, end, offset: offset)
  }

  /// Appends a run that continues none.
  @inline(__always)
  private mutating func appendRun(_ start: Int, _ end: Int, offset: Int32) {
    runs[runCount] = Mask.Run(
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), offset: offset)
    runCount += 1
  }

  /// Moves what has gathered to the mask.
  private mutating func drain() {
    mask.runs.append(first: runCount, of: runs)
    mask.coverages.append(first: coverageCount, of: coverages)
    coverageBase = Int32(truncatingIfNeeded: mask.coverages.count)
    (runCount, coverageCount) = (0, 0)
  }
}
