/// Goes through a row's parts from left to right: its runs, and the bare samples between them.
struct PartCursor {
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

  init(_ runs: Range<Int>, columns: Int) {
    (index, last) = (runs.lowerBound, runs.upperBound)
    self.columns = columns
  }

  /// Whether all samples are equal.
  var isConstant: Bool { offset < 0 }

  /// Goes to the next part, which there must be.
  @inline(__always)
  mutating func advance(_ runs: ReadSlice<Mask.Run>) {
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
