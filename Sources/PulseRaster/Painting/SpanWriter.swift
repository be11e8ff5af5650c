/// Brings planes to what a table says, touching only samples that differ from what they hold.
struct SpanWriter {
  /// The planes of a group, in its order.
  let planes: [Plane]
  let columns: Int
  let bytesPerSample: Int

  /// Writes a row; with the table of what the planes hold now, only what is to change.
  func write(row: Int, of table: SpanTable, over old: SpanTable?) {
    for index in planes.indices {
      let line = RowWriter(
        row: planes[index].row(row, columns: columns, bytesPerSample: bytesPerSample), plane: index)
      if let old {
        line.write(table.rows[row], of: table, over: old.rows[row], of: old)
      } else {
        line.write(table.rows[row], of: table)
      }
    }
  }
}

/// Writes one row of one plane of a group.
private struct RowWriter {
  let row: PlaneRow
  /// The plane's index in the group.
  let plane: Int

  func write(_ line: SpanTable.Row, of table: SpanTable) {
    let spans = table.spans.span
    var begin = 0
    for index in Int(line.start)..<Int(line.end) {
      write(spans[index], from: begin, columns: begin..<Int(spans[index].end), of: table)
      begin = Int(spans[index].end)
    }
  }

  /// Writes a row over another, span by span.
  func write(
    _ line: SpanTable.Row, of table: SpanTable, over oldLine: SpanTable.Row, of old: SpanTable
  ) {
    let (spans, oldSpans) = (table.spans.span, old.spans.span)
    var (begin, oldBegin) = (0, 0)
    var oldIndex = Int(oldLine.start)
    for index in Int(line.start)..<Int(line.end) {
      let end = Int(spans[index].end)
      // Neighbouring parts that have to be written are written in one go.
      var pending = begin
      var column = begin
      while column < end {
        let oldEnd = Int(oldSpans[oldIndex].end)
        let next = min(end, oldEnd)
        let isHeld =
          spans[index].isConstant
          ? code(of: spans[index]) == code(of: oldSpans[oldIndex]) && oldSpans[oldIndex].isConstant
          : begin == oldBegin && end == oldEnd
            && samples(of: spans[index], begin, in: table)
              .elementsEqual(samples(of: oldSpans[oldIndex], oldBegin, in: old))
        if isHeld {
          write(spans[index], from: begin, columns: pending..<column, of: table)
          pending = next
        }
        column = next
        if column == oldEnd {
          oldIndex += 1
          oldBegin = oldEnd
        }
      }
      write(spans[index], from: begin, columns: pending..<end, of: table)
      begin = end
    }
  }

  /// The plane's code of a span of equal samples.
  private func code(of span: SpanTable.Span) -> UInt16 {
    UInt16(truncatingIfNeeded: span.codes >> (16 * UInt64(plane)))
  }

  /// The plane's codes of a span of single samples that begins at `begin`; none of another one.
  private func samples(
    of span: SpanTable.Span, _ begin: Int, in table: SpanTable
  ) -> ArraySlice<UInt16> {
    guard !span.isConstant else { return [] }
    let length = Int(span.end) - begin
    let first = Int(span.offset) + plane * length
    return table.samples[first..<first + length]
  }

  /// Writes some columns of a span that begins at `begin`.
  @inline(__always)
  private func write(
    _ span: SpanTable.Span, from begin: Int, columns: Range<Int>, of table: SpanTable
  ) {
    if columns.isEmpty { return }
    if span.isConstant {
      row.fill(columns.lowerBound, columns.upperBound, with: code(of: span))
      return
    }
    let samples = table.samples.span
    let first = Int(span.offset) + plane * (Int(span.end) - begin) - begin
    for column in columns { row.set(column, to: samples[first + column]) }
  }
}
