/// Single bits of a few bytes, the highest first.
struct BitReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  mutating func bit() -> Int? {
    guard position < bytes.count * 8 else { return nil }
    defer { position += 1 }
    return Int(bytes[position / 8] >> (7 - position % 8) & 1)
  }

  /// A number in H.264's code: n zeros, a one, n bits. `nil` where bits run out, or beyond 31 bits.
  mutating func exponentialGolomb() -> Int? {
    var zeros = 0
    while let bit = bit(), bit == 0 {
      zeros += 1
      guard zeros < 32 else { return nil }
    }
    var value = 1
    for _ in 0..<zeros {
      guard let bit = bit() else { return nil }
      value = value << 1 | bit
    }
    return value - 1
  }
}
