/// What the planes of a group hold, row by row, as spans of equal or of single samples.
struct SpanTable: Hashable, Sendable {
  /// Neighbouring samples of a row.
  struct Span: Hashable, Sendable, BitwiseCopyable {
    /// The column after the last one; a span begins where its left neighbour ends.
    var end: Int32
    /// Where in each plane's ``SpanTable/samples`` the span's codes lie. Negative: all samples are
    /// equal.
    var offset: Int32
    /// The codes of a span of equal samples, 16 bits for each plane, the first one lowest.
    var codes: UInt64

    /// Whether all samples are equal.
    var isConstant: Bool { offset < 0 }
  }

  /// The spans of one row, as indices; rows that look the same may share them.
  struct Row: Hashable, Sendable, BitwiseCopyable {
    /// The first span.
    var start: Int32
    /// The span after the last one.
    var end: Int32
  }

  /// Stands for codes that are not known yet; no three planes have them.
  static let undefinedCodes: UInt64 = .max

  /// The row that holds nothing but the first span of the table.
  static let bareRow = Row(start: 0, end: 1)

  /// The rows from the top.
  var rows: [Row] = []
  /// The spans of all rows.
  var spans: [Span] = []
  /// The codes of single samples, for each plane of the group.
  var samples: [[UInt16]]

  /// Makes a table without rows.
  init(planes: Int) { samples = Array(repeating: [], count: planes) }
}

extension SpanTable {
  /// Appends a span of equal samples.
  mutating func append(constant codes: UInt64, to end: Int) {
    spans.append(Span(end: Int32(truncatingIfNeeded: end), offset: -1, codes: codes))
  }

  /// Appends a span of single samples, whose codes lie at `offset` in each plane's samples.
  mutating func append(singleAt offset: Int, to end: Int) {
    spans.append(
      Span(
        end: Int32(truncatingIfNeeded: end), offset: Int32(truncatingIfNeeded: offset), codes: 0))
  }

  /// Ends a row whose spans begin at `start`; a row without spans is bare.
  mutating func endRow(start: Int) {
    if start == spans.count { return rows.append(Self.bareRow) }
    rows.append(
      Row(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: spans.count)))
  }
}
