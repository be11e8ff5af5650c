internal import PulseMedia

extension MatroskaReader {
  /// Reads the value of an element, of `size` bytes; unknown ones are left alone.
  mutating func readValue(_ name: Int, _ size: Int) throws(ContainerError) {
    switch name {
    case ElementName.clusterTimestamp:
      clusterTime = try unsigned(size)
      try FrameTimes.check(clusterTime)
    case ElementName.simpleBlock: try readBlock(isSimple: true)
    case ElementName.block: try readBlock(isSimple: false)
    case ElementName.blockDuration: try readBlockDuration(size)
    case ElementName.referenceBlock: readReference()
    case ElementName.discardPadding:
      let padding = try signed(size)
      if let group { tracks[group.track].discardPadding = padding }
    case ElementName.documentType: documentType = try text(size)
    case ElementName.timestampScale:
      timestampScale = try unsigned(size)
      guard (1...1_000_000_000).contains(timestampScale) else {
        throw .broken("the file's clock has no possible speed", at: cursor.position)
      }
    case ElementName.duration: duration = try float(size)
    case ElementName.tagTrack: if try unsigned(size) != 0 { isFilmTag = false }
    case ElementName.tagName: tagName = try text(size)
    case ElementName.tagText:
      if comment == nil, isFilmTag, tagName.lowercased() == "comment" { comment = try text(size) }
    default: try readTrackValue(name, size)
    }
  }

  private mutating func readTrackValue(_ name: Int, _ size: Int) throws(ContainerError) {
    guard let track = tracks.indices.last else { return }
    switch name {
    case ElementName.trackNumber: tracks[track].number = try unsigned(size)
    case ElementName.trackType: tracks[track].type = try unsigned(size)
    case ElementName.codec: tracks[track].codec = try text(size)
    case ElementName.defaultDuration:
      let nanoseconds = try unsigned(size)
      tracks[track].defaultDuration = nanoseconds > 0 ? nanoseconds : nil
    case ElementName.codecDelay: tracks[track].codecDelay = try unsigned(size)
    case ElementName.pixelWidth: tracks[track].width = try unsigned(size)
    case ElementName.pixelHeight: tracks[track].height = try unsigned(size)
    case ElementName.alphaMode: tracks[track].saysAlpha = try unsigned(size) == 1
    case ElementName.matrix: tracks[track].tags.matrix = .init(rawValue: try code(size))
    case ElementName.transfer: tracks[track].tags.transfer = .init(rawValue: try code(size))
    case ElementName.primaries: tracks[track].tags.primaries = .init(rawValue: try code(size))
    case ElementName.range:
      // 1 is limited and 2 is full, as libav counts.
      let range = try code(size)
      if range == 1 || range == 2 { tracks[track].tags.range = .init(rawValue: range) }
    default: break
    }
  }

  private mutating func code(_ size: Int) throws(ContainerError) -> UInt32 {
    UInt32(clamping: try unsigned(size))
  }

  private mutating func unsigned(_ size: Int) throws(ContainerError) -> Int {
    guard size <= 8 else { throw .broken("a number has \(size) bytes", at: cursor.position) }
    return Int(clamping: try cursor.bigEndian(size))
  }

  private mutating func signed(_ size: Int) throws(ContainerError) -> Int {
    guard size <= 8 else { throw .broken("a number has \(size) bytes", at: cursor.position) }
    guard size > 0 else { return 0 }
    let shift = UInt64(64 - 8 * size)
    return Int(Int64(bitPattern: try cursor.bigEndian(size) << shift) >> Int64(shift))
  }

  private mutating func float(_ size: Int) throws(ContainerError) -> Double? {
    let value: Double
    switch size {
    case 4: value = Double(Float(bitPattern: UInt32(truncatingIfNeeded: try cursor.bigEndian(4))))
    case 8: value = Double(bitPattern: try cursor.bigEndian(8))
    default: return nil
    }
    return value > 0 && value < 0x1p52 ? value : nil
  }

  /// A text of at most a megabyte; longer ones are left out.
  private mutating func text(_ size: Int) throws(ContainerError) -> String {
    guard size <= Movie.longestComment else { return "" }
    return String(decoding: try cursor.bytes(size).prefix { $0 != 0 }, as: UTF8.self)
  }
}
