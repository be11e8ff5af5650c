import PulseTimeline

/// Something to paint as one group of planes sees it.
indirect enum RowItem {
  /// An area of one colour, given as values of the group's planes.
  case solid(Mask, values: [Double], alpha: Double)
  /// An area with a gradient.
  case gradient(Mask, GradientShader)
  case group(RowGroup)

  struct RowGroup {
    let opacity: Double
    let mask: [RowItem]?
    let items: [RowItem]
    let extent: CellRange
  }

  /// Where it can be.
  var extent: CellRange {
    switch self {
    case .solid(let mask, _, _), .gradient(let mask, _): mask.extent
    case .group(let group): group.extent
    }
  }
}

/// Rows and columns of a plane; without any if either is empty.
struct CellRange: Hashable, Sendable {
  var rows: Range<Int>
  var columns: Range<Int>

  static let none = CellRange(rows: 0..<0, columns: 0..<0)

  var isEmpty: Bool { rows.isEmpty || columns.isEmpty }

  /// The smallest range that holds both.
  func joined(_ other: CellRange) -> CellRange {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return CellRange(
      rows: min(
        rows.lowerBound, other.rows.lowerBound)..<max(
          rows.upperBound, other.rows.upperBound),
      columns: min(
        columns.lowerBound, other.columns.lowerBound)..<max(
          columns.upperBound, other.columns.upperBound))
  }

  /// What lies in both.
  func common(_ other: CellRange) -> CellRange {
    CellRange(
      rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }
}

extension Mask {
  /// The rows and columns that may hold runs.
  var extent: CellRange { isEmpty ? .none : CellRange(rows: rows, columns: columns) }
}
