internal import PulseMedia
internal import PulseTimeline

/// The first look at a file: what its container says, by our own readers and by libav where that
/// knows more.
enum ContainerLook {
  /// Reads the facts of a file.
  ///
  /// - Throws: ``ContainerError`` or `MediaError` where the file can't be read.
  static func facts(file: String) throws -> ContainerFacts {
    var facts = try read(file)
    let hasComment = facts.texts.contains { $0.key.lowercased() == "comment" }
    if let comment = facts.comment, !hasComment {
      facts.texts.append(ContainerText(key: "comment", value: comment))
    }
    return facts
  }

  private static func read(_ file: String) throws -> ContainerFacts {
    var facts = try ContainerReader.facts(of: ByteSource(path: file))
    switch facts.format {
    case .webp: return facts
    case .avif:
      // Older libav reads sequences and no single pictures.
      if let reader = try? MediaReader(path: file) { facts.add(reader) }
      return facts
    case .avi, .mpegts:
      let reader = try MediaReader(path: file)
      try PacketFactsReader(reader).read(into: &facts)
      facts.add(reader)
      return facts
    default:
      facts.add(try MediaReader(path: file))
      return facts
    }
  }
}

extension ContainerFacts {
  /// Fills in what only the pictures' own bytes say: libav has read their headers.
  fileprivate mutating func add(_ reader: MediaReader) {
    if comment == nil {
      comment = reader.metadata.first { $0.key.lowercased() == "comment" }?.value
    }
    let room = max(0, ContainerText.largestCount - texts.count)
    texts += reader.metadata.prefix(room).map { ContainerText(key: $0.key, value: $0.value) }
    guard let video = reader.video else { return }
    if !video.codec.isEmpty { codec = video.codec }
    if width <= 0 || height <= 0 { (width, height) = (video.width, video.height) }
    tags = tags.filled(from: video.tags)
    if alpha == .none, let format = video.format, format.hasAlpha, saysAlphaByFormat {
      alpha = .tagged
    }
    if let sound = reader.streams.first(where: { $0.kind == .audio }), !sound.codec.isEmpty {
      audio?.codec = sound.codec
    }
  }

  /// Whether alpha needs no word of the container.
  ///
  /// GIF and PNG have looked for themselves, as libav
  /// decodes all of them to pictures with alpha.
  private var saysAlphaByFormat: Bool { ![.gif, .apng].contains(format) }
}

extension ColorTags {
  /// The tags, and where they don't say, those of `other`.
  fileprivate func filled(from other: ColorTags) -> ColorTags {
    var tags = self
    let isUnsaid: (UInt32) -> Bool = { $0 == 2 }
    if isUnsaid(primaries.rawValue) { tags.primaries = other.primaries }
    if isUnsaid(transfer.rawValue) { tags.transfer = other.transfer }
    if isUnsaid(matrix.rawValue) { tags.matrix = other.matrix }
    if range == .unspecified { tags.range = other.range }
    if chromaLocation == .unspecified { tags.chromaLocation = other.chromaLocation }
    return tags
  }
}
