extension JSONReader {
  /// Reads a string from its opening quote to its closing one.
  mutating func string() throws(JSONError) -> String {
    let start = cursor.position
    cursor.advance(ascii: 1)
    var text: [UInt8] = []
    while let byte = cursor.current {
      switch byte {
      case UInt8(ascii: "\""):
        cursor.advance(ascii: 1)
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case ..<0x20:
        throw error(
          byte == 0x0A || byte == 0x0D
            ? "the string ends within its line; a closing quote is missing, or write \\n"
            : "a string must not hold control characters; write \\t or \\u00\(hexadecimal(byte))")
      case ..<0x80:
        text.append(byte)
        cursor.advance(ascii: 1)
      default: text += try scalarBytes()
      }
    }
    throw JSONError("the text ends within the string that begins here", at: start)
  }

  /// The bytes of one character beyond ASCII, checked to be UTF-8.
  private mutating func scalarBytes() throws(JSONError) -> ArraySlice<UInt8> {
    let rest = cursor.bytes[cursor.index...].prefix(4)
    for length in 2...4 where length <= rest.count {
      let bytes = rest.prefix(length)
      if let text = String(validating: bytes, as: UTF8.self), text.unicodeScalars.count == 1 {
        cursor.advance(scalarOfBytes: length)
        return bytes
      }
    }
    throw error("the bytes here are no UTF-8; save the file as UTF-8")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = cursor.position
    cursor.advance(ascii: 1)
    guard let byte = cursor.current else {
      throw JSONError("the text ends within an escape", at: start)
    }
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let scalar = simple[byte] {
      cursor.advance(ascii: 1)
      return scalar
    }
    guard byte == UInt8(ascii: "u") else {
      throw JSONError(
        "a backslash is followed by one of \" \\ / b f n r t or by u and four digits", at: start)
    }
    return try scalar(from: try unit(at: start), at: start)
  }

  /// The character of one UTF-16 unit, or of it and the one that must follow.
  private mutating func scalar(
    from unit: UInt32, at start: JSONPosition
  ) throws(JSONError) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let lone = JSONError(
      "\\u\(String(unit, radix: 16)) is half of a surrogate pair without the other half", at: start)
    guard (0xD800...0xDBFF).contains(unit), cursor.take(UInt8(ascii: "\\")),
      cursor.current == UInt8(ascii: "u")
    else { throw lone }
    let low = try self.unit(at: start)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw lone }
    return scalar
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func unit(at start: JSONPosition) throws(JSONError) -> UInt32 {
    let digits = cursor.bytes[cursor.index...].dropFirst().prefix(4)
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { break }
      value = value << 4 + UInt32(digit)
    }
    guard digits.count == 4,
      digits.allSatisfy({ $0 < 0x80 && Character(Unicode.Scalar($0)).isHexDigit })
    else { throw JSONError("\\u must be followed by four hexadecimal digits", at: start) }
    cursor.advance(ascii: 5)
    return value
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
