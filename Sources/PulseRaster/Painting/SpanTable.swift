/// What the planes of a group hold, row by row, as runs of equal or of single samples.
///
/// Where one shape lies over a background, the runs are its mask's own. What lies between runs is bare.
struct SpanTable: Hashable, Sendable {
  /// Stands for codes that are not known yet; no three planes have them.
  static let undefinedCodes: UInt64 = .max

  /// The row that `rowStarts` begins with; rows outside are bare.
  var firstRow: Int = 0
  /// Where in ``runs`` each row begins, and, last, where the last one ends.
  var rowStarts: [Int32] = [0]
  /// The runs of all rows.
  ///
  /// An offset that is not negative says where in each plane's samples the
  /// codes lie; all samples of a run with the offset -1 - i have the codes i of the palette.
  var runs: [Mask.Run] = []
  /// The codes of bare samples, 16 bits for each plane, the first one lowest.
  var bare: UInt64
  /// The codes of runs of equal samples.
  var palette: [UInt64] = []
  /// The codes of single samples, for each plane of the group; none if they have been written already
  /// and are not worth remembering.
  var samples: [[UInt16]]

  /// Makes a table all of whose samples are bare.
  init(planes: Int, bare: UInt64) {
    samples = Array(repeating: [], count: planes)
    self.bare = bare
  }
}

extension SpanTable {
  /// Makes the table of planes under a single shape, without the codes of samples it covers partly.
  init(_ mask: Mask, shade: Shade) {
    self.init(planes: shade.coders.count, bare: shade.bare)
    (firstRow, rowStarts, runs) = (mask.firstRow, mask.rowStarts, mask.runs)
    palette = shade.palette
  }

  /// The runs of a row, as indices of ``runs``; any row may be asked for.
  func runIndices(inRow row: Int) -> Range<Int> {
    let index = row - firstRow
    guard index >= 0, index < rowStarts.count - 1 else { return 0..<0 }
    return Int(rowStarts[index])..<Int(rowStarts[index + 1])
  }

  /// Appends a run of equal samples.
  mutating func append(constant codes: UInt64, columns: Range<Int>) {
    if palette.last != codes { palette.append(codes) }
    append(offset: -palette.count, columns: columns)
  }

  /// Appends a run of single samples, whose codes lie at `offset` in each plane's samples.
  mutating func append(offset: Int, columns: Range<Int>) {
    runs.append(
      Mask.Run(
        start: Int32(truncatingIfNeeded: columns.lowerBound),
        end: Int32(truncatingIfNeeded: columns.upperBound),
        offset: Int32(truncatingIfNeeded: offset)))
  }

  /// Ends a row.
  mutating func endRow() { rowStarts.append(Int32(truncatingIfNeeded: runs.count)) }

  /// Lends what each plane of the group holds to `body`.
  func withViews<Result>(_ body: ([SpanView<StoredCodes>]) -> Result) -> Result {
    runs.withReadSlice { runs in
      palette.withReadSlice { palette in collect([], runs, palette, body) }
    }
  }

  private func collect<Result>(
    _ views: [SpanView<StoredCodes>], _ runs: ReadSlice<Mask.Run>, _ palette: ReadSlice<UInt64>,
    _ body: ([SpanView<StoredCodes>]) -> Result
  ) -> Result {
    guard views.count < samples.count else { return body(views) }
    return samples[views.count].withReadSlice { samples in
      let shift = 16 * UInt64(views.count)
      let view = SpanView(
        runs: runs, codes: StoredCodes(codes: samples), palette: palette,
        shift: shift,
        bare: UInt16(truncatingIfNeeded: bare >> shift))
      return collect(views + [view], runs, palette, body)
    }
  }
}
