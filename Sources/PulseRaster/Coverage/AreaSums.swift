/// For each cell of a row, what to add to the sum of its left neighbours to get its covered area.
struct AreaSums {
  /// Two more than there are columns; all 0 between rows.
  let cells: WorkSlice<Double>

  /// Adds what lies to the right of a line from one x to another that is `signedHeight` high.
  ///
  /// A line at x within a cell adds its height times the part of the cell to its right, and the rest
  /// to the next cell, so that the sum from there on is the height.
  @inline(__always)
  func add(from: Double, to: Double, signedHeight: Double) {
    let (left, right) = from < to ? (from, to) : (to, from)
    let (first, last) = (Int(left), Int(right))
    if first == last {
      return addCell(first, signedHeight, part: (left + right) / 2 - Double(first))
    }
    addCells(left, right, first, last, signedHeight)
  }

  /// Adds what lies to the right of a line that passes several cells.
  private func addCells(
    _ left: Double, _ right: Double, _ first: Int, _ last: Int, _ signedHeight: Double
  ) {
    let perColumn = signedHeight / (right - left)
    let firstWidth = Double(first + 1) - left
    addCell(first, perColumn * firstWidth, part: 1 - firstWidth / 2)
    var column = first + 1
    while column < last {
      addCell(column, perColumn, part: 0.5)
      column += 1
    }
    let lastWidth = right - Double(last)
    addCell(last, perColumn * lastWidth, part: lastWidth / 2)
  }

  /// Adds a height at a distance of `part` from the left side of a cell, on the average.
  @inline(__always)
  private func addCell(_ column: Int, _ signedHeight: Double, part: Double) {
    let next = signedHeight * part
    cells[column] += signedHeight - next
    cells[column + 1] += next
  }
}
