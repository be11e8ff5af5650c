/// The clock of an `mvhd` or `mdhd` box.
struct MovieHeader {
  /// Ticks a second.
  let timescale: Int
  /// In ticks; `nil` where all bits are set, which means "unknown".
  let duration: Int?

  init(_ source: ByteSource, _ range: Range<Int>) throws(ContainerError) {
    var cursor = ByteCursor(source, range)
    let isLong = try cursor.number(4) >> 24 == 1
    try cursor.skip(isLong ? 16 : 8)
    timescale = try cursor.number(4)
    duration = try Self.duration(&cursor, isLong: isLong)
  }

  /// A duration of 32 or 64 bits.
  static func duration(_ cursor: inout ByteCursor, isLong: Bool) throws(ContainerError) -> Int? {
    let ticks = try cursor.bigEndian(isLong ? 8 : 4)
    guard ticks != (isLong ? UInt64.max : UInt64(UInt32.max)) else { return nil }
    let clamped = Int(clamping: ticks)
    try FrameTimes.check(clamped)
    return clamped
  }
}
