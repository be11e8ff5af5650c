/// Rows of cells in columns as wide as their widest cell.
enum AlignedTable {
  /// The rows, cells aligned to the right and two spaces apart; `leading` columns to the left.
  static func text(rows: [[String]], leading: Int = 0) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.indices.map { column in
        column < leading
          ? row[column].padded(to: widths[column]) : row[column].padded(leftTo: widths[column])
      }
      return cells.joined(separator: "  ").trimmedRight + "\n"
    }
    .joined()
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmedRight: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
