/// Which number a colour has, for up to some hundred colours.
struct ColorNumbers {
  private static let mask = 2047
  private var keys = [UInt32](repeating: 0, count: mask + 1)
  private var numbers = [Int16](repeating: -1, count: mask + 1)

  /// Numbers the colours from 0, in their order.
  init(_ colors: some Sequence<UInt32>) {
    for (number, color) in colors.enumerated() { insert(color, number) }
  }

  private mutating func insert(_ color: UInt32, _ number: Int) {
    var slot = Self.slot(color)
    while numbers[slot] >= 0 { slot = (slot + 1) & Self.mask }
    (keys[slot], numbers[slot]) = (color, Int16(number))
  }

  /// The colour's number; `nil` for one that has none.
  @inline(__always)
  subscript(color: UInt32) -> Int? {
    var slot = Self.slot(color)
    while numbers[slot] >= 0 {
      if keys[slot] == color { return Int(numbers[slot]) }
      slot = (slot + 1) & Self.mask
    }
    return nil
  }

  private static func slot(_ color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x9E37_79B1) >> 15) & mask
  }
}
