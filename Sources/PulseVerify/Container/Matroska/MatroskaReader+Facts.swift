internal import PulseTimeline

extension MatroskaReader {
  /// Puts what was read into the words that all formats share.
  mutating func facts() throws(ContainerError) -> ContainerFacts {
    guard let index = videoIndex else {
      throw .broken("there is no video track", at: cursor.end)
    }
    let track = tracks[index]
    var facts = ContainerFacts(format: documentType == "webm" ? .webm : .matroska)
    facts.codec = Self.codecs[track.codec] ?? ""
    (facts.width, facts.height) = (track.width, track.height)
    facts.tags = track.tags
    facts.alpha = track.saysAlpha ? .tagged : track.hasAdditions ? .untagged : .none
    facts.startsWithKey = track.startsWithKey
    facts.comment = comment
    facts.frameCount = times.count
    time(track, in: &facts)
    facts.audio = tracks.first { $0.type == 2 }.flatMap { audio($0) }
    return facts
  }

  private static let codecs = [
    "V_VP8": "vp8", "V_VP9": "vp9", "V_AV1": "av1", "V_MPEG4/ISO/AVC": "h264",
    "V_MPEGH/ISO/HEVC": "hevc", "V_PRORES": "prores", "V_FFV1": "ffv1",
    "V_MPEG4/ISO/ASP": "mpeg4", "V_MJPEG": "mjpeg",
  ]

  private var tick: Fraction { Fraction(timestampScale, 1_000_000_000) }

  private mutating func time(_ track: MatroskaTrack, in facts: inout ContainerFacts) {
    times.tick = tick
    times.claimed = track.defaultDuration.flatMap {
      $0 < 1 << 40 ? Fraction($0, 1_000_000_000) : nil
    }
    facts.claimsRate = times.claimed != nil
    facts.tick = tick
    facts.fileTick = tick
    // Kept to a thousandth of a tick, as the number may have a fraction.
    facts.fileDuration = duration.flatMap {
      Fraction(Int(min($0 * 1000, 0x1p52)), 1000).checkedMultiplying(by: tick)
    }
    if let first = track.firstTime {
      facts.start = startOfFilm(first)
      times.end = end(track, claimed: times.claimed)
    }
    if let durations = times.durations() {
      facts.durations = durations
      facts.rate = times.rate(durations)
    }
  }

  /// When the first frame is shown, in seconds.
  ///
  /// Sound that is decoded and not played comes before time 0; muxers then move everything, and
  /// players move it back.
  private func startOfFilm(_ first: Int) -> Fraction {
    let earliest = tracks.compactMap { track in
      track.firstTime.map { time in Double(time) - Double(track.codecDelay) / Double(timestampScale)
      }
    }.min()
    let shift = min(0, earliest ?? 0)
    let start = max(0, Double(first) - max(0, -shift))
    return Fraction(Int(start.rounded())).checkedMultiplying(by: tick) ?? 0
  }

  /// When the last frame ends, in ticks: by its block, else by the file's duration where that can
  /// mean nothing else, else by the track; `nil` where nothing says so.
  private func end(_ track: MatroskaTrack, claimed: Fraction?) -> Int? {
    if let ticks = track.lastBlockDuration { return track.lastTime + ticks }
    if let duration, tracks.count == 1 {
      // Durations are whole ticks, rounded; so is the end.
      return max(track.lastTime, Int(duration.rounded()))
    }
    guard let claimed else { return nil }
    return track.lastTime + Int((claimed.doubleValue / tick.doubleValue).rounded())
  }

  private func audio(_ track: MatroskaTrack) -> AudioFacts? {
    guard let first = track.firstTime else { return nil }
    let scale = Double(timestampScale)
    let step = track.defaultDuration.map { Double($0) / scale } ?? Double(track.largestStep)
    let last = track.lastBlockDuration.map { Double($0) } ?? step
    let end = Double(track.lastTime) + last - Double(track.discardPadding) / scale
    let delay = Double(track.codecDelay) / scale
    func seconds(_ ticks: Double) -> Fraction {
      let clamped = max(-0x1p40, min(ticks * 1000, 0x1p52))
      return Fraction(Int(clamped), 1000).checkedMultiplying(by: tick) ?? 0
    }
    return AudioFacts(
      codec: track.codec, start: seconds(max(0, Double(first) - delay)), end: seconds(end - delay),
      packetDuration: seconds(max(0, step)))
  }
}
