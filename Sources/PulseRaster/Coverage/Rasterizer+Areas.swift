extension Rasterizer {
  /// Adds what lies to the right of a piece to the covered areas, or takes it away.
  mutating func addArea(_ piece: Piece, sign: Double) {
    addArea(
      from: piece.topX, to: piece.bottomX, signedHeight: sign * (piece.bottomY - piece.topY))
  }

  /// Adds what lies to the right of a line from one x to another that is `signedHeight` high.
  ///
  /// The area of a cell is the sum of `sums` up to it. A line at x within the cell adds its height
  /// times the part of the cell to its right, and the rest to the next cell, so that the sum from
  /// there on is the height.
  mutating func addArea(from: Double, to: Double, signedHeight: Double) {
    let (left, right) = from < to ? (from, to) : (to, from)
    let (first, last) = (Int(left), Int(right))
    if first == last {
      let part = (left + right) / 2 - Double(first)
      sums[first] += signedHeight * (1 - part)
      sums[first + 1] += signedHeight * part
      return
    }
    let perColumn = signedHeight / (right - left)
    let firstWidth = Double(first + 1) - left
    addCell(first, perColumn * firstWidth, part: 1 - firstWidth / 2)
    for column in first + 1..<max(last, first + 1) {
      addCell(column, perColumn, part: 0.5)
    }
    let lastWidth = right - Double(last)
    addCell(last, perColumn * lastWidth, part: lastWidth / 2)
  }

  private mutating func addCell(_ column: Int, _ signedHeight: Double, part: Double) {
    sums[column] += signedHeight * (1 - part)
    sums[column + 1] += signedHeight * part
  }
}
