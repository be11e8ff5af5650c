extension SpanTable {
  /// The table with bare samples coloured as the nearest one that a shape covers: in the row (the left
  /// one of two equally near), else as in the nearest row (the upper one of two).
  ///
  /// So colours don't change where alpha does, and neither subsampling nor lossy coding brings a
  /// foreign colour to a shape's rim. A table without any covered sample takes the codes `bare`.
  func extendingColors(columns: Int, rows: Int, bare: UInt64) -> SpanTable {
    var result = SpanTable(planes: samples.count, bare: bare)
    result.palette = palette
    result.samples = samples
    let covered = (0..<rows).filter { !runIndices(inRow: $0).isEmpty }
    guard var above = covered.first else { return result }
    var next = 0
    for row in 0..<rows {
      if next < covered.count, covered[next] == row {
        above = row
        next += 1
      }
      let below = next < covered.count ? covered[next] : above
      let isNearerBelow = above > row || (below > row && below - row < row - above)
      result.appendExtended(isNearerBelow ? below : above, of: self, columns: columns)
    }
    return result
  }

  /// Appends a row of another table, its bare samples coloured.
  private mutating func appendExtended(_ row: Int, of table: SpanTable, columns: Int) {
    var column = 0
    var left: UInt64?
    for index in table.runIndices(inRow: row) {
      let run = table.runs[index]
      fill(column..<Int(run.start), left: left, right: table.codes(of: run, last: false))
      runs.append(run)
      column = Int(run.end)
      left = table.codes(of: run, last: true)
    }
    fill(column..<columns, left: left, right: nil)
    endRow()
  }

  /// Appends bare samples between two covered ones.
  private mutating func fill(_ columns: Range<Int>, left: UInt64?, right: UInt64?) {
    guard !columns.isEmpty, let codes = left ?? right else { return }
    let middle = (columns.lowerBound + columns.upperBound + 1) / 2
    if let right, right != codes, middle < columns.upperBound {
      append(constant: codes, columns: columns.lowerBound..<middle)
      append(constant: right, columns: middle..<columns.upperBound)
    } else {
      append(constant: codes, columns: columns)
    }
  }

  /// The codes of the last or the first sample of a run.
  private func codes(of run: Mask.Run, last: Bool) -> UInt64 {
    guard run.offset >= 0 else { return palette[-1 - Int(run.offset)] }
    let place = Int(run.offset) + (last ? Int(run.end - run.start) - 1 : 0)
    return samples.indices.reduce(0) { codes, plane in
      codes | UInt64(samples[plane][place]) << (16 * UInt64(plane))
    }
  }
}
