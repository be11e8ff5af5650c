/// What the planes of a group hold, row by row, as spans of equal or of single samples.
struct SpanTable: Hashable, Sendable {
  /// Neighbouring samples of a row.
  struct Span: Hashable, Sendable {
    /// The column after the last one; a span begins where its left neighbour ends.
    var end: Int32
    /// Where in ``SpanTable/samples`` the span's codes lie: all of the group's first plane, then all
    /// of its second one and so on. Negative: all samples are equal.
    var offset: Int32
    /// The codes of a span of equal samples, 16 bits for each plane, the first one lowest.
    var codes: UInt64

    /// Whether all samples are equal.
    var isConstant: Bool { offset < 0 }
  }

  /// The spans of one row, as indices; rows that look the same may share them.
  struct Row: Hashable, Sendable {
    /// The first span.
    var start: Int32
    /// The span after the last one.
    var end: Int32
  }

  /// Stands for codes that are not known yet; no three planes have them.
  static let undefinedCodes: UInt64 = .max

  /// The rows from the top.
  var rows: [Row] = []
  /// The spans of all rows.
  var spans: [Span] = []
  /// The codes of single samples.
  var samples: [UInt16] = []
}
