/// What can be seen of areas of single colours: for each row its runs, from the front to the back.
///
/// Areas come one after the other, each with many rows, and rows are painted one after the other, each with
/// many areas. So that neither way leads all over the memory, a row's runs lie in blocks of its own, one after
/// the other.
struct SolidRows: Sendable {
  /// The words of a block; the last two are for the way to the next one.
  private static let blockSize = 256
  /// Stands for a run's first word where the row goes on in another block, at the place in the next word.
  private static let goesOn = UInt32.max
  /// The largest number of cells of a run that are stored together.
  private static let mostCells = 200

  /// A run: the number of its area, times two, and 1 if its cells are full; where it begins and where it
  /// ends; and for each cell that is not full its coverage, as bits.
  private var words: [UInt32] = []
  /// Where the runs of each row begin, and where its next one goes; 0 for none.
  private var begins: [Int32] = []
  private var ends: [Int32] = []
  private var used = 0

  /// Forgets everything, but not the memory.
  mutating func reset(rows: Int) {
    begins.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    begins.append(contentsOf: repeatElement(0, count: rows))
    ends.append(contentsOf: repeatElement(0, count: rows))
    // Place 0 stands for nothing.
    used = Self.blockSize
  }

  /// Adds full cells of an area to a row.
  @inline(__always)
  mutating func append(_ row: Int, area: UInt32, full start: Int, _ end: Int) {
    let place = makeRoom(row, for: 3)
    words[place] = area << 1 | 1
    words[place + 1] = UInt32(truncatingIfNeeded: start)
    words[place + 2] = UInt32(truncatingIfNeeded: end)
  }

  /// Adds partly covered cells of an area to a row; their coverages begin at `offset`.
  @inline(__always)
  mutating func append(
    _ row: Int, area: UInt32, partial start: Int, _ end: Int, _ coverages: ReadSlice<Float>,
    at offset: Int
  ) {
    var start = start
    var offset = offset
    while start < end {
      let count = end - start < Self.mostCells ? end - start : Self.mostCells
      let place = makeRoom(row, for: 3 + count)
      words.withWorkSlice { words in
        words[place] = area << 1
        words[place + 1] = UInt32(truncatingIfNeeded: start)
        words[place + 2] = UInt32(truncatingIfNeeded: start + count)
        for cell in 0..<count { words[place + 3 + cell] = coverages[offset + cell].bitPattern }
      }
      start += count
      offset += count
    }
  }

  /// The place of the row's next `count` words.
  @inline(__always)
  private mutating func makeRoom(_ row: Int, for count: Int) -> Int {
    var place = Int(ends[row])
    if place == 0 || place % Self.blockSize + count > Self.blockSize - 2 {
      place = addBlock(row, after: place)
    }
    ends[row] = Int32(truncatingIfNeeded: place + count)
    return place
  }

  private mutating func addBlock(_ row: Int, after place: Int) -> Int {
    let new = used
    used += Self.blockSize
    if words.count < used {
      words.append(contentsOf: repeatElement(0, count: max(words.count, used - words.count)))
    }
    if place == 0 {
      begins[row] = Int32(truncatingIfNeeded: new)
    } else {
      words[place] = Self.goesOn
      words[place + 1] = UInt32(truncatingIfNeeded: new)
    }
    return new
  }

  /// Lends the runs of all rows to `body`.
  func withView(_ body: (View) -> Void) {
    words.withReadSlice { words in
      begins.withReadSlice { begins in
        ends.withReadSlice { body(View(words: words, begins: begins, ends: $0)) }
      }
    }
  }

  /// The runs of all rows, to be read.
  struct View {
    fileprivate let words: ReadSlice<UInt32>
    fileprivate let begins: ReadSlice<Int32>
    fileprivate let ends: ReadSlice<Int32>

    /// Goes through the runs of a row; a run's coverages begin at the last number that `body` gets, which
    /// is negative for full cells.
    @inline(__always)
    func forEachRun(
      _ row: Int, _ body: (_ area: Int, _ start: Int, _ end: Int, _ place: Int) -> Void
    ) {
      var place = Int(begins[row])
      let last = Int(ends[row])
      while place != last {
        let first = words[place]
        if first == SolidRows.goesOn {
          place = Int(words[place + 1])
          continue
        }
        let (start, end) = (Int(words[place + 1]), Int(words[place + 2]))
        let isFull = first & 1 != 0
        body(Int(first >> 1), start, end, isFull ? -1 : place + 3)
        place += isFull ? 3 : 3 + end - start
      }
    }

    /// The coverage at a place.
    @inline(__always)
    func coverage(_ place: Int) -> Float { Float(bitPattern: words[place]) }
  }
}
