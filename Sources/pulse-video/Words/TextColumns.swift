/// Lays out text for a terminal: paragraphs, and two columns of which the right one is wrapped.
struct TextColumns {
  /// Columns of the terminal.
  let width: Int

  /// The longest entry that keeps its help beside it; a longer one gets a line of its own.
  private let widestEntry = 26

  /// Breaks a text into lines of at most `width` columns, at spaces alone.
  func wrapped(_ text: String, indent: Int = 0) -> [String] {
    let room = max(width - indent, 20)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= room {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    let margin = String(repeating: " ", count: indent)
    return lines.map { margin + $0 }
  }

  /// Sets entries on the left beside their explanations on the right.
  func table(_ rows: [(entry: String, text: String)]) -> String {
    let longest = rows.map(\.entry.count).filter { $0 <= widestEntry }.max() ?? 0
    let column = longest + 4
    return rows.map { row in
      let lines = wrapped(row.text, indent: column)
      let entry = "  " + row.entry
      guard let first = lines.first else { return entry }
      guard entry.count + 2 <= column else { return ([entry] + lines).joined(separator: "\n") }
      return ([entry.padded(to: column) + first.dropFirst(column)] + lines.dropFirst())
        .joined(separator: "\n")
    }
    .joined(separator: "\n")
  }
}

extension String {
  /// The text with spaces behind it, up to a length.
  func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(length - count, 0))
  }

  /// The text with spaces before it, up to a length.
  func padded(leftTo length: Int) -> String {
    String(repeating: " ", count: max(length - count, 0)) + self
  }
}
