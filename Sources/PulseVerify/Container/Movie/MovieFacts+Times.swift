internal import PulseTimeline

extension MovieFacts {
  /// Fills in when frames are shown and what the boxes say about it.
  func time(_ track: Track, in facts: inout ContainerFacts) throws(ContainerError) {
    let tick = Fraction(1, track.timescale)
    let edits = TrackEdits(track, movieTimescale: movie.timescale)
    var times = FrameTimes(tick: tick)
    if format == .avif { times.slowLimit = FrameTimes.slowPictures }
    // First the sum, which refuses what no film can be before its frames are gone through.
    let total = try track.samples.total()
    try track.samples.appendTimes(to: &times)
    times.sort()
    if let first = times.first {
      times.end = end(of: track, first: first, total: total, times)
    }
    facts.tick = tick
    facts.trackDuration = track.mediaDuration.flatMap { times.seconds($0) }
    // In fragments these say 0, as the length is not known when they are written.
    let isSaid = !(movie.isFragmented || format == .avif)
    if movie.timescale > 0 {
      let movieTick = Fraction(1, movie.timescale)
      facts.fileTick = movieTick
      func seconds(_ ticks: Int?) -> Fraction? {
        ticks.flatMap { $0 == 0 && !isSaid ? nil : Fraction($0).checkedMultiplying(by: movieTick) }
      }
      facts.headerDuration = format == .avif ? nil : seconds(track.headerDuration)
      facts.fileDuration = format == .avif ? nil : seconds(movie.duration)
    }
    if facts.trackDuration == 0, !isSaid { facts.trackDuration = nil }
    facts.edits = edits.facts
    if format != .avif { facts.editDuration = edits.duration }
    try present(times, edits, in: &facts)
    if let durations = times.durations() {
      facts.durations = durations
      facts.rate = times.rate(durations)
    }
  }

  /// When the last frame ends, in ticks of the track.
  ///
  /// Samples last from one decoding to the next, and all are shown later by the same reordering
  /// delay; where durations vary that says nothing, and the last sample's own is taken.
  private func end(of track: Track, first: Int, total: Int, _ times: FrameTimes) -> Int? {
    guard let final = times.final else { return nil }
    let runs = track.samples.durations.dropLast()
    let isConstant = runs.allSatisfy { $0.ticks == runs.first?.ticks }
    if isConstant || track.samples.offsets.isEmpty { return max(final, first + total) }
    return track.samples.lastDuration.map { final + $0 }
  }

  /// Counts what is shown and finds out when it begins.
  private func present(
    _ times: FrameTimes, _ edits: TrackEdits, in facts: inout ContainerFacts
  ) throws(ContainerError) {
    facts.frameCount = times.count
    guard let first = times.first, let end = times.end else { return }
    if let span = edits.span(from: first, to: end, tick: times.tick) {
      facts.start = span.start
    }
    facts.hiddenFrames = edits.hiddenCount(times, end: end)
  }
}

extension FrameTimes {
  /// Browsers show pictures with delays up to 10 ms for 100 ms.
  static let slowPictures = Fraction(1, 100)
}
