/// The samples of a row that are not finished while areas are laid under each other, from the front to the
/// back.
struct OpenRow {
  /// One bit for each column: whether it is open, and whether anything lies on it.
  private var openBits: [UInt64]
  private var touchedBits: [UInt64]
  /// The sum of what lies on a touched column, and what that lets through.
  private var values: [SIMD4<Double>]
  private var clarity: [Double]

  init(columns: Int) {
    openBits = Array(repeating: 0, count: (columns + 63) / 64)
    touchedBits = openBits
    values = Array(repeating: SIMD4(repeating: 0), count: columns)
    clarity = Array(repeating: 0, count: columns)
  }

  /// Opens a range of columns, and none else.
  mutating func open(_ range: Range<Int>) {
    for word in openBits.indices {
      openBits[word] = .columns(range.lowerBound, range.upperBound, ofWord: word)
      touchedBits[word] = 0
    }
  }

  /// Lends the row to `body`.
  mutating func withSlices(_ body: (Slices) -> Void) {
    openBits.withWorkSlice { openBits in
      touchedBits.withWorkSlice { touchedBits in
        values.withWorkSlice { values in
          clarity.withWorkSlice { clarity in
            body(
              Slices(
                openBits: openBits, touchedBits: touchedBits, values: values, clarity: clarity))
          }
        }
      }
    }
  }

  struct Slices {
    let openBits: WorkSlice<UInt64>
    let touchedBits: WorkSlice<UInt64>
    let values: WorkSlice<SIMD4<Double>>
    let clarity: WorkSlice<Double>

    /// Goes through the open columns of a range.
    @inline(__always)
    func forEachOpen(_ start: Int, _ end: Int, _ body: (Int) -> Void) {
      for word in start >> 6...(end - 1) >> 6 {
        var bits = openBits[word] & .columns(start, end, ofWord: word)
        while bits != 0 {
          body(word << 6 + bits.trailingZeroBitCount)
          bits &= bits - 1
        }
      }
    }

    /// Lays something under an open column.
    @inline(__always)
    func lay(_ ink: SIMD4<Double>, share: Double, _ column: Int) {
      let (word, bit) = (column >> 6, UInt64(1) << UInt64(column & 63))
      if touchedBits[word] & bit == 0 {
        touchedBits[word] |= bit
        values[column] = ink * share
        clarity[column] = 1 - share
      } else {
        let through = clarity[column]
        values[column] += ink * (share * through)
        clarity[column] = through * (1 - share)
      }
    }

    /// What a touched column comes to over something opaque.
    @inline(__always)
    func finished(_ column: Int, over ink: SIMD4<Double>) -> SIMD4<Double> {
      values[column] + ink * clarity[column]
    }

    /// Closes the open columns of a range: runs of untouched ones go to `untouched`, others one by one to
    /// `touched`.
    @inline(__always)
    func close(
      _ start: Int, _ end: Int, untouched: (Int, Int) -> Void, touched: (Int) -> Void
    ) {
      var pending = -1
      for word in start >> 6...(end - 1) >> 6 {
        let bits = openBits[word] & .columns(start, end, ofWord: word)
        if bits == 0 {
          if pending >= 0 { untouched(pending, word << 6) }
          pending = -1
          continue
        }
        openBits[word] &= ~bits
        var marked = bits & touchedBits[word]
        while marked != 0 {
          touched(word << 6 + marked.trailingZeroBitCount)
          marked &= marked - 1
        }
        // Runs of ones, from the lowest bit on; one may go on from the word before.
        var plain = bits & ~touchedBits[word]
        if pending >= 0, plain & 1 == 0 {
          untouched(pending, word << 6)
          pending = -1
        }
        while plain != 0 {
          let first = plain.trailingZeroBitCount
          let length = (~(plain >> UInt64(first))).trailingZeroBitCount
          let begin = pending >= 0 && first == 0 ? pending : word << 6 + first
          pending = -1
          if first + length >= 64 {
            pending = begin
            break
          }
          untouched(begin, word << 6 + first + length)
          plain &= .max << UInt64(first + length)
        }
      }
      if pending >= 0 { untouched(pending, min(end, ((end - 1) >> 6 + 1) << 6)) }
    }
  }
}
