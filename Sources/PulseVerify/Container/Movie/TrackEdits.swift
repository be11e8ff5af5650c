internal import PulseTimeline

/// What an edit list does to a track: which part is shown, and when.
struct TrackEdits {
  private let track: Track
  private let movieTick: Fraction?

  init(_ track: Track, movieTimescale: Int) {
    self.track = track
    movieTick = movieTimescale > 0 ? Fraction(1, movieTimescale) : nil
  }

  /// The entries in seconds.
  var facts: [EditFacts] {
    let tick = Fraction(1, max(1, track.timescale))
    return track.edits.compactMap { edit in
      guard let duration = seconds(edit.duration) else { return nil }
      return EditFacts(
        duration: duration,
        mediaStart: edit.mediaStart.flatMap { Fraction($0).checkedMultiplying(by: tick) },
        speed: Fraction(edit.speed, 65_536))
    }
  }

  /// The sum of all entries, in seconds; `nil` without any, or where the last runs to the end.
  var duration: Fraction? {
    guard let last = track.edits.last, last.duration > 0 else { return nil }
    return seconds(track.edits.reduce(0) { $0 + $1.duration })
  }

  private func seconds(_ ticks: Int) -> Fraction? {
    movieTick.flatMap { Fraction(ticks).checkedMultiplying(by: $0) }
  }

  /// How long nothing is shown at the beginning, in seconds.
  private var delay: Fraction {
    seconds(track.edits.prefix { $0.mediaStart == nil }.reduce(0) { $0 + $1.duration }) ?? 0
  }

  /// When the samples between two moments of the track begin and end to be shown.
  func span(from first: Int, to end: Int, tick: Fraction) -> (start: Fraction, end: Fraction)? {
    let shown = track.edits.first { $0.mediaStart != nil }
    let origin = shown?.mediaStart ?? 0
    guard let begin = Fraction(max(0, first - origin)).checkedMultiplying(by: tick),
      let start = begin.checkedAdding(delay),
      let length = Fraction(max(0, end - origin)).checkedMultiplying(by: tick),
      var stop = length.checkedAdding(delay)
    else { return nil }
    if let duration, duration < stop { stop = duration }
    return (start, stop)
  }

  /// How many frames the list leaves out, at both ends and in between; the times must be in order.
  func hiddenCount(_ times: FrameTimes, end: Int) -> Int {
    let windows = track.edits.compactMap { edit in edit.mediaStart.map { window(edit, $0) } }
    guard !windows.isEmpty else { return 0 }
    // The first moment at which a frame may be left over is where the next one begins.
    let sorted = times.times
    var hidden = 0
    for (index, time) in sorted.enumerated() {
      let next = index + 1 < sorted.count ? sorted[index + 1] : max(end, time + 1)
      if !windows.contains(where: { time < $0.upperBound - 1 && next > $0.lowerBound + 1 }) {
        // Frames that last a tick or two can't be told from rounding.
        if next - time > 2 { hidden += 1 }
      }
    }
    return hidden
  }

  /// What an entry shows, in ticks of the track; widened by a tick of the movie, as durations are
  /// rounded to these.
  private func window(_ edit: Track.Edit, _ start: Int) -> Range<Int> {
    guard edit.duration > 0, let movieTick else { return start..<Int.max }
    let scale = Double(track.timescale) * movieTick.doubleValue
    let length = (Double(edit.duration) * scale).rounded(.up)
    return start..<start + max(2, Int(min(length, 1e15)))
  }
}
