/// Composites many areas of single colours over an opaque background, from the front to the back: what
/// lies behind something opaque is never looked at, and each sample is written once.
///
/// A sample's value is the sum of the colours, each by its share of what those before it let through. Up
/// to rounding in the last bits of a `Double` that is what laying them over each other comes to.
struct SolidRowsWriter {
  /// A colour as the group's planes see it.
  private struct Ink {
    let alpha: Double
    let values: SIMD4<Double>
    /// The codes where it covers fully and is opaque, 16 bits for each plane.
    let codes: UInt64
  }

  private let compositor: SampleCompositor
  private let writer: GroupWriter
  private let inks: [Ink]

  /// Makes a writer of areas of some colours, given as values of the group's planes.
  init(
    compositor: SampleCompositor, writer: GroupWriter, inks: [(values: [Double], alpha: Double)]
  ) {
    (self.compositor, self.writer) = (compositor, writer)
    self.inks = inks.map { ink in
      var padded = SIMD4<Double>(repeating: 0)
      for plane in ink.values.indices { padded[plane] = ink.values[plane] }
      return Ink(
        alpha: ink.alpha, values: padded,
        codes: compositor.fullCodes(of: ink.values, alpha: ink.alpha))
    }
  }

  /// Writes what `parts` says, or everything.
  func write(_ rows: SolidRows, _ parts: RowParts?) {
    var row = OpenRow(columns: writer.columns)
    inks.withReadSlice { inks in
      rows.withView { rows in
        for index in 0..<writer.rows {
          let range = parts?.columns(inRow: index) ?? 0..<writer.columns
          if range.isEmpty { continue }
          write(index, range, rows, &row, inks)
        }
      }
    }
  }

  private func write(
    _ rowIndex: Int, _ range: Range<Int>, _ rows: SolidRows.View, _ row: inout OpenRow,
    _ inks: ReadSlice<Ink>
  ) {
    let painter = RowPainter(rowIndex, writer, coder: compositor.coder(ofPlane: 0))
    row.open(range)
    row.withSlices { row in
      rows.forEachRun(rowIndex) { area, runStart, runEnd, place in
        let (start, end) = (max(runStart, range.lowerBound), min(runEnd, range.upperBound))
        if start >= end { return }
        let ink = inks[area]
        if place >= 0 {
          row.forEachOpen(start, end) { column in
            let coverage = rows.coverage(place + column - runStart)
            row.lay(ink.values, share: ink.alpha * Double(coverage), column)
          }
        } else if ink.alpha >= 1 {
          row.close(start, end) { begin, end in
            painter.fill(begin, end, with: ink.codes)
          } touched: { column in
            painter.set(column, row.finished(column, over: ink.values))
          }
        } else {
          row.forEachOpen(start, end) { row.lay(ink.values, share: ink.alpha, $0) }
        }
      }
      row.close(range.lowerBound, range.upperBound) { begin, end in
        painter.fill(begin, end, with: compositor.backgroundCodes)
      } touched: { column in
        painter.set(column, row.finished(column, over: background))
      }
    }
  }

  private var background: SIMD4<Double> {
    var values = SIMD4<Double>(repeating: 0)
    for plane in compositor.background.indices { values[plane] = compositor.background[plane] }
    return values
  }

  /// Writes samples of one row in all planes, of which there are three at most, with legal codes in common.
  private struct RowPainter {
    private let planeCount: Int
    // No array, which would be made anew for each row and asked for its bounds at each sample.
    private let first: PlaneRow
    private let second: PlaneRow
    private let third: PlaneRow
    private let coder: SampleCoder

    init(_ row: Int, _ writer: GroupWriter, coder: SampleCoder) {
      planeCount = writer.planes.count
      precondition(planeCount <= 3)
      first = writer.line(0, row)
      second = planeCount > 1 ? writer.line(1, row) : first
      third = planeCount > 2 ? writer.line(2, row) : first
      self.coder = coder
    }

    @inline(__always)
    func fill(_ begin: Int, _ end: Int, with codes: UInt64) {
      first.fill(begin, end, with: UInt16(truncatingIfNeeded: codes))
      if planeCount > 1 { second.fill(begin, end, with: UInt16(truncatingIfNeeded: codes >> 16)) }
      if planeCount > 2 { third.fill(begin, end, with: UInt16(truncatingIfNeeded: codes >> 32)) }
    }

    @inline(__always)
    func set(_ column: Int, _ values: SIMD4<Double>) {
      first.set(column, to: coder.code(value: values.x))
      if planeCount > 1 { second.set(column, to: coder.code(value: values.y)) }
      if planeCount > 2 { third.set(column, to: coder.code(value: values.z)) }
    }
  }
}
