/// Brings the planes of a group to what a table says, sample by sample only where they differ.
struct SpanWriter {
  let table: SpanTable
  let planes: [Plane]
  let columns: Int
  let bytesPerSample: Int
  private var rows: [PlaneRow] = []

  init(table: SpanTable, planes: [Plane], columns: Int, bytesPerSample: Int) {
    self.table = table
    self.planes = planes
    self.columns = columns
    self.bytesPerSample = bytesPerSample
  }

  /// Writes all rows; with the table of what the planes hold now, only what is to change.
  mutating func write(over old: SpanTable?) {
    for row in table.rows.indices {
      rows.removeAll(keepingCapacity: true)
      for plane in planes {
        rows.append(plane.row(row, columns: columns, bytesPerSample: bytesPerSample))
      }
      if let old {
        write(table.rows[row], over: old.rows[row], of: old)
      } else {
        write(table.rows[row])
      }
    }
  }

  private func write(_ row: SpanTable.Row) {
    var begin = 0
    for index in Int(row.start)..<Int(row.end) {
      let span = table.spans[index]
      write(span, from: begin, columns: begin..<Int(span.end))
      begin = Int(span.end)
    }
  }

  /// Writes a row over another, span by span.
  private func write(_ row: SpanTable.Row, over oldRow: SpanTable.Row, of old: SpanTable) {
    var begin = 0
    var oldIndex = Int(oldRow.start)
    var oldBegin = 0
    for index in Int(row.start)..<Int(row.end) {
      let span = table.spans[index]
      let end = Int(span.end)
      // Neighbouring parts that have to be written are written in one go.
      var pending = begin
      var column = begin
      while column < end {
        let oldSpan = old.spans[oldIndex]
        let oldEnd = Int(oldSpan.end)
        let next = min(end, oldEnd)
        if holds(span, begin, as: oldSpan, oldBegin, of: old) {
          if pending < column { write(span, from: begin, columns: pending..<column) }
          pending = next
        }
        column = next
        if column == oldEnd {
          oldIndex += 1
          oldBegin = oldEnd
        }
      }
      if pending < end { write(span, from: begin, columns: pending..<end) }
      begin = end
    }
  }

  /// Whether the old span holds what the new one says, wherever they overlap.
  private func holds(
    _ span: SpanTable.Span, _ begin: Int, as oldSpan: SpanTable.Span, _ oldBegin: Int,
    of old: SpanTable
  ) -> Bool {
    if span.isConstant || oldSpan.isConstant {
      return span.isConstant && oldSpan.isConstant && span.codes == oldSpan.codes
    }
    guard begin == oldBegin, span.end == oldSpan.end else { return false }
    let count = (Int(span.end) - begin) * planes.count
    return table.samples[Int(span.offset)..<Int(span.offset) + count]
      == old.samples[Int(oldSpan.offset)..<Int(oldSpan.offset) + count]
  }

  /// Writes some columns of a span that begins at `begin`.
  private func write(_ span: SpanTable.Span, from begin: Int, columns: Range<Int>) {
    let length = Int(span.end) - begin
    for plane in rows.indices {
      let row = rows[plane]
      if span.isConstant {
        let code = UInt16(truncatingIfNeeded: span.codes >> (16 * UInt64(plane)))
        row.fill(columns.lowerBound, columns.upperBound, with: code)
      } else {
        let first = Int(span.offset) + plane * length - begin
        for column in columns { row.set(column, to: table.samples[first + column]) }
      }
    }
  }
}
