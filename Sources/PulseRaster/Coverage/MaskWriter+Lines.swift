/// Cells that a single line passes.
extension MaskWriter {
  /// Writes one or two whole cells that a single line passes, which runs from top to bottom, and from one x
  /// to another, in whatever direction; the inside is after it or before.
  @inline(__always)
  mutating func appendCells(
    _ first: Int, _ end: Int, from left: Double, to right: Double, isAfter: Bool
  ) {
    let border = Double(first + 1)
    if first + 1 == end {
      let area = border - (left + right) / 2
      return appendCell(first, area: isAfter ? area : 1 - area)
    }
    // To the right of the line: a triangle in the first cell, all but a triangle in the second.
    let (before, beyond) = (border - left, right - border)
    let width = right - left
    let area = before * before / (2 * width)
    let missing = beyond * beyond / (2 * width)
    appendCells(first, area: isAfter ? area : 1 - area, next: isAfter ? 1 - missing : missing)
  }
}
