internal import PulseTimeline

/// Reads GIF: delays, loop count and comment, without the pictures' data.
struct GIFReader {
  private var cursor: ByteCursor
  private var width = 0
  private var height = 0
  /// The delay of the picture to come, in hundredths of a second.
  private var delay = 0
  private var delays: [UInt16] = []
  /// How often it repeats after the first play, 0 meaning for ever; `nil` where unsaid.
  private var repetitions: Int?
  private var isTransparent = false
  private var comment: String?

  static func facts(of source: ByteSource) throws(ContainerError) -> ContainerFacts {
    var reader = GIFReader(cursor: ByteCursor(source, window: 16_384))
    try reader.read()
    return try reader.facts()
  }

  private init(cursor: ByteCursor) { self.cursor = cursor }

  private mutating func read() throws(ContainerError) {
    try cursor.skip(6)
    width = Int(try cursor.littleEndian(2))
    height = Int(try cursor.littleEndian(2))
    let flags = try cursor.byte()
    try cursor.skip(2)
    try skipColours(flags)
    while true {
      // Files that end without their last byte are shown like others.
      guard cursor.remaining > 0 else {
        guard !delays.isEmpty else { throw .breaksOff(at: cursor.end) }
        return
      }
      switch try cursor.byte() {
      case 0x2C: try readPicture()
      case 0x21: try readExtension()
      case 0x3B: return
      // Padding, which some writers leave.
      case 0x00: continue
      default: throw .broken("there is no block of a GIF", at: cursor.position - 1)
      }
    }
  }

  private mutating func skipColours(_ flags: UInt8) throws(ContainerError) {
    if flags & 0x80 != 0 { try cursor.skip(3 << (Int(flags & 7) + 1)) }
  }

  private mutating func readPicture() throws(ContainerError) {
    try cursor.skip(8)
    try skipColours(try cursor.byte())
    try cursor.skip(1)
    try skipBlocks()
    guard delays.count < ContainerReader.largestFrameCount else {
      throw .tooLarge("the GIF holds more pictures than are read")
    }
    delays.append(UInt16(truncatingIfNeeded: delay))
    delay = 0
  }

  private mutating func skipBlocks() throws(ContainerError) {
    while true {
      let length = Int(try cursor.byte())
      guard length > 0 else { return }
      try cursor.skip(length)
    }
  }

  private mutating func readExtension() throws(ContainerError) {
    switch try cursor.byte() {
    case 0xF9:
      let size = Int(try cursor.byte())
      guard size >= 4 else { return try cursor.skip(size) }
      let flags = try cursor.byte()
      delay = Int(try cursor.littleEndian(2))
      if delays.isEmpty, flags & 1 != 0 { isTransparent = true }
      try cursor.skip(size - 3)
      try skipBlocks()
    case 0xFE:
      let text = try readText()
      if comment == nil { comment = text }
    case 0xFF: try readApplication()
    default: try skipBlocks()
    }
  }

  /// The only extension of a program that all know: how often to repeat.
  private mutating func readApplication() throws(ContainerError) {
    let size = Int(try cursor.byte())
    guard size > 0 else { return }
    let name = String(decoding: try cursor.bytes(size), as: UTF8.self)
    guard name == "NETSCAPE2.0" || name == "ANIMEXTS1.0" else { return try skipBlocks() }
    while true {
      let length = Int(try cursor.byte())
      guard length > 0 else { return }
      if length == 3, try cursor.byte() == 1 {
        repetitions = Int(try cursor.littleEndian(2))
      } else {
        try cursor.skip(length == 3 ? 2 : length)
      }
    }
  }

  private mutating func readText() throws(ContainerError) -> String {
    var bytes: [UInt8] = []
    while true {
      let length = Int(try cursor.byte())
      guard length > 0 else { return String(decoding: bytes, as: UTF8.self) }
      if bytes.count + length <= Movie.longestComment {
        bytes += try cursor.bytes(length)
      } else {
        try cursor.skip(length)
      }
    }
  }

  private func facts() throws(ContainerError) -> ContainerFacts {
    var facts = ContainerFacts(format: .gif)
    facts.codec = "gif"
    (facts.width, facts.height) = (width, height)
    facts.alpha = isTransparent ? .tagged : .none
    facts.startsWithKey = true
    facts.comment = comment
    // The number counts the repetitions after the first play.
    facts.loopCount = repetitions.map { $0 == 0 ? .forever : .times($0 + 1) } ?? .times(1)
    try facts.take(delays: delays.lazy.map { Int($0) }, tick: Fraction(1, 100))
    return facts
  }
}

extension ContainerFacts {
  /// Fills in the times of an animated picture from the delays of its frames, in ticks.
  mutating func take(
    delays: some Collection<Int>, tick: Fraction
  ) throws(ContainerError) {
    var times = FrameTimes(tick: tick)
    times.slowLimit = FrameTimes.slowPictures
    times.mergesPictures = true
    var now = 0
    for delay in delays {
      try times.append(now)
      now += delay
    }
    times.end = now
    self.tick = tick
    frameCount = delays.count
    guard let durations = times.durations() else { return }
    self.durations = durations
    fileDuration = durations.total
    rate = times.rate(durations)
  }
}
