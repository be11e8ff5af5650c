/// The cells of a plane over which nothing opaque lies yet, while areas are looked at from the front to the
/// back: what lies over closed cells only can't be seen.
struct OpenCells {
  private var bits: [UInt64]
  private let words: Int

  /// Opens what `parts` says, or everything.
  init(columns: Int, rows: Int, parts: RowParts?) {
    words = (columns + 63) / 64
    bits = Array(repeating: 0, count: words * rows)
    for row in 0..<rows {
      let range = parts?.columns(inRow: row) ?? 0..<columns
      for word in 0..<words {
        bits[row * words + word] = .columns(range.lowerBound, range.upperBound, ofWord: word)
      }
    }
  }

  /// Lends the cells to `body`.
  mutating func withSlice<Result>(_ body: (Slice) -> Result) -> Result {
    let words = words
    return bits.withWorkSlice { body(Slice(bits: $0, words: words)) }
  }

  struct Slice {
    fileprivate let bits: WorkSlice<UInt64>
    fileprivate let words: Int

    /// Whether any cell of a row from `start` up to `end` is open.
    @inline(__always)
    func holdsAny(row: Int, _ start: Int, _ end: Int) -> Bool {
      guard start < end else { return false }
      let base = row * words
      var word = start >> 6
      let last = (end - 1) >> 6
      var found = bits[base + word] & .max << UInt64(start & 63)
      while word < last {
        if found != 0 { return true }
        word += 1
        found = bits[base + word]
      }
      return found & .max >> UInt64(63 - (end - 1) & 63) != 0
    }

    /// Whether any cell of a range is open.
    func holdsAny(_ range: CellRange) -> Bool {
      range.rows.contains {
        holdsAny(row: $0, range.columns.lowerBound, range.columns.upperBound)
      }
    }

    /// Closes the cells of a row from `start` up to `end`.
    @inline(__always)
    func close(row: Int, _ start: Int, _ end: Int) {
      guard start < end else { return }
      for word in start >> 6...(end - 1) >> 6 {
        bits[row * words + word] &= ~.columns(start, end, ofWord: word)
      }
    }
  }
}

extension UInt64 {
  /// The bits of a word that stand for columns from `start` up to `end`.
  @inline(__always)
  static func columns(_ start: Int, _ end: Int, ofWord word: Int) -> UInt64 {
    let (low, high) = (start - word << 6, end - word << 6)
    if high <= 0 || low >= 64 { return 0 }
    let above: UInt64 = low <= 0 ? .max : .max << UInt64(low)
    let below: UInt64 = high >= 64 ? .max : ~(.max << UInt64(high))
    return above & below
  }
}
