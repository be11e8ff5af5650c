internal import PulseTimeline

/// Puts the boxes of a movie into the words that all formats share.
struct MovieFacts {
  let movie: Movie
  let source: ByteSource

  func facts() throws(ContainerError) -> ContainerFacts {
    guard let track = movie.video else {
      throw .broken("there is no video track", at: source.count)
    }
    guard track.timescale > 0 else {
      throw .broken("the video track's clock has no speed", at: source.count)
    }
    guard track.samples.lastPlace < source.count else { throw .breaksOff(at: source.count) }
    var facts = ContainerFacts(format: format)
    describe(track, in: &facts)
    try time(track, in: &facts)
    facts.startsWithKey = try FirstSample(track: track, source: source).isKey
    facts.audio = try movie.audio.flatMap { track throws(ContainerError) in try audio(track) }
    facts.isIndexFirst = movie.isFragmented ? nil : movie.isIndexFirst
    facts.comment = movie.comment
    return facts
  }

  var format: ContainerFormat {
    if movie.isAVIF { return .avif }
    // Files of before there were brands are QuickTime's.
    return movie.brand == nil || movie.brand == "qt  " ? .mov : .mp4
  }

  private func describe(_ track: Track, in facts: inout ContainerFacts) {
    if let entry = track.entry {
      facts.sampleEntry = entry.type.description
      facts.codec = Self.codecs[entry.type] ?? ""
      (facts.width, facts.height) = (entry.width, entry.height)
      if let tags = entry.tags { facts.tags = tags }
    }
    if format == .avif {
      facts.loopCount = loopCount(track)
      if movie.tracks.contains(where: { $0.isAuxiliary }) {
        let isSaid = movie.tracks.contains { $0.isAuxiliary && $0.refersToColour }
        facts.alpha = isSaid ? .tagged : .untagged
      }
    }
  }

  /// libav's names of the codecs that are met most.
  private static let codecs: [FourLetters: String] = [
    "avc1": "h264", "avc3": "h264", "hvc1": "hevc", "hev1": "hevc", "vp08": "vp8", "vp09": "vp9",
    "av01": "av1", "apcn": "prores", "apch": "prores", "apcs": "prores", "apco": "prores",
    "ap4h": "prores", "ap4x": "prores", "mp4v": "mpeg4", "rle ": "qtrle", "png ": "png",
    "jpeg": "mjpeg",
  ]

  /// AVIF's rule: an edit list with flag 1 repeats; how often, the header's duration says.
  private func loopCount(_ track: Track) -> LoopCount {
    guard !track.edits.isEmpty else { return .unknown }
    guard track.editFlags & 1 != 0 else { return .times(1) }
    guard let whole = track.headerDuration else { return .forever }
    let once = track.edits.reduce(0) { $0 + $1.duration }
    guard once > 0, whole > 0 else { return .forever }
    return .times(max(1, (whole + once - 1) / once))
  }
}

extension MovieFacts {
  private func audio(_ track: Track) throws(ContainerError) -> AudioFacts? {
    guard track.timescale > 0 else { return nil }
    let total = try track.samples.total()
    guard total > 0 else { return nil }
    let tick = Fraction(1, track.timescale)
    let placed = TrackEdits(track, movieTimescale: movie.timescale).span(
      from: 0, to: total, tick: tick)
    guard let placed else { return nil }
    let packet = track.samples.durations.first.flatMap {
      Fraction($0.unsigned).checkedMultiplying(by: tick)
    }
    return AudioFacts(
      codec: track.entry?.type.description ?? "", start: placed.start, end: placed.end,
      packetDuration: packet ?? 0)
  }
}
