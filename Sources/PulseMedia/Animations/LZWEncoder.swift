/// Packs the pixels of a GIF.
///
/// Where a pixel may be written in two ways, as a colour or as "unchanged", whatever continues the present
/// match is written.
final class LZWEncoder {
  /// A pixel in which either the colour's number or "unchanged" may be written.
  static let eitherFlag: UInt16 = 0x100
  /// A pixel in which only "unchanged" may be written, as its colour has no number.
  static let unchanged: UInt16 = 0x200

  private static let codeCount = 4096

  /// Which code continues a code with a pixel: 256 for each code, 0 for none.
  private let children: UnsafeMutablePointer<UInt16>
  /// The cells of ``children`` that are in use.
  private var used: [Int] = []
  private var output: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var codeSize = 0
  /// The code that means "begin anew"; the next one means the end.
  private var clear = 0
  /// The next code to be given to a string of pixels.
  private var next = 0
  /// How many codes were written since the table is full, and where the last window of them began.
  private var fullCount = 0
  private var windowStart = 0
  /// The most pixels that a window of codes stood for since the table is full.
  private var bestWindow = 0

  /// So many codes at a time are judged by how many pixels they stand for.
  private static let window = 512

  init() {
    children = .allocate(capacity: Self.codeCount * 256)
    children.initialize(repeating: 0, count: Self.codeCount * 256)
  }

  deinit { children.deallocate() }

  /// Packs pixels.
  ///
  /// - Parameters:
  ///   - pixels: numbers of colours, with the flags above; at least one.
  ///   - transparent: the number that means "unchanged"; without it no pixel may have flags.
  ///   - colorBits: how many bits the numbers have, at least 2.
  /// - Returns: the code size and the data in blocks, as they stand in a file.
  func pack(
    _ pixels: UnsafeBufferPointer<UInt16>, transparent: Int?, colorBits: Int
  ) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    (bits, bitCount) = (0, 0)
    clear = 1 << colorBits
    codeSize = colorBits + 1
    forget()
    put(clear)
    let children = children
    let unchanged = transparent ?? 0
    var prefix = -1
    var last = unchanged
    for (position, pixel) in pixels.enumerated() {
      let symbol =
        pixel < Self.eitherFlag ? Int(pixel) : choose(pixel, unchanged, after: prefix, last)
      last = symbol
      guard prefix >= 0 else {
        prefix = symbol
        continue
      }
      let code = children[prefix << 8 | symbol]
      if code != 0 {
        prefix = Int(code)
      } else {
        put(prefix)
        learn(prefix, symbol, at: position)
        prefix = symbol
      }
    }
    put(prefix)
    if next == 1 << codeSize, codeSize < 12 { codeSize += 1 }
    put(clear + 1)
    if bitCount > 0 { output.append(UInt8(truncatingIfNeeded: bits)) }
    return [UInt8(colorBits)] + Self.blocks(output)
  }

  /// The number that is written for a pixel that may stay unchanged.
  @inline(__always)
  private func choose(
    _ pixel: UInt16, _ unchanged: Int, after prefix: Int, _ last: Int
  ) -> Int {
    let own = Int(pixel & 0xFF)
    guard pixel & Self.unchanged == 0 else { return unchanged }
    if prefix >= 0 {
      let other = last == own ? unchanged : own
      let first = last == own ? own : unchanged
      if children[prefix << 8 | first] != 0 { return first }
      if children[prefix << 8 | other] != 0 { return other }
    }
    return last == own ? own : unchanged
  }

  /// Gives a code to the string that was not known, where there are codes left.
  ///
  /// A table that is full is kept as long as it fits: a frame holds so little that a new one costs more.
  /// Of the pulse at 1080x1080 that saves 14 %.
  private func learn(_ prefix: Int, _ symbol: Int, at position: Int) {
    guard next < Self.codeCount else {
      fullCount += 1
      if fullCount % Self.window == 0, !fits(position) {
        put(clear)
        forget()
        codeSize = clear.trailingZeroBitCount + 1
      }
      return
    }
    children[prefix << 8 | symbol] = UInt16(next)
    used.append(prefix << 8 | symbol)
    if next == 1 << codeSize, codeSize < 12 { codeSize += 1 }
    next += 1
  }

  /// Whether the last codes of a full table stand for half as many pixels as the best before them.
  private func fits(_ position: Int) -> Bool {
    let pixels = position - windowStart
    windowStart = position
    guard fullCount > Self.window else { return true }
    bestWindow = max(bestWindow, pixels)
    return 2 * pixels >= bestWindow
  }

  private func forget() {
    (fullCount, bestWindow) = (0, 0)
    for cell in used { children[cell] = 0 }
    used.removeAll(keepingCapacity: true)
    next = clear + 2
  }

  private func put(_ code: Int) {
    bits |= UInt64(code) << UInt64(bitCount)
    bitCount += codeSize
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Data in blocks of up to 255 bytes, and an empty one at the end.
  static func blocks(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(data.count + data.count / 255 + 2)
    var position = 0
    while position < data.count {
      let end = min(position + 255, data.count)
      result.append(UInt8(end - position))
      result += data[position..<end]
      position = end
    }
    return result + [0]
  }
}
