import PulseTimeline

/// Composites items over the rows of a group of planes and writes them.
///
/// Each row is worked out by itself, in full precision, and rounded once; where a table of what the
/// planes hold would be as large as the planes, nothing is remembered but where the items are.
struct PlaneRowsWriter {
  let compositor: SampleCompositor
  let writer: GroupWriter
  private let items: [RowItem]
  private let dither: DitherPattern
  private var painter: RowPainter
  private var samples: RowSamples
  /// The codes of the row, for each plane, and of the last row that had a colour anywhere.
  private var codes: [[UInt16]]
  private var above: [[UInt16]]?
  /// The rows that wait for the colours of the nearest row that has any.
  private var waiting: [Int] = []

  init(compositor: SampleCompositor, writer: GroupWriter, items: [RowItem], bitDepth: Int) {
    (self.compositor, self.writer, self.items) = (compositor, writer, items)
    dither = DitherPattern(bitDepth: bitDepth)
    let planes = compositor.planeCount
    painter = RowPainter(blend: compositor.blend, planes: planes, columns: writer.columns)
    samples = RowSamples(blend: compositor.blend, planes: planes, columns: writer.columns)
    codes = Array(repeating: Array(repeating: 0, count: writer.columns), count: planes)
  }

  /// Writes what `parts` says, or everything.
  mutating func write(_ parts: RowParts?) {
    let rows = RowIndex(items.map(\.extent.rows), rows: writer.rows)
    let whole = 0..<writer.columns
    for row in 0..<writer.rows {
      let range = compositor.extendsColors ? whole : parts?.columns(inRow: row) ?? whole
      if range.isEmpty { continue }
      samples.clear(range, values: compositor.background, alpha: compositor.backgroundAlpha)
      for index in rows.items(inRow: row) {
        painter.lay(items[Int(index)], row: row, within: range, on: &samples)
      }
      encode(range, row: row)
      if compositor.extendsColors { writeExtended(row) } else { write(range, row: row) }
    }
    if compositor.extendsColors { writeWaiting(below: nil, row: writer.rows) }
  }

  /// Rounds a part of the row.
  private mutating func encode(_ range: Range<Int>, row: Int) {
    for plane in codes.indices {
      let coder = compositor.coder(ofPlane: plane)
      for column in range {
        let value = samples.value(column, plane: plane)
        codes[plane][column] =
          samples.isGradual[column] == 0
          ? coder.code(value: value)
          : coder.code(value: value, offset: dither.offset(column: column, row: row))
      }
    }
  }

  private func write(_ range: Range<Int>, row: Int) { write(codes, range, row: row) }

  private func write(_ codes: [[UInt16]], _ range: Range<Int>, row: Int) {
    for plane in codes.indices {
      codes[plane].withReadSlice { codes in
        writer.line(plane, row).copy(codes, range)
      }
    }
  }

  // MARK: - Colours beyond the shapes; see `SpanTable.extendingColors`

  private mutating func writeExtended(_ row: Int) {
    let defined = (0..<writer.columns).filter { samples.isDefined($0) }
    guard let first = defined.first else { return waiting.append(row) }
    var left = first
    for next in defined + [writer.columns] {
      if next > left + 1 || next == first {
        let hasRight = next < writer.columns
        let middle = !hasRight ? next : next == first ? 0 : (left + 1 + next + 1) / 2
        for plane in codes.indices {
          for column in (next == first ? 0 : left + 1)..<next {
            codes[plane][column] = codes[plane][column < middle ? left : next]
          }
        }
      }
      left = next
    }
    writeWaiting(below: codes, row: row)
    write(0..<writer.columns, row: row)
    above = codes
  }

  /// Writes the rows that wait, between the row above them and one below.
  private mutating func writeWaiting(below: [[UInt16]]?, row: Int) {
    let aboveRow = waiting.first.map { $0 - 1 } ?? 0
    let bare = codes.indices.map { plane in
      let code = UInt16(truncatingIfNeeded: compositor.backgroundCodes >> (16 * UInt64(plane)))
      return [UInt16](repeating: code, count: writer.columns)
    }
    for waiting in waiting {
      let isNearerBelow = above == nil || (below != nil && row - waiting < waiting - aboveRow)
      write((isNearerBelow ? below : above) ?? bare, 0..<writer.columns, row: waiting)
    }
    waiting = []
  }
}
