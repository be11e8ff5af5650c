/// Collects what can be seen of areas that come from the front to the back.
struct SolidRowsCollector: RowCollector {
  private let open: OpenCells.Slice
  /// What has been collected.
  private(set) var rows: SolidRows
  private var area: UInt32 = 0
  private var isOpaque = false
  private var runs = ReadSlice<Mask.Run>()
  private var coverages = ReadSlice<Float>()

  /// Makes a collector for the open cells of a plane, with working memory.
  init(open: OpenCells.Slice, rows: SolidRows) { (self.open, self.rows) = (open, rows) }

  /// Makes ready for the next area behind the others.
  mutating func beginArea(_ index: Int, isOpaque: Bool) {
    area = UInt32(truncatingIfNeeded: index)
    self.isOpaque = isOpaque
  }

  mutating func begin(runs: ReadSlice<Mask.Run>, coverages: ReadSlice<Float>) {
    (self.runs, self.coverages) = (runs, coverages)
  }

  @inline(__always)
  func wants(row: Int, columns: Range<Int>) -> Bool {
    open.holdsAny(row: row, columns.lowerBound, columns.upperBound)
  }

  @inline(__always)
  mutating func take(row: Int, runs indices: Range<Int>, firstOffset: Int) {
    for index in indices {
      let run = runs[index]
      let (start, end) = (Int(run.start), Int(run.end))
      guard open.holdsAny(row: row, start, end) else { continue }
      if run.isFull {
        rows.append(row, area: area, full: start, end)
        if isOpaque { open.close(row: row, start, end) }
      } else {
        rows.append(
          row, area: area, partial: start, end, coverages, at: Int(run.offset) - firstOffset)
      }
    }
  }

  /// Takes all rows of a mask that has been made before.
  mutating func take(_ mask: Mask) {
    mask.runs.withReadSlice { runs in
      mask.coverages.withReadSlice { coverages in
        begin(runs: runs, coverages: coverages)
        for row in mask.rows { take(row: row, runs: mask.runIndices(inRow: row), firstOffset: 0) }
      }
    }
  }
}
