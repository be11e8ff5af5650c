internal import PulseTimeline

extension ContainerFindings {
  /// Start offset, edit list, first packet.
  mutating func lookAtStart() {
    // A transport stream's clock begins anywhere.
    if facts.format != .mpegts, facts.start > startTolerance {
      add(
        .startOffset,
        "The first frame is shown \(Seconds.text(facts.start)) after the beginning: each time the "
          + "loop starts over, the picture is missing or stands still for so long. Shift the video "
          + "to begin at 0; 'ffmpeg -i FILE -c copy' does it where only an edit list is at fault, "
          + "else export it again.",
        value: .number(facts.start.doubleValue))
    }
    lookAtEdits()
    if facts.startsWithKey == false {
      add(
        .noKeyframe,
        "The first frame needs others that are not in the file: players show nothing or garbage "
          + "until the next key frame, in every round. Cut the video at a key frame or encode it "
          + "again.", frame: 0)
    }
  }

  /// One tick; in Matroska with sound a packet of it, or half a frame: encoders of sound begin before
  /// time 0, and muxers move everything by as much.
  private var startTolerance: Fraction {
    guard [.matroska, .webm].contains(facts.format), let audio = facts.audio else {
      return facts.tick
    }
    let half = (facts.durations?.usual).flatMap { $0.checkedDividing(by: 2) } ?? 0
    return max(facts.tick, half, audio.packetDuration)
  }

  private mutating func lookAtEdits() {
    let shown = facts.edits.filter { $0.mediaStart != nil }
    let advice = "Players disagree about edit lists: write the file again without one."
    if let empty = facts.edits.first(where: { $0.mediaStart == nil && $0.duration > facts.tick }) {
      add(
        .editList,
        "The edit list shows nothing for \(Seconds.text(empty.duration)), which is a hole in every "
          + "round of the loop. \(advice)", value: .number(empty.duration.doubleValue))
    } else if facts.hiddenFrames > 0 {
      add(
        .editList,
        "The edit list leaves out \(Seconds.counted(facts.hiddenFrames, "frame")), which some players "
          + "show all the same, so that the loop has other ends there. \(advice)",
        value: .number(Double(facts.hiddenFrames)))
    } else if let odd = shown.first(where: { $0.speed != 1 }) {
      add(
        .editList,
        "The edit list plays a part at \(Seconds.decimal(odd.speed.doubleValue)) times the normal "
          + "speed, which few players do. \(advice)")
    } else if hasGap(shown) {
      add(
        .editList,
        "The edit list shows \(Seconds.counted(shown.count, "part")) in another order or with gaps. "
          + advice)
    }
  }

  /// Whether parts don't follow each other.
  private func hasGap(_ shown: [EditFacts]) -> Bool {
    zip(shown, shown.dropFirst()).contains { first, second in
      guard let start = first.mediaStart, let next = second.mediaStart,
        let end = start.checkedAdding(first.duration)
      else { return false }
      return Self.differ(end, next, by: tolerance)
    }
  }
}

extension ContainerFindings {
  /// The durations of single frames.
  mutating func lookAtDurations() {
    guard let durations = facts.durations else { return }
    lookAtLast(durations)
    guard durations.unevenCount > 0 else { return }
    let span = "\(Seconds.text(durations.shortest)) to \(Seconds.text(durations.longest))"
    if durations.claimsConstant, !durations.areMultiples {
      add(
        .unevenDuration,
        "\(Seconds.counted(durations.unevenCount, "frame")) of \(facts.frameCount) last longer or "
          + "shorter than the \(Seconds.text(durations.nominal)) of the others (\(span)): the motion "
          + "jerks there. Export it at a constant frame rate.",
        frame: durations.firstUneven, value: .number(Double(durations.unevenCount)))
    } else {
      add(
        .unevenDuration,
        "Frames last \(span), as in recordings with a varying rate or where pictures that did not "
          + "change were merged. That is right if it was meant so.",
        severity: .note, frame: durations.firstUneven,
        value: .number(Double(durations.unevenCount)))
    }
  }

  private mutating func lookAtLast(_ durations: FrameDurations) {
    let frame = max(0, facts.frameCount - 1)
    guard facts.frameCount > 1 || !isPicture else { return }
    guard let last = durations.last, last > 0 else {
      add(
        .lastDuration,
        "The last frame has no duration, so that players skip it or hold it for as long as they "
          + "please: the loop stumbles once a round. Export it with an encoder that writes the "
          + "duration of every frame.", frame: frame, value: .number(0))
      return
    }
    guard durations.claimsConstant,
      Self.differ(last, durations.nominal, by: clockStep(durations))
    else { return }
    let text =
      "The last frame lasts \(Seconds.text(last)), the others "
      + "\(Seconds.text(durations.nominal))"
    let isOutOfProportion = last > durations.longest * 2
    if durations.lastIsMultiple, !isOutOfProportion {
      add(
        .unevenDuration,
        "\(text), as where pictures that did not change were merged. That is right if it was meant so.",
        severity: .note, frame: frame, value: .number(last.doubleValue))
    } else {
      add(
        .lastDuration,
        "\(text): the loop stumbles there once a round. Give it the same duration as the others.",
        frame: frame, value: .number(last.doubleValue))
    }
  }

  /// What durations can be off by in a clock of whole ticks: the end of the last frame was rounded
  /// as its beginning was.
  private func clockStep(_ durations: FrameDurations) -> Fraction {
    let isExact = durations.nominal.checkedDividing(by: facts.tick)?.isWhole ?? false
    return isExact ? facts.tick : facts.tick.checkedMultiplying(by: Fraction(3, 2)) ?? facts.tick
  }
}
