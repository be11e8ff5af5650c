internal import PulseMedia
internal import PulseTimeline

/// Reads PNG and APNG: plays, delays and comment, without the pictures' data.
struct PNGReader {
  private var cursor: ByteCursor
  private var facts = ContainerFacts(format: .apng)
  private var isAnimated = false
  private var plays = 0
  /// Each frame's delay: a fraction of a second, as written.
  private var delays: [Delay] = []
  private var hasEnd = false

  static func facts(of source: ByteSource) throws(ContainerError) -> ContainerFacts {
    var reader = PNGReader(cursor: ByteCursor(source))
    try reader.cursor.skip(8)
    while reader.cursor.remaining > 0, !reader.hasEnd { try reader.readChunk() }
    guard reader.hasEnd else { throw .breaksOff(at: source.count) }
    return try reader.finished()
  }

  private init(cursor: ByteCursor) { self.cursor = cursor }

  private mutating func readChunk() throws(ContainerError) {
    let length = try cursor.number(4)
    let name = try cursor.letters()
    guard length <= cursor.remaining - 4 else { throw .breaksOff(at: cursor.end) }
    let end = cursor.position + length + 4
    switch name {
    case "IHDR" where length >= 13:
      facts.width = try cursor.number(4)
      facts.height = try cursor.number(4)
      try cursor.skip(1)
      // Gray with alpha, and colour with alpha.
      if [4, 6].contains(try cursor.byte()) { facts.alpha = .tagged }
    case "tRNS": facts.alpha = .tagged
    case "acTL" where length >= 8:
      isAnimated = true
      try cursor.skip(4)
      plays = try cursor.number(4)
    case "fcTL" where length >= 26: try readFrame()
    case "cICP" where length >= 4:
      facts.tags.primaries = .init(rawValue: UInt32(try cursor.byte()))
      facts.tags.transfer = .init(rawValue: UInt32(try cursor.byte()))
      facts.tags.matrix = .init(rawValue: UInt32(try cursor.byte()))
      facts.tags.range = try cursor.byte() == 0 ? .tv : .pc
    case "sRGB": facts.tags = .srgb
    case "tEXt", "iTXt": try readText(length, isInternational: name == "iTXt")
    case "IEND": hasEnd = true
    default: break
    }
    try cursor.move(to: end)
  }

  private mutating func readFrame() throws(ContainerError) {
    try cursor.skip(20)
    let numerator = UInt16(truncatingIfNeeded: try cursor.number(2))
    let denominator = UInt16(truncatingIfNeeded: try cursor.number(2))
    guard delays.count < ContainerReader.largestFrameCount else {
      throw .tooLarge("the APNG holds more pictures than are read")
    }
    // The format says that 0 means 100.
    delays.append(
      Delay(numerator: numerator, denominator: denominator == 0 ? 100 : denominator))
  }

  /// A keyword, a zero, then the text; in the international form after flags and translations.
  private mutating func readText(
    _ length: Int, isInternational: Bool
  ) throws(ContainerError) {
    let hasRoom = facts.texts.count < ContainerText.largestCount
    guard hasRoom || facts.comment == nil, length <= Movie.longestComment else { return }
    let parts = try cursor.bytes(length).split(
      separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let text = Self.text(parts[1], isInternational) else { return }
    let key = String(decoding: parts[0], as: UTF8.self)
    if facts.comment == nil, key.lowercased() == "comment" { facts.comment = text }
    if hasRoom { facts.texts.append(ContainerText(key: key, value: text)) }
  }

  private static func text(_ bytes: ArraySlice<UInt8>, _ isInternational: Bool) -> String? {
    guard isInternational else {
      // Latin-1, whose codes are those of Unicode.
      return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    // Packed text would need a decompressor; nobody writes a recipe so.
    guard let flag = bytes.first, flag == 0 else { return nil }
    let rest = bytes.dropFirst(2).split(
      separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    return rest.count == 3 ? String(decoding: rest[2], as: UTF8.self) : nil
  }

  private func finished() throws(ContainerError) -> ContainerFacts {
    var facts = facts
    facts.codec = isAnimated ? "apng" : "png"
    facts.startsWithKey = true
    guard isAnimated else {
      facts.frameCount = 1
      return facts
    }
    facts.loopCount = plays == 0 ? .forever : .times(plays)
    let common = Self.commonClock(delays)
    try facts.take(
      delays: delays.lazy.map { $0.ticks(perSecond: common) }, tick: Fraction(1, common))
    return facts
  }

  /// The ticks a second of a clock that holds all delays: exactly, unless that needs more than a
  /// million.
  private static func commonClock(_ delays: [Delay]) -> Int {
    let finest = 1_000_000
    var common = 1
    for denominator in Set(delays.lazy.map { Int($0.denominator) }) where common <= finest {
      let multiple = Fraction(common).leastCommonMultiple(with: Fraction(denominator))
      common = multiple?.numerator ?? finest + 1
    }
    return min(common, finest)
  }

  /// A frame's delay.
  private struct Delay {
    let numerator: UInt16
    let denominator: UInt16

    /// Rounded to whole ticks.
    func ticks(perSecond rate: Int) -> Int {
      let denominator = Int(denominator)
      return (2 * Int(numerator) * rate + denominator) / (2 * denominator)
    }
  }
}
