import PulseMedia

/// Reads tables as spreadsheets export them: RFC 4180, with commas, semicolons or tabs.
struct DelimitedTable {
  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var position: Int
  private var problems = ProblemList()

  /// Reads a whole table; what is wrong with its form goes to `problems`.
  ///
  /// - Throws: `MediaError` where a signal asks to stop.
  static func read(_ bytes: [UInt8], problems: inout ProblemList) throws -> CellTable {
    var reader = DelimitedTable(bytes)
    let table = try reader.table()
    problems.add(reader.problems)
    return table
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let named = Self.namedDelimiter(bytes[start...]) {
      (delimiter, position) = named
    } else {
      (delimiter, position) = (Self.delimiter(of: bytes[start...]), start)
    }
  }

  /// The delimiter that a line such as `sep=;`, which Excel writes before all others and shows to
  /// nobody, names, and where the next line begins; `nil` where there is no such line.
  private static func namedDelimiter(_ bytes: ArraySlice<UInt8>) -> (UInt8, Int)? {
    var line = bytes.prefix(10).prefix { $0 != .lineFeed && $0 != .carriageReturn }
    var end = line.endIndex
    guard end < bytes.endIndex else { return nil }
    if line.count == 7, line.first == .quote, line.last == .quote {
      line = line.dropFirst().dropLast()
    }
    guard line.count == 5, line.prefix(4).elementsEqual("sep=".utf8), let sign = line.last,
      ",;\t|:".utf8.contains(sign)
    else { return nil }
    let isPair = bytes[end...].starts(with: [.carriageReturn, .lineFeed])
    end += isPair ? 2 : 1
    return (sign, end)
  }

  /// The character that most often stands between cells of the first line.
  private static func delimiter(of bytes: ArraySlice<UInt8>) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == .quote { isQuoted.toggle() }
      if !isQuoted, byte == .lineFeed || byte == .carriageReturn { break }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return candidates.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? candidates[0]
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

// MARK: - Rows

extension DelimitedTable {
  private mutating func table() throws -> CellTable {
    var head = CellTable()
    guard position < bytes.count else {
      problems.add(.table, "the table is empty; its first line must name the columns")
      return head
    }
    readRow(into: &head, row: 1, names: [])
    var table = CellTable()
    table.columns = (0..<head.lastRowLength).map { head.text(row: 0, column: $0) }
    /// Rows that are empty so far; only at the end of a table they mean nothing.
    var blank = 0
    while position < bytes.count {
      try Interruption.check()
      let row = table.rowCount + 2
      readRow(into: &table, row: row, names: table.columns)
      if table.isBlank(row: table.rowCount - 1) {
        blank += 1
        continue
      }
      for empty in (row - blank)..<row {
        problems.add(.row(empty), "the row is empty; remove it, or fill it in")
      }
      blank = 0
      checkLength(of: table, row: row)
    }
    table.truncate(toRows: table.rowCount - blank)
    if table.rowCount == 0 { problems.add(.table, "the table has a first line and no row below") }
    return table
  }

  private mutating func checkLength(of table: CellTable, row: Int) {
    let (length, expected) = (table.lastRowLength, table.columns.count)
    guard length != expected else { return }
    let cells = "\(length) cell\(length == 1 ? "" : "s")"
    let sign = delimiter == UInt8(ascii: "\t") ? "a tab" : "'\(UnicodeScalar(delimiter))'"
    problems.add(
      .row(row),
      "the row has \(cells) and the first line names \(expected) columns"
        + (length > expected ? "; a cell with \(sign) in it must stand in quotes" : ""))
  }

  /// Reads up to and past the end of a row.
  private mutating func readRow(into table: inout CellTable, row: Int, names: [String]) {
    var column = 0
    while true {
      let place = BatchProblem.Place.cell(
        row: row, column: column, name: column < names.count ? names[column] : "?")
      readCell(into: &table, at: row == 1 ? .head(column: column) : place)
      column += 1
      guard position < bytes.count else { break }
      let byte = bytes[position]
      position += 1
      if byte == delimiter { continue }
      if byte == .carriageReturn, position < bytes.count, bytes[position] == .lineFeed {
        position += 1
      }
      break
    }
    table.endRow()
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == .lineFeed || byte == .carriageReturn
  }

  /// Reads a cell, up to the delimiter or line end behind it.
  private mutating func readCell(into table: inout CellTable, at place: BatchProblem.Place) {
    if position < bytes.count, bytes[position] == .quote {
      readQuoted(into: &table, at: place)
    } else {
      let start = position
      while position < bytes.count, !endsCell(bytes[position]) { position += 1 }
      let cell = bytes[start..<position]
      table.append(cell)
      if cell.contains(.quote) { problems.add(place, Self.strayQuote) }
    }
    table.endCell()
    let cell = table.lastCell
    if !cell.allSatisfy({ $0 < 0x80 }), String(validating: cell, as: UTF8.self) == nil {
      problems.add(place, "the cell is not UTF-8; save the table as UTF-8")
    }
  }

  private static let strayQuote =
    "a quote stands where none can; a cell that holds quotes stands in quotes itself, with each of "
    + "them doubled"

  private mutating func readQuoted(into table: inout CellTable, at place: BatchProblem.Place) {
    let opening = position
    position += 1
    while true {
      let start = position
      while position < bytes.count, bytes[position] != .quote { position += 1 }
      guard position < bytes.count else {
        problems.add(place, "the quote that opens the cell is never closed")
        // Go on behind the first line of it, so that the rest is still looked at.
        position = opening
        while position < bytes.count, ![.lineFeed, .carriageReturn].contains(bytes[position]) {
          position += 1
        }
        table.append(bytes[opening..<position])
        return
      }
      table.append(bytes[start..<position])
      position += 1
      guard position < bytes.count, bytes[position] == .quote else { break }
      table.append(CollectionOfOne(.quote))
      position += 1
    }
    guard position < bytes.count, !endsCell(bytes[position]) else { return }
    problems.add(place, Self.strayQuote)
    while position < bytes.count, !endsCell(bytes[position]) { position += 1 }
  }
}
