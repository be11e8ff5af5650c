import PulseTimeline

extension FrameStates {
  /// Writes all states as CSV (RFC 4180): a header, then a row a frame, lines ended by CR LF.
  ///
  /// The columns are the union of all frames' fields; a cell is empty where a frame has no such
  /// field. Times are exact fractions, numbers read back as the same `Double`.
  func writeCSV() throws {
    let names = fieldNames
    var output = TextOutput()
    try output.write(CSV.row(["index", "time"] + names))
    for index in 0..<count {
      let fields = snapshot(ofFrame: index).fields
      let values = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      let cells = names.map { name in values[name].map { "\($0)" } ?? "" }
      try output.write(CSV.row(["\(index)", "\(time(ofFrame: index))"] + cells))
    }
    try output.flush()
  }

  /// The names of all fields, in the order in which the frames bring them up.
  private var fieldNames: [String] {
    var known: Set<String> = []
    return (0..<count).flatMap { index in
      snapshot(ofFrame: index).fields.map(\.name).filter { known.insert($0).inserted }
    }
  }
}

/// Comma-separated values as RFC 4180 has them.
enum CSV {
  /// One record with its line break.
  static func row(_ cells: [String]) -> String {
    cells.map(quotedWhereNeeded).joined(separator: ",") + "\r\n"
  }

  private static func quotedWhereNeeded(_ cell: String) -> String {
    guard cell.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return cell
    }
    let doubled = cell.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"")
    return "\"\(doubled)\""
  }
}
