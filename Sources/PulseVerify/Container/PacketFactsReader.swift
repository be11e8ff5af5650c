internal import PulseMedia
internal import PulseTimeline

/// Times of AVI and MPEG-TS, of which libav's packets say all there is.
struct PacketFactsReader {
  private let reader: MediaReader

  init(_ reader: MediaReader) { self.reader = reader }

  /// Walks through all packets, without decoding any.
  func read(into facts: inout ContainerFacts) throws {
    guard let video = reader.video else {
      throw ContainerError.broken("there is no video", at: 0)
    }
    let sound = reader.streams.first { $0.kind == .audio }
    var times = FrameTimes(tick: Fraction(video.tick.numerator, video.tick.denominator))
    // AVI's frames have no times but their rate.
    if facts.format == .avi { times.claimed = times.tick }
    var last = (time: Int.min, duration: 0)
    var heard: (first: Int, end: Int, packet: Int)?
    while let packet = try reader.nextPacket() {
      guard let time = packet.pts ?? packet.dts else { continue }
      try FrameTimes.check(time)
      try FrameTimes.check(packet.duration)
      if packet.stream == video.index {
        if facts.startsWithKey == nil { facts.startsWithKey = packet.isKey }
        try times.append(time)
        if time >= last.time { last = (time, packet.duration) }
      } else if packet.stream == sound?.index {
        let end = max(heard?.end ?? time, time + packet.duration)
        heard = (heard?.first ?? time, end, heard?.packet ?? packet.duration)
      }
      if times.count % 1024 == 0 { try Interruption.check() }
    }
    if last.duration > 0 { times.end = last.time + last.duration }
    fill(&facts, &times, sound, heard)
  }

  private func fill(
    _ facts: inout ContainerFacts, _ times: inout FrameTimes, _ sound: StreamFacts?,
    _ heard: (first: Int, end: Int, packet: Int)?
  ) {
    facts.frameCount = times.count
    facts.tick = times.tick
    let first = times.first.flatMap { times.seconds($0) } ?? 0
    if let durations = times.durations() {
      facts.durations = durations
      facts.rate = times.rate(durations)
    }
    // Their clocks begin anywhere; what counts is which of the two comes first.
    guard let sound, let heard else { return }
    let tick = Fraction(sound.tick.numerator, sound.tick.denominator)
    func seconds(_ ticks: Int) -> Fraction {
      Fraction(ticks).checkedMultiplying(by: tick)?.checkedSubtracting(first) ?? 0
    }
    facts.audio = AudioFacts(
      codec: sound.codec, start: seconds(heard.first), end: seconds(heard.end),
      packetDuration: Fraction(heard.packet).checkedMultiplying(by: tick) ?? 0)
  }
}
