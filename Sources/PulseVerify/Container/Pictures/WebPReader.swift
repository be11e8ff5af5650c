internal import PulseTimeline

/// Reads WebP: loop count, durations and recipe, without the pictures' data.
struct WebPReader {
  private var cursor: ByteCursor
  private var facts = ContainerFacts(format: .webp)
  private var durations: [UInt32] = []
  private var plays: Int?

  static func facts(of source: ByteSource) throws(ContainerError) -> ContainerFacts {
    var cursor = ByteCursor(source)
    try cursor.skip(4)
    let size = Int(try cursor.littleEndian(4))
    guard size <= cursor.remaining else { throw .breaksOff(at: source.count) }
    let end = cursor.position + size
    var reader = WebPReader(cursor: ByteCursor(source, cursor.position..<end))
    try reader.cursor.skip(4)
    while reader.cursor.remaining >= 8 { try reader.readChunk() }
    return try reader.finished()
  }

  private init(cursor: ByteCursor) { self.cursor = cursor }

  private mutating func readChunk() throws(ContainerError) {
    let name = try cursor.letters()
    let length = Int(try cursor.littleEndian(4))
    guard length <= cursor.remaining else { throw .breaksOff(at: cursor.end) }
    let end = cursor.position + length
    switch name {
    case "VP8X" where length >= 10:
      if try cursor.byte() & 0x10 != 0 { facts.alpha = .tagged }
      try cursor.skip(3)
      facts.width = Int(try cursor.littleEndian(3)) + 1
      facts.height = Int(try cursor.littleEndian(3)) + 1
    case "ANIM" where length >= 6:
      try cursor.skip(4)
      plays = Int(try cursor.littleEndian(2))
    case "ANMF" where length >= 16:
      try cursor.skip(12)
      guard durations.count < ContainerReader.largestFrameCount else {
        throw .tooLarge("the WebP holds more pictures than are read")
      }
      durations.append(UInt32(truncatingIfNeeded: try cursor.littleEndian(3)))
    case "XMP " where length <= Movie.longestComment && facts.comment == nil:
      facts.comment = XMPText.recipe(in: try cursor.bytes(length))
    default: break
    }
    // Chunks of an odd length are followed by a zero.
    try cursor.move(to: min(cursor.end, end + length % 2))
  }

  private func finished() throws(ContainerError) -> ContainerFacts {
    var facts = facts
    facts.codec = "webp"
    facts.startsWithKey = true
    guard let plays else {
      facts.frameCount = 1
      return facts
    }
    facts.loopCount = plays == 0 ? .forever : .times(plays)
    try facts.take(delays: durations.lazy.map { Int($0) }, tick: Fraction(1, 1000))
    return facts
  }
}
