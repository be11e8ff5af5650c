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

  /// An area in a row: its runs.
  private struct Entry {
    let ink: Int32
    let firstRun: Int32
    let endRun: Int32
  }

  private let compositor: SampleCompositor
  private let writer: GroupWriter
  private var inks: [Ink] = []
  private var runs: [Mask.Run] = []
  private var coverages: [Float] = []
  /// Where the entries of each row begin, and the entries, from the back to the front.
  private var starts: [Int32]
  private var entries: [Entry] = []

  /// Takes areas from the back to the front; `nil` if there is anything else among them.
  init?(compositor: SampleCompositor, writer: GroupWriter, items: [RowItem]) {
    guard compositor.blend == .opaque else { return nil }
    (self.compositor, self.writer) = (compositor, writer)
    starts = Array(repeating: 0, count: writer.rows + 1)
    for item in items {
      guard case .solid(let mask, _, _) = item else { return nil }
      for row in mask.rows where !mask.runIndices(inRow: row).isEmpty { starts[row + 1] += 1 }
    }
    for row in 0..<writer.rows { starts[row + 1] += starts[row] }
    collect(items)
  }

  /// Puts all runs and coverages together, so that a row's are found without a look at the masks.
  private mutating func collect(_ items: [RowItem]) {
    var next = starts
    entries = Array(
      repeating: Entry(ink: 0, firstRun: 0, endRun: 0), count: Int(starts[writer.rows]))
    for item in items {
      guard case .solid(let mask, let values, let alpha) = item else { continue }
      let (runBase, coverageBase) = (Int32(runs.count), Int32(coverages.count))
      for row in mask.rows {
        let indices = mask.runIndices(inRow: row)
        if indices.isEmpty { continue }
        entries[Int(next[row])] = Entry(
          ink: Int32(inks.count), firstRun: runBase + Int32(indices.lowerBound),
          endRun: runBase + Int32(indices.upperBound))
        next[row] += 1
      }
      runs += mask.runs
      for index in Int(runBase)..<runs.count where runs[index].offset >= 0 {
        runs[index].offset += coverageBase
      }
      coverages += mask.coverages
      var padded = SIMD4<Double>(repeating: 0)
      for plane in values.indices { padded[plane] = values[plane] }
      inks.append(
        Ink(
          alpha: alpha, values: padded, codes: compositor.fullCodes(of: values, alpha: alpha)))
    }
  }

  /// Writes what `parts` says, or everything.
  func write(_ parts: RowParts?) {
    var row = OpenRow(columns: writer.columns)
    inks.withReadSlice { inks in
      runs.withReadSlice { runs in
        coverages.withReadSlice { coverages in
          for index in 0..<writer.rows {
            let range = parts?.columns(inRow: index) ?? 0..<writer.columns
            if range.isEmpty { continue }
            write(index, range, &row, inks, runs, coverages)
          }
        }
      }
    }
  }

  private func write(
    _ rowIndex: Int, _ range: Range<Int>, _ row: inout OpenRow, _ inks: ReadSlice<Ink>,
    _ runs: ReadSlice<Mask.Run>, _ coverages: ReadSlice<Float>
  ) {
    let painter = RowPainter(
      lines: writer.planes.indices.map { writer.line($0, rowIndex) },
      coders: writer.planes.indices.map { compositor.coder(ofPlane: $0) })
    row.open(range)
    row.withSlices { row in
      var index = Int(starts[rowIndex + 1])
      while index > Int(starts[rowIndex]) {
        index -= 1
        let entry = entries[index]
        let ink = inks[Int(entry.ink)]
        for place in Int(entry.firstRun)..<Int(entry.endRun) {
          let run = runs[place]
          let (start, end) = (
            max(Int(run.start), range.lowerBound), min(Int(run.end), range.upperBound)
          )
          if start >= end { continue }
          if !run.isFull {
            let offset = Int(run.offset) - Int(run.start)
            row.forEachOpen(start, end) { column in
              let share = ink.alpha * Double(coverages[offset + column])
              row.lay(ink.values, share: share, column)
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

  /// Writes samples of one row in all planes.
  private struct RowPainter {
    let lines: [PlaneRow]
    let coders: [SampleCoder]

    func fill(_ begin: Int, _ end: Int, with codes: UInt64) {
      for plane in lines.indices {
        lines[plane].fill(
          begin, end, with: UInt16(truncatingIfNeeded: codes >> (16 * UInt64(plane))))
      }
    }

    @inline(__always)
    func set(_ column: Int, _ values: SIMD4<Double>) {
      for plane in lines.indices {
        lines[plane].set(column, to: coders[plane].code(value: values[plane]))
      }
    }
  }
}
