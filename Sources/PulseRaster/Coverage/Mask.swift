/// How much of each sample's footprint a shape covers: a value that knows nothing of colour.
///
/// Each row holds runs of cells from left to right that don't overlap: fully covered ones, and partly
/// covered ones with a coverage for each cell, greater than 0 and less than 1. What lies between runs
/// is not covered.
package struct Mask: Hashable, Sendable {
  /// Neighbouring cells of a row that are all full or all partial.
  package struct Run: Hashable, Sendable, BitwiseCopyable {
    /// The first column.
    package var start: Int32
    /// The column after the last one.
    package var end: Int32
    /// Where in ``Mask/coverages`` the first cell's coverage lies; negative: all cells are full.
    package var offset: Int32

    /// Whether all cells are covered fully.
    package var isFull: Bool { offset < 0 }
  }

  /// The row that `rowStarts` begins with.
  package internal(set) var firstRow: Int = 0
  /// Where in ``runs`` each row begins, and, last, where the last one ends.
  package internal(set) var rowStarts: [Int32] = [0]
  /// The runs of all rows.
  package internal(set) var runs: [Run] = []
  /// The coverages of the partial runs, one for each cell.
  package internal(set) var coverages: [Float] = []
  /// The columns that hold runs; empty for an empty mask.
  package internal(set) var columns: Range<Int> = 0..<0

  /// A mask that covers nothing.
  package init() {}

  /// The rows that may hold runs.
  package var rows: Range<Int> { firstRow..<firstRow + rowStarts.count - 1 }

  /// Whether nothing is covered.
  package var isEmpty: Bool { runs.isEmpty }

  /// The runs of a row, as indices of ``runs``; any row may be asked for.
  package func runIndices(inRow row: Int) -> Range<Int> {
    let index = row - firstRow
    guard index >= 0, index < rowStarts.count - 1 else { return 0..<0 }
    return Int(rowStarts[index])..<Int(rowStarts[index + 1])
  }

  /// The coverage of one cell, from 0 to 1; the cost grows with the runs in the row.
  package func coverage(column: Int, row: Int) -> Float {
    for run in runs[runIndices(inRow: row)] where column < Int(run.end) {
      guard column >= Int(run.start) else { return 0 }
      return run.isFull ? 1 : coverages[Int(run.offset) + column - Int(run.start)]
    }
    return 0
  }
}
