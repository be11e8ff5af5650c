/// Turns the sums of covered areas into the runs of a mask, from left to right and row after row.
struct MaskWriter {
  /// Coverages that differ from 0 or 1 by less than this are 0 or 1: a step of a `Float` near 1.
  private static let grain: Float = 0x1p-24

  private let slices: SweepMemory.Slices
  private let geometry: PlaneGeometry
  private var mask = Mask()
  private var minColumn = Int.max
  private var maxColumn = 0
  // Of the row:
  private var row: Int
  private var runCount = 0
  private var coverageCount = 0
  /// The part of a footprint's height that lies in the picture.
  private var height: Double = 1
  /// The cells whose sums wait to be written.
  private var pendingStart = 0
  private var pendingEnd = 0
  /// The area of the cells between clusters, before and after those that wait.
  private var areaBefore: Double = 0
  private var areaAfter: Double = 0

  /// Begins a mask of about the size of another one.
  init(slices: SweepMemory.Slices, geometry: PlaneGeometry, firstRow: Int, hint: MaskSize) {
    self.slices = slices
    self.geometry = geometry
    row = firstRow
    mask.firstRow = firstRow
    mask.rowStarts.reserveCapacity(geometry.rows + 1)
    mask.runs.reserveCapacity(hint.runs)
    mask.coverages.reserveCapacity(hint.coverages)
  }

  /// The finished mask.
  mutating func finish() -> Mask {
    mask.columns = minColumn < maxColumn ? minColumn..<maxColumn : 0..<0
    return mask
  }

  mutating func beginRow(height: Double) {
    self.height = height
    (runCount, coverageCount, pendingStart, pendingEnd) = (0, 0, 0, 0)
    (areaBefore, areaAfter) = (0, 0)
  }

  /// Ends the row; where it is inside to its right end, the rest is full.
  mutating func endRow() {
    flush()
    if areaBefore > 0, pendingEnd < geometry.columns {
      append(from: pendingEnd, to: geometry.columns, offset: -1)
    }
    if runCount > 0 {
      minColumn = min(minColumn, Int(slices.runs[0].start))
      maxColumn = max(maxColumn, Int(slices.runs[runCount - 1].end))
      let base = Int32(truncatingIfNeeded: mask.coverages.count)
      for index in 0..<runCount {
        var run = slices.runs[index]
        if !run.isFull { run.offset += base }
        mask.runs.append(run)
      }
      mask.coverages.append(first: coverageCount, of: slices.coverages)
    }
    mask.rowStarts.append(Int32(truncatingIfNeeded: mask.runs.count))
    row += 1
  }

  /// Makes ready for a cluster in the cells from `start` to `end`; writes what it can't change.
  mutating func advance(from start: Int, to end: Int) {
    if pendingStart < pendingEnd, start <= pendingEnd {
      pendingEnd = max(pendingEnd, end)
      return
    }
    flush()
    if areaBefore > 0, pendingEnd < start { append(from: pendingEnd, to: start, offset: -1) }
    (pendingStart, pendingEnd) = (start, end)
  }

  /// Notes the area of the cells to the right of a cluster.
  mutating func leave(area: Double) { areaAfter = area }

  /// Writes the cells that wait. The sum of the cell after them only leads to `areaAfter`.
  private mutating func flush() {
    guard pendingStart < pendingEnd else { return }
    let sums = slices.sums.cells
    let isWhole =
      height == 1 && pendingStart > 0 && pendingEnd < geometry.columns
    var area = areaBefore
    var column = pendingStart
    let end = pendingEnd < geometry.columns ? pendingEnd : geometry.columns
    while column < end {
      area += sums[column]
      sums[column] = 0
      append(isWhole ? Float(area) : borderCoverage(area, column: column), column: column)
      column += 1
    }
    sums[pendingEnd - 1] = 0
    sums[pendingEnd] = 0
    areaBefore = areaAfter
    pendingStart = pendingEnd
  }

  /// The covered part of a cell's footprint that the picture's border may cut, when the sum up to it is
  /// `area`.
  private mutating func borderCoverage(_ area: Double, column: Int) -> Float {
    let weight = height * geometry.weight(ofColumn: column)
    // To the right of the picture's end the outline adds as much everywhere as to the next cell.
    let beyond = max(Double(column + 1) - geometry.right, 0)
    return Float((area - beyond * (area + slices.sums.cells[column + 1])) / weight)
  }

  @inline(__always)
  private mutating func append(_ coverage: Float, column: Int) {
    if coverage < Self.grain { return }
    if coverage > 1 - Self.grain {
      append(from: column, to: column + 1, offset: -1)
    } else {
      append(from: column, to: column + 1, offset: Int32(truncatingIfNeeded: coverageCount))
      slices.coverages[coverageCount] = coverage
      coverageCount += 1
    }
  }

  /// Appends cells to the last run if they continue it, else as a run of their own.
  @inline(__always)
  private mutating func append(from start: Int, to end: Int, offset: Int32) {
    let (start, end) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
    if runCount > 0 {
      var last = slices.runs[runCount - 1]
      if last.end == start, last.isFull == (offset < 0) {
        last.end = end
        slices.runs[runCount - 1] = last
        return
      }
    }
    slices.runs[runCount] = Mask.Run(start: start, end: end, offset: offset)
    runCount += 1
  }
}

/// How much room a mask takes.
struct MaskSize: Sendable {
  var runs = 0
  var coverages = 0
}
