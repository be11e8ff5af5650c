/// Turns the sums of covered areas into the runs of a mask, from left to right and row after row.
struct MaskWriter: Sendable {
  /// Coverages that differ from 0 or 1 by less than half of this are 0 or 1: a 24-bit fraction, the
  /// precision of a `Float` near 1.
  private static let grain: Float = 0x1p-24

  private var mask = Mask()
  private var geometry = PlaneGeometry(width: 0, height: 0)
  /// The cells whose sums wait to be written.
  private var pending: Range<Int> = 0..<0
  /// The area of the cells between clusters that lie before the pending ones, and after them.
  private var areaBefore: Double = 0
  private var areaAfter: Double = 0
  private var rowWeight: Double = 1
  private var rowBegin: Int = 0
  /// The column after the last one that was written.
  private var written: Int = 0
  private var minColumn: Int = .max
  private var maxColumn: Int = 0

  mutating func begin(firstRow: Int, geometry: PlaneGeometry) {
    let (runs, coverages) = (mask.runs.capacity, mask.coverages.capacity)
    mask = Mask()
    mask.firstRow = firstRow
    mask.runs.reserveCapacity(runs)
    mask.coverages.reserveCapacity(coverages)
    mask.rowStarts.reserveCapacity(geometry.rows + 1)
    self.geometry = geometry
    (minColumn, maxColumn) = (.max, 0)
  }

  /// Hands over the finished mask.
  mutating func finish() -> Mask {
    mask.columns = minColumn < maxColumn ? minColumn..<maxColumn : 0..<0
    return mask
  }

  mutating func beginRow(_ row: Int) {
    rowWeight = geometry.weight(ofRow: row)
    rowBegin = mask.runs.count
    written = 0
    pending = 0..<0
    (areaBefore, areaAfter) = (0, 0)
  }

  /// Ends the row; where it is inside to its right end, the rest is full.
  mutating func endRow() {
    if areaBefore > 0, written < geometry.columns { appendFull(written..<geometry.columns) }
    if rowBegin < mask.runs.count {
      minColumn = min(minColumn, Int(mask.runs[rowBegin].start))
      maxColumn = max(maxColumn, Int(mask.runs[mask.runs.count - 1].end))
    }
    mask.rowStarts.append(Int32(truncatingIfNeeded: mask.runs.count))
  }

  /// Makes ready for a cluster in `cells`; cells that it can't change any more are written.
  mutating func advance(to cells: Range<Int>, sums: inout [Double]) {
    if pending.isEmpty {
      pending = cells
    } else if cells.lowerBound <= pending.upperBound {
      pending = pending.lowerBound..<max(pending.upperBound, cells.upperBound)
    } else {
      let gap = pending.upperBound..<cells.lowerBound
      flush(sums: &sums)
      if areaBefore > 0 { appendFull(gap) }
      pending = cells
    }
  }

  /// Notes the area of the cells to the right of a cluster.
  mutating func leave(area: Double) { areaAfter = area }

  /// Writes the pending cells. One more than those may hold a sum; it only leads to `areaAfter`.
  mutating func flush(sums: inout [Double]) {
    var area = areaBefore
    for column in pending where column < geometry.columns {
      area += sums[column]
      sums[column] = 0
      append(coverage(area, column: column, next: sums[column + 1]), column: column)
    }
    if let last = pending.last {
      sums[last] = 0
      sums[last + 1] = 0
    }
    areaBefore = areaAfter
    written = max(written, pending.upperBound)
    pending = 0..<0
  }

  /// The covered part of a cell's footprint, when the sum up to it is `area`.
  private func coverage(_ area: Double, column: Int, next: Double) -> Float {
    let cellEnd = Double(column + 1)
    if column > 0, cellEnd <= geometry.right { return Float(area / rowWeight) }
    // The picture ends within the cell: take off what lies beyond, where the sum is that of the next.
    let beyond = max(cellEnd - geometry.right, 0)
    let inside = area - beyond * (area + next)
    return Float(inside / (rowWeight * geometry.weight(ofColumn: column)))
  }

  private mutating func append(_ coverage: Float, column: Int) {
    if coverage < Self.grain { return }
    let end = Int32(truncatingIfNeeded: column + 1)
    let isFull = coverage > 1 - Self.grain
    if mask.runs.count > rowBegin {
      let last = mask.runs.count - 1
      if mask.runs[last].end == end - 1, mask.runs[last].isFull == isFull {
        mask.runs[last].end = end
        if !isFull { mask.coverages.append(coverage) }
        return
      }
    }
    let offset = isFull ? -1 : Int32(truncatingIfNeeded: mask.coverages.count)
    mask.runs.append(.init(start: end - 1, end: end, offset: offset))
    if !isFull { mask.coverages.append(coverage) }
  }

  private mutating func appendFull(_ columns: Range<Int>) {
    let end = Int32(truncatingIfNeeded: columns.upperBound)
    if mask.runs.count > rowBegin, mask.runs[mask.runs.count - 1].isFull,
      mask.runs[mask.runs.count - 1].end == Int32(truncatingIfNeeded: columns.lowerBound)
    {
      mask.runs[mask.runs.count - 1].end = end
      return
    }
    mask.runs.append(
      .init(start: Int32(truncatingIfNeeded: columns.lowerBound), end: end, offset: -1))
  }
}
