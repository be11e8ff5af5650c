/// Which items reach into each row, in their order.
struct RowIndex {
  private var starts: [Int32]
  private var indices: [Int32]

  init(_ extents: [Range<Int>], rows: Int) {
    starts = Array(repeating: 0, count: rows + 1)
    for extent in extents {
      for row in extent.clamped(to: 0..<rows) { starts[row + 1] += 1 }
    }
    for row in 0..<rows { starts[row + 1] += starts[row] }
    indices = Array(repeating: 0, count: Int(starts[rows]))
    var next = starts
    for (index, extent) in extents.enumerated() {
      for row in extent.clamped(to: 0..<rows) {
        indices[Int(next[row])] = Int32(truncatingIfNeeded: index)
        next[row] += 1
      }
    }
  }

  /// The items in a row, from the back to the front.
  func items(inRow row: Int) -> ArraySlice<Int32> {
    indices[Int(starts[row])..<Int(starts[row + 1])]
  }
}
