/// The cells of a table as text, held in few bytes: a million rows of five short cells take some 50 MB.
struct CellTable: Sendable {
  /// The names of the columns.
  var columns: [String] = []

  private var bytes: [UInt8] = []
  /// Where each cell ends in ``bytes``.
  private var cellEnds: [UInt32] = []
  /// How many cells there are before each row's end.
  private var rowEnds: [UInt32] = []

  /// The rows, the header apart.
  var rowCount: Int { rowEnds.count }

  /// The text of a cell; empty where the row has no such cell.
  func text(row: Int, column: Int) -> String {
    let first = row == 0 ? 0 : Int(rowEnds[row - 1])
    let cell = first + column
    guard cell < Int(rowEnds[row]) else { return "" }
    let start = cell == 0 ? 0 : Int(cellEnds[cell - 1])
    return String(decoding: bytes[start..<Int(cellEnds[cell])], as: UTF8.self)
  }

  /// Whether every cell of a row is empty.
  func isBlank(row: Int) -> Bool {
    let first = row == 0 ? 0 : Int(rowEnds[row - 1])
    let start = first == 0 ? 0 : cellEnds[first - 1]
    return rowEnds[row] == first || cellEnds[Int(rowEnds[row]) - 1] == start
  }
}

// MARK: - Filling

extension CellTable {
  /// Adds to the cell that is being written.
  mutating func append(_ piece: some Collection<UInt8>) { bytes.append(contentsOf: piece) }

  /// Ends the cell that is being written.
  mutating func endCell() { cellEnds.append(UInt32(bytes.count)) }

  /// Ends the row that is being written.
  mutating func endRow() { rowEnds.append(UInt32(cellEnds.count)) }

  /// The bytes of the last whole cell.
  var lastCell: ArraySlice<UInt8> {
    let start = cellEnds.count < 2 ? 0 : Int(cellEnds[cellEnds.count - 2])
    return bytes[start..<Int(cellEnds.last ?? 0)]
  }

  /// How many cells a row has.
  func length(ofRow row: Int) -> Int { Int(rowEnds[row]) - (row == 0 ? 0 : Int(rowEnds[row - 1])) }

  /// The cells of the last row.
  var lastRowLength: Int { length(ofRow: rowCount - 1) }

  /// Removes the rows from `count` on.
  mutating func truncate(toRows count: Int) {
    rowEnds.removeLast(rowEnds.count - count)
    cellEnds.removeLast(cellEnds.count - Int(rowEnds.last ?? 0))
    bytes.removeLast(bytes.count - Int(cellEnds.last ?? 0))
  }
}
