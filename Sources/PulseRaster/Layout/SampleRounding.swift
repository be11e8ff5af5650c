/// Rounds the value of a sample to its code: half up, kept within the codes that are legal.
struct SampleRounding {
  /// How close below a half a value still counts as the half, in codes.
  ///
  /// Doubles miss ties such as 0.9 x 255 = 229.5 by their last bits (about 1e-11 at 16 bits), while
  /// colours written with few digits that are no ties keep much further away.
  private static let slack: Double = 0x1p-32

  private let lowest: Double
  private let highest: Double

  init(legal: ClosedRange<Int>) {
    lowest = Double(legal.lowerBound)
    highest = Double(legal.upperBound)
  }

  /// The code of a value that is a number.
  @inline(__always)
  func code(_ value: Double) -> UInt16 {
    let moved = value + (0.5 + Self.slack)
    let legal = moved > lowest ? (moved < highest ? moved : highest) : lowest
    return UInt16(truncatingIfNeeded: Int32(legal))
  }
}
