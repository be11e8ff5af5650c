/// A row of a mask that is being made, lent while it is the latest.
struct MaskRow {
  /// The row.
  let row: Int
  /// Runs that wait to be added to the mask; those of the row are at `runIndices`.
  let runs: ReadSlice<Mask.Run>
  let runIndices: Range<Int>
  /// Coverages that wait to be added to the mask.
  let coverages: ReadSlice<Float>
  /// How many coverages the mask holds already: the offset that stands for the first that waits.
  let firstOffset: Int

  /// A row without runs.
  static var none: MaskRow {
    MaskRow(row: 0, runs: ReadSlice(), runIndices: 0..<0, coverages: ReadSlice(), firstOffset: 0)
  }
}
