internal import CFFmpeg

extension MediaReader {
  /// Walks through all packets and says how they are coded; the reader's one walk is then used up.
  ///
  /// - Throws: ``MediaError`` where the file breaks off or a signal asks to stop.
  public func codingFacts() throws -> CodingFacts {
    var facts = CodingFacts()
    describePictures(&facts)
    let sound = streams.first { $0.kind == .audio }?.index
    if let sound, let parameters = format.pointee.streams[sound]?.pointee.codecpar {
      facts.sampleRate = Int(parameters.pointee.sample_rate)
      facts.channelCount = Int(parameters.pointee.ch_layout.nb_channels)
    }
    var walk = GroupWalk()
    while let packet = try nextPacket() {
      if packet.stream == video?.index {
        facts.pictureBytes += packet.size
        walk.add(packet)
        if walk.count % 1024 == 0 { try Interruption.check() }
      } else if packet.stream == sound {
        facts.soundBytes += packet.size
      }
    }
    (facts.packetCount, facts.longestGroup) = (walk.count, max(walk.longestGroup, walk.group))
    (facts.hasClosedGroups, facts.longestReordering) = (walk.areClosed, walk.longestRun)
    return facts
  }

  private func describePictures(_ facts: inout CodingFacts) {
    guard let video, let parameters = format.pointee.streams[video.index]?.pointee.codecpar else {
      return
    }
    facts.profile = avcodec_profile_name(parameters.pointee.codec_id, parameters.pointee.profile)
      .map { String(cString: $0) }
    facts.level = parameters.pointee.level > 0 ? Int(parameters.pointee.level) : nil
    facts.pixelFormat = video.format?.name
    facts.pixelAspect = video.pixelAspect.flatMap { $0.numerator > 0 ? $0 : nil }
    switch parameters.pointee.field_order {
    case AV_FIELD_PROGRESSIVE: facts.isProgressive = true
    case AV_FIELD_UNKNOWN: facts.isProgressive = nil
    default: facts.isProgressive = false
    }
  }
}

/// Key frames and the order of display, as packets come in the order of decoding.
private struct GroupWalk {
  var count = 0
  var group = 0
  var longestGroup = 0
  var areClosed = true
  var longestRun = 0
  private var run = 0
  private var key = Int.min
  private var latest = Int.min

  mutating func add(_ packet: PacketFacts) {
    count += 1
    let time = packet.pts ?? packet.dts ?? latest
    if packet.isKey {
      longestGroup = max(longestGroup, group)
      (group, key) = (0, time)
    }
    group += 1
    if time < key { areClosed = false }
    run = time < latest ? run + 1 : 0
    longestRun = max(longestRun, run)
    latest = max(latest, time)
  }
}
