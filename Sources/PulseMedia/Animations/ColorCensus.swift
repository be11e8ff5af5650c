/// Which colours occur, and how often.
///
/// Colours beyond the limit are counted together with similar ones; each such bin is represented by the
/// colour with the longest run of pixels, so that backgrounds and fills stay what they are.
struct ColorCensus {
  /// A colour, or a bin of similar ones.
  struct Entry {
    var color: UInt32
    var count: Int
    var longestRun: Int
  }

  /// How many different colours are told apart.
  let limit: Int

  /// The colours, in the order of their appearance.
  private(set) var entries: [Entry] = []
  /// Where a colour stands in ``entries``, plus one, by the colour's hash.
  private var slots: [Int32]
  /// Bits of each component that are not looked at.
  private var droppedBits: UInt32 = 0

  init(limit: Int) {
    self.limit = limit
    var capacity = 1024
    while capacity < 2 * limit + 2 { capacity *= 2 }
    slots = [Int32](repeating: 0, count: capacity)
  }

  /// Whether every colour is known exactly.
  var isExact: Bool { droppedBits == 0 }

  /// The colours, in the order of their appearance.
  var colors: [UInt32] { entries.map(\.color) }

  /// Counts the pixels of a part of a row; those of which nothing is visible are left out.
  mutating func add(_ pixels: UnsafePointer<UInt32>, count: Int) {
    var x = 0
    while x < count {
      let color = pixels[x]
      let start = x
      repeat { x += 1 } while x < count && pixels[x] == color
      if color != 0 { add(Entry(color: color, count: x - start, longestRun: x - start)) }
    }
  }

  private mutating func add(_ entry: Entry) {
    let slot = slot(of: entry.color)
    let number = Int(slots[slot]) - 1
    if number >= 0 {
      entries[number].count += entry.count
      if entry.longestRun > entries[number].longestRun {
        entries[number].longestRun = entry.longestRun
        entries[number].color = entry.color
      }
    } else if entries.count < limit {
      entries.append(entry)
      slots[slot] = Int32(entries.count)
    } else {
      coarsen()
      add(entry)
    }
  }

  /// Looks at one bit less of each component.
  private mutating func coarsen() {
    let old = entries
    entries = []
    droppedBits += 1
    slots = [Int32](repeating: 0, count: slots.count)
    for entry in old { add(entry) }
  }

  private func key(_ color: UInt32) -> UInt32 {
    color & ~((1 << droppedBits - 1) * 0x0001_0101)
  }

  private func slot(of color: UInt32) -> Int {
    let mask = slots.count - 1
    let key = key(color)
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B1) >> 7) & mask
    while slots[slot] != 0, self.key(entries[Int(slots[slot]) - 1].color) != key {
      slot = (slot + 1) & mask
    }
    return slot
  }
}
