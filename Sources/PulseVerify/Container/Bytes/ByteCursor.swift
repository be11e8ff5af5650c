/// A place in a source of bytes from which numbers are read one after the other.
///
/// Reading beyond `end` throws; nothing traps, whatever the bytes are.
struct ByteCursor {
  let source: ByteSource
  /// The place behind the last byte that may be read.
  let end: Int
  private(set) var position: Int

  private var window: [UInt8] = []
  private var windowStart = 0
  private let windowSize: Int

  /// - Parameter window: how many bytes are fetched at once. Small where most bytes are skipped.
  init(_ source: ByteSource, _ range: Range<Int>? = nil, window: Int = 4096) {
    self.source = source
    position = range?.lowerBound ?? 0
    end = min(range?.upperBound ?? source.count, source.count)
    windowSize = window
  }

  /// How many bytes are left; never negative.
  var remaining: Int { max(0, end - position) }

  /// Moves on without reading.
  mutating func skip(_ count: Int) throws(ContainerError) {
    guard count >= 0, count <= remaining else { throw .breaksOff(at: end) }
    position += count
  }

  /// Moves to a place between the beginning and ``end``.
  mutating func move(to place: Int) throws(ContainerError) {
    guard place >= 0, place <= end else { throw .breaksOff(at: end) }
    position = place
  }

  mutating func byte() throws(ContainerError) -> UInt8 {
    guard remaining > 0 else { throw .breaksOff(at: end) }
    var index = position - windowStart
    if index < 0 || index >= window.count {
      window = try source.read(at: position, length: windowSize)
      windowStart = position
      index = 0
      guard !window.isEmpty else { throw .breaksOff(at: end) }
    }
    position += 1
    return window[index]
  }

  /// The next bytes; `count` must have been bounded by the caller.
  mutating func bytes(_ count: Int) throws(ContainerError) -> [UInt8] {
    guard count >= 0, count <= remaining else { throw .breaksOff(at: end) }
    let bytes = try source.read(at: position, length: count)
    guard bytes.count == count else { throw .breaksOff(at: end) }
    position += count
    return bytes
  }
}

extension ByteCursor {
  /// A number of 1 to 8 bytes, the first the highest.
  mutating func bigEndian(_ count: Int) throws(ContainerError) -> UInt64 {
    var value: UInt64 = 0
    for _ in 0..<count { value = value << 8 | UInt64(try byte()) }
    return value
  }

  /// A number of 1 to 8 bytes, the first the lowest.
  mutating func littleEndian(_ count: Int) throws(ContainerError) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<count { value |= UInt64(try byte()) << UInt64(8 * index) }
    return value
  }

  /// A number of 1 to 4 bytes, the first the highest.
  mutating func number(_ count: Int) throws(ContainerError) -> Int {
    Int(truncatingIfNeeded: try bigEndian(min(count, 4)))
  }

  /// A signed number of 4 bytes, the first the highest.
  mutating func signed32() throws(ContainerError) -> Int {
    Int(Int32(truncatingIfNeeded: try bigEndian(4)))
  }

  /// Four letters.
  mutating func letters() throws(ContainerError) -> FourLetters {
    FourLetters(UInt32(truncatingIfNeeded: try bigEndian(4)))
  }
}
