/// What is added to a sample's value before it is cut to a code: an ordered pattern of 8 x 8 thresholds
/// (Bayer's), which depends on the sample's place alone and so stands still.
///
/// Without it a slow gradient shows steps in 8 bits. From 10 bits on they can't be seen.
package struct DitherPattern {
  /// 64 different offsets, from 1/128 to 127/128, row after row.
  private static let offsets: [Double] = (0..<64).map { place in
    let (column, row) = (place % 8, place / 8)
    // The bits of row XOR column and of row, interleaved backwards.
    var rank = 0
    for bit in 0..<3 {
      rank = rank << 2 | ((column ^ row) >> bit & 1) << 1 | row >> bit & 1
    }
    return (Double(rank) + 0.5) / 64
  }

  private let isUsed: Bool

  /// The pattern for samples of so many bits.
  package init(bitDepth: Int) { isUsed = bitDepth < 10 }

  /// What is added to a sample's value instead of 1/2.
  package func offset(column: Int, row: Int) -> Double {
    isUsed ? Self.offsets[(row & 7) << 3 | (column & 7)] : 0.5
  }
}
