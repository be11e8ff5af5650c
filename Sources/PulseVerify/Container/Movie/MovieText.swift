/// The comment of an MP4 or MOV file.
enum MovieText {
  /// Reads a `udta` box: iTunes' form, else QuickTime's; `nil` where there is no comment.
  static func comment(
    _ source: ByteSource, _ range: Range<Int>
  ) throws(ContainerError) -> String? {
    var boxes = BoxSequence(source, range)
    while let box = try? boxes.next() {
      if box.type == comment, let text = try quickTime(source, box.payload) { return text }
      // A full box: version and flags come first.
      guard box.type == "meta", box.payload.count > 4 else { continue }
      let inner = box.payload.lowerBound + 4..<box.payload.upperBound
      if let data = try source.box(["ilst", comment, "data"], in: inner),
        let text = try text(source, data.payload, header: 8)
      {
        return text
      }
    }
    return nil
  }

  /// The letters of a comment: a copyright sign, then `cmt`.
  private static let comment: FourLetters = FourLetters(0xA963_6D74)

  /// A length and a language come first.
  private static func quickTime(
    _ source: ByteSource, _ range: Range<Int>
  ) throws(ContainerError) -> String? {
    guard range.count > 4 else { return nil }
    var cursor = ByteCursor(source, range)
    let length = try cursor.number(2)
    guard length > 0, length <= range.count - 4 else { return nil }
    return try text(source, range.prefix(4 + length), header: 4)
  }

  private static func text(
    _ source: ByteSource, _ range: Range<Int>, header: Int
  ) throws(ContainerError) -> String? {
    guard range.count > header, range.count <= Movie.longestComment else { return nil }
    let bytes = try source.read(at: range.lowerBound + header, length: range.count - header)
    return String(decoding: bytes, as: UTF8.self)
  }
}
