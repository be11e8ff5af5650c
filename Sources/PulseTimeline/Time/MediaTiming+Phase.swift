extension MediaTiming {
  /// Where the animation stands at a time of its parent, in seconds; `nil` where it shows nothing.
  ///
  /// The active window is closed: the very instant of the end still shows the end. A boundary
  /// between two plays belongs to the later one.
  ///
  /// - Precondition: `duration` and the repeats are not negative, and no intermediate fraction
  ///   exceeds 64 bits.
  public func phase(at parentTime: Fraction) -> MediaPhase? {
    // Most animations begin at 0 and run at speed 1: exact arithmetic is too dear for nothing.
    let elapsed = beginTime == .zero ? parentTime : parentTime - beginTime
    if elapsed < .zero {
      return fillMode.fillsBackwards ? phase(.before, ownTime: timeOffset) : nil
    }
    guard let span = activeSpan.finiteValue, elapsed >= span else {
      return phase(.active, ownTime: ownTime(elapsed))
    }
    if elapsed == span { return terminalPhase(.active, span: span) }
    return fillMode.fillsForwards ? terminalPhase(.after, span: span) : nil
  }

  /// The phase at the end of the active window.
  ///
  /// Here, and only here, a boundary belongs to the play that ends: a finished animation rests at
  /// 1 (at 0 when it has come back), not at the beginning of a play that will not follow. Played
  /// backwards, a boundary is the beginning of a play, and there it ends.
  private func terminalPhase(_ stage: MediaPhase.Stage, span: Fraction) -> MediaPhase {
    let (leg, part) = ownTime(span).floorDivision(by: effectiveDuration)
    guard part == .zero, speed > .zero else { return phase(stage, leg: leg, part: part) }
    return phase(stage, leg: leg - 1, part: .one)
  }

  /// What the animation's own clock shows so long after its beginning.
  private func ownTime(_ elapsed: Fraction) -> Fraction {
    let scaled = speed == .one ? elapsed : elapsed * speed
    return timeOffset == .zero ? scaled : scaled + timeOffset
  }

  private func phase(_ stage: MediaPhase.Stage, ownTime: Fraction) -> MediaPhase {
    let (leg, part) = ownTime.floorDivision(by: effectiveDuration)
    return phase(stage, leg: leg, part: part)
  }

  /// The phase at a part, from 0 to 1, of the given leg: one way of a play, counted from 0.
  private func phase(_ stage: MediaPhase.Stage, leg: Int, part: Fraction) -> MediaPhase {
    guard autoreverses else {
      return MediaPhase(stage: stage, progress: part, completedCycles: leg, isReversed: false)
    }
    let isReversed = leg & 1 == 1
    return MediaPhase(
      stage: stage, progress: isReversed ? .one - part : part, completedCycles: leg >> 1,
      isReversed: isReversed)
  }
}
