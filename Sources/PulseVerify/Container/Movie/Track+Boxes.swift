extension Track {
  /// Reads a `trak` box, which lies in memory.
  init(_ source: ByteSource, _ range: Range<Int>) throws(ContainerError) {
    var boxes = BoxSequence(source, range)
    while let box = try boxes.next() {
      switch box.type {
      case "tkhd": try readHeader(source, box.payload)
      case "edts":
        if let list = try source.box("elst", in: box.payload) {
          try readEdits(source, list.payload)
        }
      case "tref" where try source.box("auxl", in: box.payload) != nil:
        (isAuxiliary, refersToColour) = (true, true)
      case "mdia": try readMedia(source, box.payload)
      default: break
      }
    }
  }

  private mutating func readHeader(
    _ source: ByteSource, _ range: Range<Int>
  ) throws(ContainerError) {
    var cursor = ByteCursor(source, range)
    let isLong = try cursor.number(4) >> 24 == 1
    try cursor.skip(isLong ? 16 : 8)
    identifier = try cursor.number(4)
    try cursor.skip(4)
    headerDuration = try MovieHeader.duration(&cursor, isLong: isLong)
  }

  private mutating func readEdits(
    _ source: ByteSource, _ range: Range<Int>
  ) throws(ContainerError) {
    var cursor = ByteCursor(source, range)
    let head = try cursor.number(4)
    let isLong = head >> 24 == 1
    editFlags = head & 0xFF_FFFF
    editCount = try cursor.number(4)
    guard editCount <= cursor.remaining / (isLong ? 20 : 12) else {
      throw .breaksOff(at: cursor.end)
    }
    for _ in 0..<min(editCount, ContainerFacts.largestEditCount) {
      let duration = Int(clamping: try cursor.bigEndian(isLong ? 8 : 4))
      let start =
        isLong
        ? Int(truncatingIfNeeded: try cursor.bigEndian(8)) : try cursor.signed32()
      try FrameTimes.check(duration)
      try FrameTimes.check(start)
      edits.append(
        Edit(duration: duration, mediaStart: start < 0 ? nil : start, speed: try cursor.signed32()))
    }
  }

  private mutating func readMedia(
    _ source: ByteSource, _ range: Range<Int>
  ) throws(ContainerError) {
    if let box = try source.box("mdhd", in: range) {
      let clock = try MovieHeader(source, box.payload)
      (timescale, mediaDuration) = (clock.timescale, clock.duration)
    }
    if let box = try source.box("hdlr", in: range) {
      var cursor = ByteCursor(source, box.payload)
      try cursor.skip(8)
      handler = try cursor.letters()
    }
    if handler == "auxv" { isAuxiliary = true }
    guard let table = try source.box(["minf", "stbl"], in: range) else { return }
    samples = try SampleTable(source, table.payload)
    if let description = try source.box("stsd", in: table.payload) {
      entry = try SampleEntry(source, description.payload, isVideo: isVideo || handler == "auxv")
    }
  }
}
