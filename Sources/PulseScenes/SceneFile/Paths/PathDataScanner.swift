/// The words of SVG's path data.
struct PathDataScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether nothing but spaces is left.
  var isAtEnd: Bool { bytes[index...].allSatisfy(PathDataScanner.isSpace) }

  /// Steps over a command's letter, if one stands here.
  mutating func nextCommand() -> UInt8? {
    skipSpace()
    guard index < bytes.count, "MmZzLlHhVvCcSsQqTtAa".utf8.contains(bytes[index]) else {
      return nil
    }
    index += 1
    return bytes[index - 1]
  }

  /// Whether a number stands here, after spaces and at most one comma.
  var isAtNumber: Bool {
    var copy = self
    copy.skipSeparator()
    guard copy.index < bytes.count else { return false }
    return (0x30...0x39).contains(bytes[copy.index]) || "+-.".utf8.contains(bytes[copy.index])
  }

  /// Reads a number.
  mutating func number() throws(PathDataError) -> Double {
    skipSeparator()
    let rest = bytes[index...]
    let sign = rest.first.map { $0 == 0x2B || $0 == 0x2D } == true ? 1 : 0
    var end = index + sign
    skipDigits(&end)
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      skipDigits(&end)
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponentEnd = end + 1
      if exponentEnd < bytes.count, [0x2B, 0x2D].contains(bytes[exponentEnd]) { exponentEnd += 1 }
      let digits = exponentEnd
      skipDigits(&exponentEnd)
      if exponentEnd > digits { end = exponentEnd }
    }
    guard let value = Double(String(decoding: bytes[index..<end], as: UTF8.self)),
      value.magnitude <= SceneReader.largestNumber
    else { throw expected("a number up to a million") }
    index = end
    return value
  }

  /// Reads 0 or 1, which may stand without a space after it.
  mutating func flag() throws(PathDataError) -> Bool {
    skipSeparator()
    guard index < bytes.count, [0x30, 0x31].contains(bytes[index]) else {
      throw expected("0 or 1, an arc's flag")
    }
    index += 1
    return bytes[index - 1] == 0x31
  }

  /// The error that something else was to stand here.
  func expected(_ wanted: String) -> PathDataError {
    var copy = self
    copy.skipSpace()
    let rest = String(decoding: bytes[copy.index...].prefix(8), as: UTF8.self)
    let found = rest.isEmpty ? "it ends" : "\(Wording.quoted(rest)) stands there"
    return PathDataError(
      problem: "path data needs \(wanted) at character \(copy.index + 1), where \(found)")
  }

  private func skipDigits(_ end: inout Int) {
    while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return }
    index += 1
    skipSpace()
  }

  private mutating func skipSpace() {
    while index < bytes.count, PathDataScanner.isSpace(bytes[index]) { index += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
