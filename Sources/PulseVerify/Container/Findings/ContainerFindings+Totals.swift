internal import PulseTimeline

extension ContainerFindings {
  /// What the file's durations say against its frames.
  mutating func lookAtTotals() {
    guard let durations = facts.durations, durations.last != nil, durations.total > 0 else {
      return
    }
    // What the edit list hides is said elsewhere.
    guard facts.hiddenFrames == 0, !facts.edits.contains(where: { $0.mediaStart == nil }) else {
      return
    }
    let total = durations.total
    let shown = facts.start.checkedAdding(total) ?? total
    var wrong: (name: String, stated: Fraction, actual: Fraction)?
    func hold(_ stated: Fraction?, against actual: Fraction, _ name: String, _ limit: Fraction) {
      guard wrong == nil, let stated, Self.differ(stated, actual, by: limit),
        // That the beginning is left out is said of the beginning.
        Self.differ(stated, total, by: limit)
      else { return }
      wrong = (name, stated, actual)
    }
    hold(facts.trackDuration, against: total, "the video track", facts.tick)
    hold(facts.editDuration, against: shown, "the edit list", tolerance)
    hold(facts.headerDuration, against: shown, "the video track's header", tolerance)
    if let end = endOfFile(total) {
      hold(facts.fileDuration, against: end, "the file", tolerance)
    }
    if let frames = framesAtRate(durations) {
      hold(frames, against: total, "the frame rate times the number of frames", tolerance)
    }
    guard let wrong else { return }
    add(
      .durationMismatch,
      "By \(wrong.name) the video takes \(Seconds.text(wrong.stated)), by its frames "
        + "\(Seconds.text(wrong.actual)): players that believe the one cut the loop short, those "
        + "that believe the other make it rest. Write the file again with a correct duration.",
      value: .number(wrong.stated.doubleValue - wrong.actual.doubleValue))
  }

  /// When the longest track ends; `nil` where the sound's end is known too roughly to tell.
  private func endOfFile(_ total: Fraction) -> Fraction? {
    guard facts.audio == nil else { return nil }
    return facts.start.checkedAdding(total)
  }

  /// What all frames take at the rate that the file claims: single steps may each be within a tick,
  /// and all of them to the same side.
  private func framesAtRate(_ durations: FrameDurations) -> Fraction? {
    guard facts.claimsRate, durations.claimsConstant, durations.unevenCount == 0,
      let rate = facts.rate,
      !all.contains(where: { $0.code == .lastDuration || $0.code == .unevenDuration })
    else { return nil }
    return Fraction(facts.frameCount).checkedDividing(by: rate)
  }

  /// The sound against the pictures.
  mutating func lookAtAudio() {
    guard let audio = facts.audio, let durations = facts.durations, durations.total > 0,
      let end = facts.start.checkedAdding(durations.total)
    else { return }
    // No encoder ends sound more exactly than by its packets.
    let tolerance = max(durations.usual, audio.packetDuration)
    guard Self.differ(audio.end, end, by: tolerance) else { return }
    let isLonger = audio.end > end
    add(
      .audioLength,
      "The sound ends after \(Seconds.text(audio.end)), the picture after \(Seconds.text(end)): at the "
        + (isLonger ? "loop's end the picture freezes" : "loop's end there is silence")
        + ", or sound and picture drift apart from round to round. Make both the same length, or "
        + "leave the sound out.",
      value: .number(audio.end.doubleValue - end.doubleValue))
  }
}
