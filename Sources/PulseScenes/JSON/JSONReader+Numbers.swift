extension JSONReader {
  /// The longest number, in characters; more digits than this say nothing.
  static var longestNumber: Int { 100 }

  /// Reads a number by RFC 8259's grammar and gives it back as it is written.
  mutating func number() throws(JSONError) -> String {
    let (start, position) = (cursor.index, cursor.position)
    _ = cursor.take(UInt8(ascii: "-"))
    let wholeStart = cursor.index
    guard skipDigits() else {
      throw JSONError("a number needs a digit after its '-'", at: position)
    }
    if cursor.bytes[wholeStart] == UInt8(ascii: "0"), cursor.index - wholeStart > 1 {
      throw JSONError("a number must not begin with 0 before other digits", at: position)
    }
    if cursor.take(UInt8(ascii: ".")), !skipDigits() {
      throw JSONError("a number needs a digit after its '.'", at: position)
    }
    if cursor.take(UInt8(ascii: "e")) || cursor.take(UInt8(ascii: "E")) {
      _ = cursor.take(UInt8(ascii: "+")) || cursor.take(UInt8(ascii: "-"))
      guard skipDigits() else {
        throw JSONError("a number needs a digit in its exponent", at: position)
      }
    }
    guard cursor.index - start <= JSONReader.longestNumber else {
      throw JSONError(
        "a number has more than \(JSONReader.longestNumber) characters", at: position)
    }
    return String(decoding: cursor.bytes[start..<cursor.index], as: UTF8.self)
  }

  /// Steps over digits; whether there was one.
  private mutating func skipDigits() -> Bool {
    let count = cursor.bytes[cursor.index...].prefix { (0x30...0x39).contains($0) }.count
    cursor.advance(ascii: count)
    return count > 0
  }
}
