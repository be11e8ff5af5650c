import PulseMedia

/// Reads tables that are JSON: an array of objects, or objects one after another.
enum JSONTable {
  /// Whether a text begins as such a table does.
  static func looksRight(_ bytes: [UInt8]) -> Bool {
    var reader = JSONReader(bytes)
    return [UInt8(ascii: "["), UInt8(ascii: "{")].contains(reader.next())
  }

  /// Reads a whole table; what is wrong with it goes to `problems`.
  ///
  /// - Throws: `MediaError` where a signal asks to stop.
  static func read(_ bytes: [UInt8], problems: inout ProblemList) throws -> CellTable {
    var table = CellTable()
    do {
      try fill(&table, from: bytes, problems: &problems)
    } catch let error as JSONReader.Fault {
      problems.add(.line(error.line), "this is no JSON: \(error.message)")
    }
    if table.rowCount == 0, problems.isEmpty { problems.add(.table, "the table has no object") }
    return table
  }

  private static func fill(
    _ table: inout CellTable, from bytes: [UInt8], problems: inout ProblemList
  ) throws {
    var reader = JSONReader(bytes)
    var indices: [String: Int] = [:]
    let isArray = reader.take("[")
    if isArray, reader.take("]") { return }
    repeat {
      try Interruption.check()
      let value = try reader.value()
      append(value, to: &table, indices: &indices, problems: &problems)
      if isArray, !reader.take(",") {
        guard reader.take("]") else { throw reader.fault("',' or ']' is missing") }
        guard reader.next() == nil else { throw reader.fault("nothing may follow the array") }
      }
    } while reader.next() != nil
  }

  private static func append(
    _ value: JSONValue, to table: inout CellTable, indices: inout [String: Int],
    problems: inout ProblemList
  ) {
    let number = table.rowCount + 1
    guard let members = value.members else {
      problems.add(.object(number, member: nil), "every element of the table must be an object")
      return table.endRow()
    }
    if members.isEmpty {
      problems.add(.object(number, member: nil), "the object is empty; remove it, or fill it in")
    }
    var cells: [Int: String] = [:]
    for (key, value) in members {
      let index = indices[key] ?? table.columns.count
      if index == table.columns.count {
        indices[key] = index
        table.columns.append(key)
      }
      let place = BatchProblem.Place.object(number, member: key)
      guard let text = value.cellText else {
        problems.add(place, "a value must be a text, a number, true, false or null")
        continue
      }
      if cells.updateValue(text, forKey: index) != nil {
        problems.add(place, "the member stands twice in the object")
      }
    }
    for index in 0..<table.columns.count {
      table.append((cells[index] ?? "").utf8)
      table.endCell()
    }
    table.endRow()
  }
}

extension JSONValue {
  /// The value as a cell's text; `nil` for arrays and objects.
  fileprivate var cellText: String? {
    switch self {
    case .null: ""
    case .bool(let truth): truth ? "true" : "false"
    case .number(let text), .text(let text): text
    case .array, .object: nil
    }
  }
}
