internal import CDeflate

/// The pieces that a PNG is made of.
enum PNGChunk {
  /// A chunk with its length and checksum.
  static func bytes(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + 12)
    bytes.appendBig(UInt32(data.count))
    bytes += Array(name.utf8)
    bytes += data
    let checksum = bytes.withUnsafeBytes { raw in
      libdeflate_crc32(0, raw.baseAddress.map { $0 + 4 }, raw.count - 4)
    }
    bytes.appendBig(checksum)
    return bytes
  }

  /// A text for people: in Latin-1 where that does, else in UTF-8.
  static func comment(_ text: String) -> [UInt8] {
    let key = Array("Comment".utf8) + [0]
    guard text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
      return bytes("iTXt", key + [0, 0, 0, 0] + Array(text.utf8))
    }
    return bytes("tEXt", key + Array(text.utf8))
  }
}

extension [UInt8] {
  /// Appends a number with its highest byte first.
  mutating func appendBig(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }

  /// Appends the lowest `count` bytes of a number, lowest first.
  mutating func appendLittle(_ number: Int, _ count: Int) {
    for index in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }
}
