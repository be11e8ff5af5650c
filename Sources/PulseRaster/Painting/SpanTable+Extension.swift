extension SpanTable {
  /// The table with the samples that nothing covers coloured as the nearest one that something does: in
  /// the row (the left one of two equally near), else as in the nearest row (the upper one of two).
  ///
  /// So colours don't change where alpha does, and neither subsampling nor lossy coding brings a
  /// foreign colour to a shape's rim. A table without any covered sample takes the codes `bare`.
  func extendingColors(bare: UInt64) -> SpanTable {
    var result = SpanTable(planes: samples.count)
    result.samples = samples
    result.rows = rows
    result.append(constant: bare, to: Int(spans[0].end))
    let covered = rows.indices.filter { rows[$0] != SpanTable.bareRow }
    for row in covered {
      let start = result.spans.count
      extend(rows[row], into: &result)
      result.rows[row] = Row(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: result.spans.count))
    }
    guard let first = covered.first else { return result }
    var (above, next) = (first, 0)
    for row in rows.indices {
      if next < covered.count, covered[next] == row {
        above = row
        next += 1
        continue
      }
      let below = next < covered.count ? covered[next] : above
      let isNearerBelow = above > row || below - row < row - above && below > row
      result.rows[row] = result.rows[isNearerBelow ? below : above]
    }
    return result
  }

  private func extend(_ row: Row, into result: inout SpanTable) {
    var begin = 0
    for index in Int(row.start)..<Int(row.end) {
      let end = Int(spans[index].end)
      if spans[index].isConstant, spans[index].codes == SpanTable.undefinedCodes {
        // Two such spans are never neighbours, as a span ends only where a shape begins or ends.
        let left = index > Int(row.start) ? codes(of: index - 1, in: row, last: true) : nil
        let right = index + 1 < Int(row.end) ? codes(of: index + 1, in: row, last: false) : nil
        let middle = (begin + end + 1) / 2
        if let left, let right, left != right, middle < end {
          result.append(constant: left, to: middle)
          result.append(constant: right, to: end)
        } else if let codes = left ?? right {
          result.append(constant: codes, to: end)
        }
      } else {
        result.spans.append(spans[index])
      }
      begin = end
    }
  }

  /// The codes of the last or the first sample of a span.
  private func codes(of index: Int, in row: Row, last: Bool) -> UInt64 {
    let span = spans[index]
    guard !span.isConstant else { return span.codes }
    let begin = index > Int(row.start) ? Int(spans[index - 1].end) : 0
    let place = Int(span.offset) + (last ? Int(span.end) - begin - 1 : 0)
    return samples.indices.reduce(0) { codes, plane in
      codes | UInt64(samples[plane][place]) << (16 * UInt64(plane))
    }
  }
}
