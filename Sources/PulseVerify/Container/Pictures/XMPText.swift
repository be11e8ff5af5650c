/// The recipe in XMP, the only place for texts that WebP and AVIF have.
enum XMPText {
  /// What comes first in a recipe.
  private static let beginning = Array("pulse-video/".utf8)

  /// The recipe in a box of a film or an AVIF; `nil` where its number is not that of XMP.
  static func recipe(in source: ByteSource, _ box: Box) throws(ContainerError) -> String? {
    let number: [UInt8] = [
      0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF,
      0xAC,
    ]
    guard box.payload.count > number.count else { return nil }
    let bytes = try source.read(at: box.payload.lowerBound, length: box.payload.count)
    guard bytes.starts(with: number) else { return nil }
    return recipe(in: Array(bytes[number.count...]))
  }

  /// The text of the element that begins as a recipe does; `nil` where there is none.
  ///
  /// No XML parser is needed to find it: inside of an element's text, `<` and `&` are escaped.
  static func recipe(in bytes: [UInt8]) -> String? {
    guard let start = start(in: bytes) else { return nil }
    let text = bytes[start...].prefix { $0 != UInt8(ascii: "<") }
    return unescaped(String(decoding: text, as: UTF8.self))
  }

  private static func start(in bytes: [UInt8]) -> Int? {
    guard bytes.count > beginning.count else { return nil }
    return (1..<bytes.count - beginning.count).first {
      bytes[$0 - 1] == UInt8(ascii: ">")
        && bytes[$0..<$0 + beginning.count].elementsEqual(beginning)
    }
  }

  /// The five names that XML has by itself; `&amp;` last, so that nothing is unescaped twice.
  private static func unescaped(_ text: String) -> String {
    let names = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
      ("&amp;", "&"),
    ]
    return names.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
