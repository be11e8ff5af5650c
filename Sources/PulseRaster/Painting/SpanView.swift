/// What one plane holds, lent to be written or to be compared with; see ``SpanTable``.
struct SpanView<Codes: SampleCodes> {
  let runs: ReadSlice<Mask.Run>
  /// The codes of single samples.
  let codes: Codes
  /// The codes of runs of equal samples, those of the plane from bit `shift` on.
  let palette: ReadSlice<UInt64>
  let shift: UInt64
  /// The code of bare samples.
  let bare: UInt16

  /// Writes a row to a plane that holds anything; the offset `firstOffset` stands for the first code.
  @inline(__always)
  func write(_ runIndices: Range<Int>, firstOffset: Int, to line: PlaneRow) {
    var column = 0
    var index = runIndices.lowerBound
    while index < runIndices.upperBound {
      let run = runs[index]
      let (start, end) = (Int(run.start), Int(run.end))
      if column < start { line.fill(column, start, with: bare) }
      if run.offset < 0 {
        line.fill(start, end, with: code(ofConstant: run.offset))
      } else {
        write(from: start, to: end, place: Int(run.offset) - firstOffset, to: line)
      }
      column = end
      index += 1
    }
    if column < line.columns { line.fill(column, line.columns, with: bare) }
  }

  /// Writes a row to a plane that holds a row of `old`, where they differ.
  func write(
    _ runIndices: Range<Int>, firstOffset: Int, to line: PlaneRow,
    over old: SpanView<StoredCodes>, _ oldIndices: Range<Int>
  ) {
    var part = PartCursor(runIndices, columns: line.columns)
    var oldPart = PartCursor(oldIndices, columns: line.columns)
    oldPart.advance(old.runs)
    while part.end < line.columns {
      part.advance(runs)
      // Neighbouring samples that have to be written are written in one go.
      var pending = part.start
      var column = part.start
      while column < part.end {
        if column == oldPart.end { oldPart.advance(old.runs) }
        let next = part.end < oldPart.end ? part.end : oldPart.end
        if holds(part, firstOffset, as: oldPart, of: old) {
          if pending < column { write(part, firstOffset, from: pending, to: column, to: line) }
          pending = next
        }
        column = next
      }
      if pending < part.end {
        write(part, firstOffset, from: pending, to: part.end, to: line)
      }
    }
  }

  /// Whether a part of the old row holds what one of the new row says, wherever they overlap.
  @inline(__always)
  private func holds(
    _ part: PartCursor, _ firstOffset: Int, as oldPart: PartCursor, of old: SpanView<StoredCodes>
  ) -> Bool {
    if part.isConstant || oldPart.isConstant {
      return part.isConstant && oldPart.isConstant
        && code(ofConstant: part.offset) == old.code(ofConstant: oldPart.offset)
    }
    guard part.start == oldPart.start, part.end == oldPart.end else { return false }
    return codes.equal(
      old.codes, first: Int(part.offset) - firstOffset,
      otherFirst: Int(oldPart.offset), count: part.end - part.start)
  }

  /// The code of equal samples with a run's offset, or of bare ones.
  @inline(__always)
  private func code(ofConstant offset: Int32) -> UInt16 {
    offset == PartCursor.bare
      ? bare : UInt16(truncatingIfNeeded: palette[-1 - Int(offset)] >> shift)
  }

  @inline(__always)
  private func write(
    _ part: PartCursor, _ firstOffset: Int, from start: Int, to end: Int, to line: PlaneRow
  ) {
    if part.isConstant {
      line.fill(start, end, with: code(ofConstant: part.offset))
    } else {
      let place = Int(part.offset) - firstOffset + start - part.start
      write(from: start, to: end, place: place, to: line)
    }
  }

  /// Writes single samples whose codes begin at a place.
  @inline(__always)
  private func write(from start: Int, to end: Int, place: Int, to line: PlaneRow) {
    let shift = place - start
    var column = start
    while column < end {
      line.set(column, to: codes.code(shift + column))
      column += 1
    }
  }
}
