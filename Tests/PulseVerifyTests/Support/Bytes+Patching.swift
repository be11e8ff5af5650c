/// Changes of single fields, which no program writes wrongly on demand.
extension [UInt8] {
  /// Where a sequence of bytes begins.
  func place(of pattern: [UInt8], from start: Int = 0) -> Int? {
    guard count >= pattern.count else { return nil }
    return (start...count - pattern.count).first {
      self[$0..<$0 + pattern.count].elementsEqual(pattern)
    }
  }

  func number(at place: Int) -> Int { self[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }

  mutating func set(_ value: Int, at place: Int) {
    for index in 0..<4 {
      self[place + index] = UInt8(truncatingIfNeeded: value >> (24 - 8 * index))
    }
  }

  /// Where a box's letters stand.
  func box(_ name: String) -> Int? { place(of: Array(name.utf8)) }

  /// Replaces the only run of an `stts` box by two; the index must come after the pictures.
  mutating func splitDurations(lastTicks: Int) {
    guard let table = box("stts") else { return }
    let frames = number(at: table + 12)
    set(2, at: table + 8)
    set(frames - 1, at: table + 12)
    var run = [UInt8](repeating: 0, count: 8)
    run.set(1, at: 0)
    run.set(lastTicks, at: 4)
    insert(contentsOf: run, at: table + 20)
    for name in ["moov", "trak", "mdia", "minf", "stbl", "stts"] {
      if let parent = box(name) { set(number(at: parent - 4) + 8, at: parent - 4) }
    }
  }
}
