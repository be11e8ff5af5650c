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
      write(spans[index], from: begin, begin, Int(spans[index].end), of: table)
      begin = Int(spans[index].end)
    }
  }

  /// Writes a row over another, span by span.
  func write(
    _ line: SpanTable.Row, of table: SpanTable, over oldLine: SpanTable.Row, of old: SpanTable
  ) {
    let (spans, oldSpans) = (table.spans.span, old.spans.span)
    let shift = 16 * UInt64(plane)
    var (begin, oldBegin) = (0, 0)
    var oldIndex = Int(oldLine.start)
    for index in Int(line.start)..<Int(line.end) {
      let span = spans[index]
      let end = Int(span.end)
      // Neighbouring parts that have to be written are written in one go.
      var pending = begin
      var column = begin
      while column < end {
        let oldSpan = oldSpans[oldIndex]
        let oldEnd = Int(oldSpan.end)
        let next = end < oldEnd ? end : oldEnd
        let isHeld: Bool
        if span.isConstant {
          isHeld =
            oldSpan.isConstant
            && UInt16(truncatingIfNeeded: (span.codes ^ oldSpan.codes) >> shift) == 0
        } else {
          isHeld =
            begin == oldBegin && end == oldEnd && !oldSpan.isConstant
            && holdsSame(span, of: table, oldSpan, of: old, count: end - begin)
        }
        if isHeld {
          if pending < column { write(span, from: begin, pending, column, of: table) }
          pending = next
        }
        column = next
        if column == oldEnd {
          oldIndex += 1
          oldBegin = oldEnd
        }
      }
      if pending < end { write(span, from: begin, pending, end, of: table) }
      begin = end
    }
  }

  /// Whether two spans of as many single samples are equal.
  private func holdsSame(
    _ span: SpanTable.Span, of table: SpanTable, _ oldSpan: SpanTable.Span, of old: SpanTable,
    count: Int
  ) -> Bool {
    let (first, oldFirst) = (Int(span.offset), Int(oldSpan.offset))
    return table.samples[plane][first..<first + count]
      == old.samples[plane][oldFirst..<oldFirst + count]
  }

  /// Writes the columns from `start` up to `end` of a span that begins at `begin`.
  @inline(__always)
  private func write(
    _ span: SpanTable.Span, from begin: Int, _ start: Int, _ end: Int, of table: SpanTable
  ) {
    if span.isConstant {
      row.fill(start, end, with: UInt16(truncatingIfNeeded: span.codes >> (16 * UInt64(plane))))
      return
    }
    let first = Int(span.offset) - begin
    var column = start
    while column < end {
      row.set(column, to: table.samples[plane][first + column])
      column += 1
    }
  }
}
