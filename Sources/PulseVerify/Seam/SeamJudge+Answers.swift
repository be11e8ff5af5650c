/// What each witness answers.
extension SeamJudge {
  /// What a step is that has no place in the motion: a number of frames where distances tell one, as
  /// where a small thing leaps over its own width, else a cut.
  var jump: SeamJudgement {
    guard vote.winner == .forward(2), vote.lead > 0.25, vote.isCountable else { return .cut }
    return .missing(max(1, vote.frames - 1))
  }

  /// What the mirror of the whole film says; `nil` where the film has none, or where a turn inside the
  /// film explains it as well as a fault at the seam.
  func byAxis() -> SeamJudgement? {
    guard let axis else { return nil }
    switch axis.offset {
    case 1, -1: return .turning
    case 0:
      if axis.isDoubledTwice, haltsInFullFlight { return .doubledTurn }
      if let rest { return rest.frames < 0.65 ? doubledTurn(axis) : .turning }
      return haltsAtSpeed ? doubledTurn(axis) : nil
    case 2:
      let misses = rest.map { $0.frames > 1.4 } ?? startsAtOnce
      return misses ? .missing(1) : nil
    case 3...: return axis.mayTurnInside ? nil : .missing(axis.offset - 1)
    default: return axis.mayTurnInside ? nil : .extra(1 - axis.offset)
    }
  }

  private func doubledTurn(_ axis: MirrorAxis) -> SeamJudgement {
    axis.isDoubledTwice ? .doubledTurn : .duplicate
  }

  /// Whether the motion comes to the seam and leaves it so fast that one sees it halt between.
  private var haltsAtSpeed: Bool {
    let ends = level.ends
    let around = [-4, -3, -2, -1, 1, 2, 3, 4].compactMap { offset -> Double? in
      let place = level.seam + offset
      return (0..<ends.count).contains(place) ? ends.energy(place).squareRoot() : nil
    }
    return around.reduce(0, +) / Double(max(1, around.count)) > 0.25 * usual
  }

  /// Whether the motion halts between steps that are as large as any.
  private var haltsInFullFlight: Bool {
    let around = min(before, after)
    return around > 0.6 * usual && seam < 0.15 * around
  }

  /// Whether the first frame moves on to the second as that one to the third: no turn lies between them.
  private var startsAtOnce: Bool {
    let steps = (1...3).map { level.ends.energy(level.seam + $0).squareRoot() }
    return steps[0] > 0.2 * (steps[1] + steps[2])
  }

  /// What the step's share says; `nil` where it makes no sense.
  func byShare() -> SeamJudgement? {
    let fit = fit
    if fit.share < -0.4 { return overlap.map { .extra($0) } }
    let limits = level.usualShares(cubic: isExact)
    if fit.share < 0.45 {
      let isRefuted = vote.winner == .forward(1) && vote.lead > 2
      if fit.share < limits.low - 0.05, isDuplicate, !isRefuted { return .duplicate }
      return isJump ? .cut : .step
    }
    if fit.share < 1.5 || fit.share < 1.1 * limits.high { return .step }
    // Beside a rest even a step over a gap is shorter than those of some frames away.
    let isShort = unreliability > 0.2 && !isLongStep
    if isUsualJerk || isShort, !isJump { return .step }
    let isAlong = level.ends.linear(level.seam).deviation < 0.8
    guard fit.share < 9.5, isAlong else { return isJump ? jump : .step }
    return .missing(Int(fit.share.rounded()) - 1)
  }

  func byMirror() -> SeamJudgement {
    guard mirror.isDecided else { return .turning }
    return switch mirror.offset {
    case 1, -1: .turning
    case 0: doubled()
    case 2...: isLongerThanDue && !disagreesOnTurn ? .missing(mirror.offset - 1) : .turning
    default: isShownAgain ? .extra(1 - mirror.offset) : .turning
    }
  }

  /// The turn lies between two equal frames: wrong where one sees the motion halt.
  func doubled() -> SeamJudgement {
    if isBetweenNeighbours || turnsBetweenFrames { return .turning }
    if clearest.doubledTurns > 0 { return .doubledTurn }
    let ends = clearest.ends
    let around = min(ends.energy(clearest.seam - 1), ends.energy(clearest.seam + 1)).squareRoot()
    return around > 0.3 * Statistics.median(clearest.interiorSteps) ? .duplicate : .turning
  }

  /// The motion rests beside the seam, so that its share means little.
  func byRest(_ cosine: Double) -> SeamJudgement {
    if case .forward(2) = vote.winner, vote.lead > 2, seam > 1.2 * max(before, after),
      level.ends.linear(level.seam).share > 1.4
    {
      return .missing(max(1, vote.frames - 1))
    }
    if cosine > 0.3, let answer = byShare() { return answer }
    guard isBeyondMotion, !isDrawnAnew else { return .step }
    return .missing(max(1, Int((seam / usual).rounded())))
  }

  func byVote() -> SeamJudgement? {
    guard vote.lead > 0.25, case .forward(let frames) = vote.winner else { return nil }
    switch frames {
    case 0: return isDuplicate ? .duplicate : .step
    case 1: return .step
    case ..<0: return overlap.map { .extra($0) } ?? .step
    default:
      // A step along its neighbours and no longer than they are goes over no gap.
      let isRefuted = level.ends.cosine(around: level.seam) > 0.3 && share < 1.25
      let isShort = level.reachesFarther && (share < 1.4 || !isLongStep)
      if isStepInDetail { return .step }
      if isRefuted || isUsualJerk || isShort, !isJump { return .step }
      return vote.isCountable ? .missing(vote.frames - 1) : .cut
    }
  }
}
