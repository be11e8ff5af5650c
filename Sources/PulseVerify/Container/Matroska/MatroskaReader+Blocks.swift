extension MatroskaReader {
  /// Reads the header of a block: the track, the time, and whether it is a key.
  mutating func readBlock(isSimple: Bool) throws(ContainerError) {
    guard let number = try size() else { return }
    let relative = Int(Int16(truncatingIfNeeded: try cursor.bigEndian(2)))
    let flags = try cursor.byte()
    guard let track = tracks.firstIndex(where: { $0.number == number }) else { return }
    let time = clusterTime + relative
    if tracks[track].startsWithKey == nil {
      // A block in a group is a key unless it refers to others, which is read later.
      tracks[track].startsWithKey = isSimple ? flags & 0x80 != 0 : true
    }
    group = isSimple ? nil : (track, time)
    note(time, in: &tracks[track])
    if track == videoIndex { try times.append(time) }
  }

  private func note(_ time: Int, in track: inout MatroskaTrack) {
    if let first = track.firstTime {
      // The first packets of Vorbis are short.
      if track.stepCount < 8 {
        track.largestStep = max(track.largestStep, time - track.lastTime)
        track.stepCount += 1
      }
      track.firstTime = min(first, time)
    } else {
      track.firstTime = time
      track.lastTime = time
    }
    if time >= track.lastTime {
      track.lastTime = time
      track.lastBlockDuration = nil
      track.discardPadding = 0
    }
  }

  mutating func readBlockDuration(_ size: Int) throws(ContainerError) {
    guard size <= 8 else { return }
    let ticks = Int(clamping: try cursor.bigEndian(size))
    try FrameTimes.check(ticks)
    if let group, group.time == tracks[group.track].lastTime {
      tracks[group.track].lastBlockDuration = ticks
    }
  }

  /// The block of this group needs another one.
  mutating func readReference() {
    guard let group, group.time == tracks[group.track].firstTime,
      group.time == tracks[group.track].lastTime
    else { return }
    tracks[group.track].startsWithKey = false
  }

  /// The first track with pictures; `nil` without.
  var videoIndex: Int? { tracks.firstIndex { $0.type == 1 } }
}
