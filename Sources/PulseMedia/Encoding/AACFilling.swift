/// Fills a packet of AAC with bytes that say nothing, so that it has the length that a bit rate asks for.
///
/// ISO/IEC 14496-3, 4.4.2.7: a fill element has the identifier 6 in three bits, a count of bytes in four
/// (15 means 14 more than the next eight bits say), and an extension of that many bytes; type 1 is filling, with
/// four zeros and bytes of 0xA5. Elements may stand before the others.
struct AACFilling {
  /// The most bytes that one element holds.
  private static let largestElement = 269
  /// The bits of an element with a long count, without its bytes.
  private static let overhead = 15

  private var bits: [Bool] = []

  /// The packet with filling before it, in exactly `length` bytes; the packet itself where there is no room.
  static func filled(_ packet: [UInt8], to length: Int) -> [UInt8] {
    let room = (length - packet.count) * 8
    let count = (room + overhead + largestElement * 8 - 1) / (overhead + largestElement * 8)
    // Short elements count differently; nobody fills so little.
    guard count > 0, (room - count * overhead) / 8 >= count * 16 else { return packet }
    var filling = AACFilling()
    var bytes = (room - count * overhead) / 8
    for index in 0..<count {
      let share = bytes / (count - index)
      filling.addElement(bytes: share)
      bytes -= share
    }
    for byte in packet { filling.add(Int(byte), bits: 8) }
    return filling.packed(length)
  }

  private mutating func addElement(bytes: Int) {
    add(6, bits: 3)
    add(15, bits: 4)
    add(bytes - 14, bits: 8)
    add(1, bits: 4)
    add(0, bits: 4)
    for _ in 1..<bytes { add(0xA5, bits: 8) }
  }

  private mutating func add(_ value: Int, bits count: Int) {
    for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
  }

  private func packed(_ length: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: length)
    for (index, bit) in bits.enumerated() where bit { bytes[index / 8] |= 0x80 >> UInt8(index % 8) }
    return bytes
  }
}
