/// The rows of a batch: a table that was read, or one row without any cell where there is none.
public struct BatchTable: Sendable {
  /// The most bytes of a table that are read.
  public static let longestTable = 256 << 20

  /// The table's name in messages; `nil` where there is no table.
  public let name: String?

  let cells: CellTable
  let isJSON: Bool

  /// No table: one row that says nothing, for variants that `--vary` alone makes.
  public static let none: BatchTable = {
    var cells = CellTable()
    cells.endRow()
    return BatchTable(name: nil, cells: cells, isJSON: false)
  }()

  init(name: String?, cells: CellTable, isJSON: Bool) {
    (self.name, self.cells, self.isJSON) = (name, cells, isJSON)
  }

  /// Reads a table: CSV, or JSON where it begins with `[` or `{`.
  ///
  /// - Parameters:
  ///   - bytes: the table; at most ``longestTable``.
  ///   - name: its name in messages.
  /// - Throws: ``BatchProblems`` with everything that is wrong with its form, ``BatchError`` where it is too long or
  ///   not UTF-8, `MediaError` where a signal asks to stop.
  public init(_ bytes: [UInt8], name: String) throws {
    guard bytes.count <= Self.longestTable else {
      throw BatchError(
        .badInput, "\(name) is longer than the \(Self.longestTable) bytes that are read")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw BatchError(.badInput, "\(name) is UTF-16; save the table as UTF-8")
    }
    // Every ASCII character of it has such a byte; in UTF-8 no text has any.
    if bytes.prefix(while: { $0 != 0x0A && $0 != 0x0D }).contains(0) {
      throw BatchError(
        .badInput, "\(name) has NUL bytes in its first line, as UTF-16 has; save the table as UTF-8"
      )
    }
    var problems = ProblemList()
    isJSON = JSONTable.looksRight(bytes)
    cells =
      isJSON
      ? try JSONTable.read(bytes, problems: &problems)
      : try DelimitedTable.read(bytes, problems: &problems)
    self.name = name
    formProblems = problems
  }

  /// What is wrong with the form alone; reported together with what is wrong with the values.
  private(set) var formProblems = ProblemList()

  /// Whether a row has as many cells as there are columns, so that they can be told apart.
  func isWellFormed(row: Int) -> Bool { isJSON || cells.length(ofRow: row) == cells.columns.count }

  /// How many rows there are, the first line apart.
  public var rowCount: Int { cells.rowCount }

  /// The place of a row in messages.
  func place(row: Int) -> BatchProblem.Place {
    isJSON ? .object(row + 1, member: nil) : .row(row + 2)
  }

  /// The place of a cell in messages.
  func place(row: Int, column: Int) -> BatchProblem.Place {
    isJSON
      ? .object(row + 1, member: cells.columns[column])
      : .cell(row: row + 2, column: column, name: cells.columns[column])
  }

  /// The place of a column in messages.
  func place(column: Int) -> BatchProblem.Place { isJSON ? .table : .head(column: column) }
}
