/// What one plane holds, as runs of equal or of single samples; see ``SpanTable``.
struct PlaneSpans {
  let firstRow: Int
  let rowStarts: [Int32]
  let runs: [Mask.Run]
  let bare: UInt16
  let palette: [UInt16]
  let samples: [UInt16]

  /// The runs of a row, as indices of ``runs``.
  @inline(__always)
  func runIndices(inRow row: Int) -> (begin: Int, end: Int) {
    let index = row - firstRow
    guard index >= 0, index < rowStarts.count - 1 else { return (0, 0) }
    return (Int(rowStarts[index]), Int(rowStarts[index + 1]))
  }

  /// Writes a row to a plane that holds anything.
  func write(row: Int, to line: PlaneRow) {
    let runs = runs.span
    var (index, end) = runIndices(inRow: row)
    var column = 0
    while index < end {
      let run = runs[index]
      let (start, stop) = (Int(run.start), Int(run.end))
      if column < start { line.fill(column, start, with: bare) }
      if run.offset < 0 {
        line.fill(start, stop, with: palette[-1 - Int(run.offset)])
      } else {
        write(from: start, to: stop, samplesAt: Int(run.offset), to: line)
      }
      column = stop
      index += 1
    }
    end = line.columns
    if column < end { line.fill(column, end, with: bare) }
  }

  /// Writes a row to a plane that holds what `old` says, where it differs.
  func write(row: Int, to line: PlaneRow, over old: PlaneSpans) {
    var part = PartCursor(runIndices(inRow: row), columns: line.columns)
    var oldPart = PartCursor(old.runIndices(inRow: row), columns: line.columns)
    oldPart.advance(old.runs)
    while part.end < line.columns {
      part.advance(runs)
      // Neighbouring samples that have to be written are written in one go.
      var pending = part.start
      var column = part.start
      while column < part.end {
        if column == oldPart.end { oldPart.advance(old.runs) }
        let next = part.end < oldPart.end ? part.end : oldPart.end
        if holds(part, as: oldPart, of: old) {
          if pending < column { write(part, from: pending, to: column, to: line) }
          pending = next
        }
        column = next
      }
      if pending < part.end { write(part, from: pending, to: part.end, to: line) }
    }
  }

  /// Whether a part of the old row holds what one of the new row says, wherever they overlap.
  @inline(__always)
  private func holds(_ part: PartCursor, as oldPart: PartCursor, of old: PlaneSpans) -> Bool {
    if part.isConstant || oldPart.isConstant {
      return part.isConstant && oldPart.isConstant && code(of: part) == old.code(of: oldPart)
    }
    guard part.start == oldPart.start, part.end == oldPart.end else { return false }
    let (first, oldFirst) = (Int(part.offset), Int(oldPart.offset))
    return (0..<part.end - part.start).allSatisfy {
      samples[first + $0] == old.samples[oldFirst + $0]
    }
  }

  /// The code of a part of equal samples.
  @inline(__always)
  private func code(of part: PartCursor) -> UInt16 {
    part.offset == PartCursor.bare ? bare : palette[-1 - Int(part.offset)]
  }

  @inline(__always)
  private func write(_ part: PartCursor, from start: Int, to end: Int, to line: PlaneRow) {
    if part.isConstant {
      line.fill(start, end, with: code(of: part))
    } else {
      write(from: start, to: end, samplesAt: Int(part.offset) + start - part.start, to: line)
    }
  }

  @inline(__always)
  private func write(from start: Int, to end: Int, samplesAt first: Int, to line: PlaneRow) {
    let samples = samples.span
    var column = start
    while column < end {
      line.set(column, to: samples[first + column - start])
      column += 1
    }
  }
}

/// Goes through a row's parts from left to right: its runs, and the bare samples between them.
private struct PartCursor {
  /// The offset of bare parts.
  static let bare = Int32.min

  private var index: Int
  private let last: Int
  private let columns: Int
  /// The part's first column.
  private(set) var start = 0
  /// The column after its last one.
  private(set) var end = 0
  /// What it holds, as a run's offset or ``bare``.
  private(set) var offset = bare

  init(_ runs: (begin: Int, end: Int), columns: Int) {
    (index, last) = runs
    self.columns = columns
  }

  /// Whether all samples are equal.
  var isConstant: Bool { offset < 0 }

  /// Goes to the next part, which there must be.
  @inline(__always)
  mutating func advance(_ runs: [Mask.Run]) {
    start = end
    guard index < last else {
      (end, offset) = (columns, Self.bare)
      return
    }
    let run = runs[index]
    if Int(run.start) > start {
      (end, offset) = (Int(run.start), Self.bare)
    } else {
      (end, offset) = (Int(run.end), run.offset)
      index += 1
    }
  }
}
