/// The four letters that name a box, a chunk or a codec.
struct FourLetters: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  let code: UInt32

  init(_ code: UInt32) { self.code = code }

  /// Takes four characters of Latin-1; missing ones are zeros.
  init(stringLiteral text: StaticString) {
    var code: UInt32 = 0
    for scalar in text.description.unicodeScalars.prefix(4) { code = code << 8 | scalar.value & 0xFF }
    self.code = code
  }

  /// The letters; what is no printable ASCII is a dot, so that no file puts words into our mouth.
  var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
    return String(
      decoding: bytes.map { (32...126).contains($0) ? $0 : UInt8(ascii: ".") }, as: UTF8.self)
  }

  /// Whether all four are printable ASCII or the copyright sign with which QuickTime's texts begin.
  var isPlausible: Bool {
    [24, 16, 8, 0].allSatisfy {
      let byte = UInt8(truncatingIfNeeded: code >> $0)
      return (32...126).contains(byte) || byte == 0xA9
    }
  }
}
