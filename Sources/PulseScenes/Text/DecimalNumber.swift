/// Numbers as CSS and command lines write them, read and written without any locale.
package enum DecimalNumber {
  /// Reads a number: `12`, `-.5`, `+1e-3`.
  ///
  /// ASCII digits only; no spaces, no `5.`, no `nan`.
  /// `nil` for everything else, and where the value is too large for a `Double`.
  package static func parse(_ text: some StringProtocol) -> Double? {
    let bytes = Array(text.utf8)
    guard let length = prefixLength(bytes), length == bytes.count else { return nil }
    return value(bytes[...])
  }

  /// Splits a text that begins with a number into its value and what follows: `120`, `deg`.
  package static func split(_ text: some StringProtocol) -> (value: Double, unit: String)? {
    let bytes = Array(text.utf8)
    guard let length = prefixLength(bytes), let value = value(bytes[..<length]) else { return nil }
    return (value, String(decoding: bytes[length...], as: UTF8.self))
  }

  /// The shortest text that ``parse(_:)`` takes back to the same finite `Double`; no `.0`.
  package static func text(_ value: Double) -> String {
    let shortest = "\(value == 0 ? 0 : value)"
    return shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  /// How many bytes at the front form a number by the grammar of CSS; `nil` if none do.
  private static func prefixLength(_ bytes: [UInt8]) -> Int? {
    func digits(from start: Int) -> Int {
      bytes[start...].prefix { (0x30...0x39).contains($0) }.count
    }
    func isSign(at index: Int) -> Bool {
      index < bytes.count && (bytes[index] == 0x2B || bytes[index] == 0x2D)
    }
    var end = isSign(at: 0) ? 1 : 0
    let whole = digits(from: end)
    end += whole
    var decimals = 0
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      decimals = digits(from: end + 1)
      if decimals > 0 { end += 1 + decimals }
    }
    guard whole + decimals > 0 else { return nil }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let exponent = isSign(at: end + 1) ? end + 2 : end + 1
      if exponent < bytes.count, digits(from: exponent) > 0 {
        end = exponent + digits(from: exponent)
      }
    }
    return end
  }
}
