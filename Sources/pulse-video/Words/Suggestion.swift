/// The known word that an unknown one was most likely meant to be.
enum Suggestion {
  static func nearest(to word: String, among known: [String]) -> String? {
    let limit = max(1, word.count / 3)
    let near = known.map { ($0, distance(word.lowercased(), $0)) }.min { $0.1 < $1.1 }
    return near.flatMap { $0.1 <= limit ? $0.0 : nil }
  }

  private static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left), Array(right))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
