internal import PulseMedia

/// How MP4 describes the samples of a track.
struct SampleEntry {
  /// The codec's letters, such as `avc1`.
  var type: FourLetters
  var width = 0
  var height = 0
  /// The colour tags of a `colr` box; `nil` without one.
  var tags: ColorTags?
  /// How many bytes the length of a NAL unit takes, in H.264 and HEVC.
  var lengthSize = 4
}

extension SampleEntry {
  /// Reads the first entry of an `stsd` box; `nil` where there is none.
  init?(_ source: ByteSource, _ table: Range<Int>, isVideo: Bool) throws(ContainerError) {
    guard table.count > 8 else { return nil }
    var entries = BoxSequence(source, table.lowerBound + 8..<table.upperBound)
    guard let entry = try entries.next() else { return nil }
    type = entry.type
    // Fixed fields come before the boxes: 78 bytes for pictures.
    guard isVideo, entry.payload.count >= 78 else { return }
    var cursor = ByteCursor(source, entry.payload)
    try cursor.skip(24)
    width = try cursor.number(2)
    height = try cursor.number(2)
    var boxes = BoxSequence(source, entry.payload.lowerBound + 78..<entry.payload.upperBound)
    while let box = try? boxes.next() { try read(box, of: source) }
  }

  private mutating func read(_ box: Box, of source: ByteSource) throws(ContainerError) {
    var cursor = ByteCursor(source, box.payload)
    switch box.type {
    case "colr" where tags == nil && cursor.remaining >= 10: tags = try Self.colour(&cursor)
    case "avcC" where cursor.remaining > 4:
      try cursor.skip(4)
      lengthSize = Int(try cursor.byte() & 3) + 1
    case "hvcC" where cursor.remaining > 21:
      try cursor.skip(21)
      lengthSize = Int(try cursor.byte() & 3) + 1
    default: break
    }
  }

  /// QuickTime's form has no bit for the range.
  private static func colour(_ cursor: inout ByteCursor) throws(ContainerError) -> ColorTags? {
    let form = try cursor.letters()
    guard form == "nclx" || form == "nclc" else { return nil }
    var tags = ColorTags()
    tags.primaries = .init(rawValue: UInt32(try cursor.number(2)))
    tags.transfer = .init(rawValue: UInt32(try cursor.number(2)))
    tags.matrix = .init(rawValue: UInt32(try cursor.number(2)))
    if form == "nclx", cursor.remaining > 0 {
      tags.range = try cursor.byte() & 0x80 == 0 ? .tv : .pc
    }
    return tags
  }
}
