extension SpanTableBuilder {
  /// Gives samples that nothing covers the colour of the nearest one that something does: in the
  /// row (the left one of two equally near), else as in the nearest row (the upper one of two).
  ///
  /// So colours don't change where alpha does, and neither subsampling nor lossy coding brings a
  /// foreign colour to a shape's rim.
  mutating func extendColors() {
    let source = table
    table.spans.removeAll(keepingCapacity: true)
    table.spans.append(appended(columns, compositor.backgroundCodes))
    let covered = source.rows.indices.filter { source.rows[$0].start > 0 }
    for row in covered {
      let start = table.spans.count
      extend(source.rows[row], of: source)
      table.rows[row] = .init(start: Int32(start), end: Int32(table.spans.count))
    }
    guard var nearest = covered.first else { return }
    var next = 0
    for row in table.rows.indices where source.rows[row].start == 0 {
      while next < covered.count, covered[next] < row { next += 1 }
      let (above, below) = (next > 0 ? covered[next - 1] : nil, next < covered.count ? covered[next] : nil)
      nearest = above.map { above in
        below.map { $0 - row < row - above ? $0 : above } ?? above
      } ?? below ?? nearest
      table.rows[row] = table.rows[nearest]
    }
  }

  private mutating func extend(_ row: SpanTable.Row, of source: SpanTable) {
    var begin = 0
    for index in Int(row.start)..<Int(row.end) {
      let span = source.spans[index]
      let end = Int(span.end)
      defer { begin = end }
      guard span.isConstant, span.codes == SpanTable.undefinedCodes else {
        table.spans.append(span)
        continue
      }
      let left = index > Int(row.start) ? edgeCodes(of: index - 1, in: source, row: row, last: true) : nil
      let right = index + 1 < Int(row.end) ? edgeCodes(of: index + 1, in: source, row: row, last: false) : nil
      let middle = (begin + end + 1) / 2
      if let left, let right, left != right, middle < end {
        table.spans.append(appended(middle, left))
        table.spans.append(appended(end, right))
      } else {
        table.spans.append(appended(end, left ?? right ?? compositor.backgroundCodes))
      }
    }
  }

  /// The codes of the last or first sample of a span.
  private func edgeCodes(
    of index: Int, in source: SpanTable, row: SpanTable.Row, last: Bool
  ) -> UInt64 {
    let span = source.spans[index]
    guard !span.isConstant else { return span.codes }
    let begin = index > Int(row.start) ? Int(source.spans[index - 1].end) : 0
    let length = Int(span.end) - begin
    var codes: UInt64 = 0
    for plane in 0..<compositor.planeCount {
      let place = Int(span.offset) + plane * length + (last ? length - 1 : 0)
      codes |= UInt64(source.samples[place]) << (16 * plane)
    }
    return codes
  }
}
