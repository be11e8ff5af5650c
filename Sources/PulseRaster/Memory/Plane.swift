// Memory that belongs to others, which the language does not look after.
// `Plane` and `PlaneRow` check every access against the buffer that they were made with; whoever makes
// a `Plane` vouches for the buffer.

/// A plane of samples in memory that belongs to someone else, such as a frame of libav.
///
/// Samples are 1 byte, or 2 in the machine's byte order. The bytes between the end of a row and the
/// beginning of the next are never touched.
@safe
public struct Plane {
  private let bytes: UnsafeMutableRawBufferPointer
  /// The bytes from the beginning of one row to that of the next; not negative.
  public let stride: Int

  /// Makes a plane of rows that begin `stride` bytes apart, the first one where `bytes` begins.
  ///
  /// The buffer must stay valid while the plane is in use, and samples of 2 bytes must lie at even
  /// addresses.
  public init(bytes: UnsafeMutableRawBufferPointer, stride: Int) {
    unsafe self.bytes = bytes
    self.stride = stride
  }

  /// Whether the plane has room for so many rows and columns.
  func holds(columns: Int, rows: Int, bytesPerSample: Int) -> Bool {
    guard columns > 0, rows > 0 else { return true }
    let rowBytes = columns * bytesPerSample
    let address = unsafe bytes.baseAddress.map { UInt(bitPattern: $0) } ?? 0
    let isAligned = (address | UInt(bitPattern: stride)) % UInt(bytesPerSample) == 0
    return unsafe stride >= rowBytes && bytes.count >= rowBytes
      && (bytes.count - rowBytes) / max(stride, 1) >= rows - 1 && isAligned
  }

  /// A row's samples; traps if the plane does not hold them.
  func row(_ row: Int, columns: Int, bytesPerSample: Int) -> PlaneRow {
    let begin = row * stride
    unsafe precondition(row >= 0 && begin + columns * bytesPerSample <= bytes.count)
    return unsafe PlaneRow(
      start: bytes.baseAddress.unsafelyUnwrapped + begin, columns: columns,
      isWide: bytesPerSample == 2)
  }
}

/// The samples of one row of a plane.
@safe
struct PlaneRow {
  private let start: UnsafeMutableRawPointer
  /// The number of samples.
  let columns: Int
  private let isWide: Bool

  fileprivate init(start: UnsafeMutableRawPointer, columns: Int, isWide: Bool) {
    unsafe self.start = start
    self.columns = columns
    self.isWide = isWide
  }

  /// Sets the samples from `begin` up to `end` to one code.
  @inline(__always)
  func fill(_ begin: Int, _ end: Int, with code: UInt16) {
    precondition(begin >= 0 && begin <= end && end <= columns)
    if isWide {
      let place = unsafe start + 2 * begin
      unsafe place.initializeMemory(as: UInt16.self, repeating: code, count: end - begin)
    } else {
      let place = unsafe start + begin
      unsafe place.initializeMemory(
        as: UInt8.self, repeating: UInt8(truncatingIfNeeded: code), count: end - begin)
    }
  }

  /// Sets the samples of some columns to the codes at the same places.
  func copy(_ codes: ReadSlice<UInt16>, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= min(columns, codes.count))
    if isWide {
      for column in range {
        unsafe start.storeBytes(
          of: codes[column], toByteOffset: 2 * column, as: UInt16.self)
      }
    } else {
      for column in range {
        unsafe start.storeBytes(
          of: UInt8(truncatingIfNeeded: codes[column]), toByteOffset: column, as: UInt8.self)
      }
    }
  }

  /// Sets one sample.
  @inline(__always)
  func set(_ column: Int, to code: UInt16) {
    precondition(column >= 0 && column < columns)
    if isWide {
      unsafe start.storeBytes(of: code, toByteOffset: 2 * column, as: UInt16.self)
    } else {
      unsafe start.storeBytes(
        of: UInt8(truncatingIfNeeded: code), toByteOffset: column, as: UInt8.self)
    }
  }
}
