/// Which columns of each row may have changed.
struct RowParts {
  private var lows: [Int32]
  private var highs: [Int32]

  /// Takes what changes from an old painting; `nil` where that does not tell, and all may have changed.
  init?(
    from old: Painting?, to new: [PaintedItem], _ newExtents: [CellRange], geometry: Int, rows: Int
  ) {
    guard let old, !old.extents.isEmpty else { return nil }
    self.init(from: old.items, old.extents[geometry], to: new, newExtents, rows: rows)
  }

  /// Takes what changes from `old` items in `oldExtents` to `new` items in `newExtents`: items that are
  /// the same, in the same order, change nothing.
  init(
    from old: [PaintedItem], _ oldExtents: [CellRange], to new: [PaintedItem],
    _ newExtents: [CellRange], rows: Int
  ) {
    lows = Array(repeating: .max, count: rows)
    highs = Array(repeating: 0, count: rows)
    if old.count == new.count {
      for index in new.indices where old[index] != new[index] {
        add(oldExtents[index])
        add(newExtents[index])
      }
      return
    }
    let shorter = min(old.count, new.count)
    var same = 0
    while same < shorter, old[same] == new[same] { same += 1 }
    var sameAtEnd = 0
    while sameAtEnd < shorter - same,
      old[old.count - 1 - sameAtEnd] == new[new.count - 1 - sameAtEnd]
    {
      sameAtEnd += 1
    }
    for extent in oldExtents[same..<old.count - sameAtEnd] { add(extent) }
    for extent in newExtents[same..<new.count - sameAtEnd] { add(extent) }
  }

  private mutating func add(_ extent: CellRange) {
    if extent.isEmpty { return }
    for row in extent.rows.clamped(to: 0..<lows.count) {
      lows[row] = min(lows[row], Int32(truncatingIfNeeded: extent.columns.lowerBound))
      highs[row] = max(highs[row], Int32(truncatingIfNeeded: extent.columns.upperBound))
    }
  }

  /// The columns of a row between the first and the last change.
  func columns(inRow row: Int) -> Range<Int> {
    lows[row] < highs[row] ? Int(lows[row])..<Int(highs[row]) : 0..<0
  }
}
