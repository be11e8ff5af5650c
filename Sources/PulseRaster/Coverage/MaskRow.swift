/// A row of a mask that is being made, lent while it is the latest.
struct MaskRow {
  /// The row.
  let row: Int
  /// Runs that wait to be added to the mask; those of the row are at `runIndices`.
  let runs: ReadSlice<Mask.Run>
  let runIndices: Range<Int>
  /// Coverages that wait to be added to the mask; those of the row are at `coverageIndices`.
  let coverages: ReadSlice<Float>
  let coverageIndices: Range<Int>
  /// How many coverages the mask holds already: the offset that stands for the first that waits.
  let firstOffset: Int
}
