/// Decides what kind of step the seam is.
///
/// Three witnesses are heard, in order of how much they can be trusted where they speak at all:
/// 1. the share of the seam's step in its neighbours' mean (1 is right, 0 a duplicate, n + 1 means n
///    frames are missing), where the motion on both sides goes the same way;
/// 2. the mirror, where the motion turns;
/// 3. distances across the seam, see ``GapEstimate``.
///
/// The limits were set on the corpus of `Scripts/corpus`; its results are in
/// `Documentation/VerifyAccuracy.md`.
struct SeamJudge {
  /// The scale at which steps are compared.
  let level: SeamLevel
  /// The scale at which motion follows most regularly.
  private let clearest: SeamLevel
  private let unreliability: Double
  private let vote: SeamVote
  private let mirror: MirrorTest

  /// The sizes of the seam's step, those beside it, and the usual one.
  private let seam: Double
  private let before: Double
  private let after: Double
  private let usual: Double

  /// Whether steps follow so exactly that a cubic through four of them is worth more than a mean.
  private var isExact: Bool { unreliability < 0.12 }

  /// Makes a judge; `nil` where there are too few frames.
  init?(_ levels: [SeamLevel]) {
    let rated = levels.map { ($0, $0.unreliability) }
    guard let first = rated.first, first.0.reach >= 4 else { return nil }
    let clearest = rated.min { $0.1 < $1.1 } ?? first
    let usable = rated.filter { $0.1 < 0.6 }
    // Where the steps on both sides agree best, weighed down by noise.
    func rank(_ rated: (SeamLevel, Double)) -> Double {
      let cosine = rated.0.ends.cosine(around: rated.0.seam)
      return cosine > 0 ? cosine * (1 - rated.1 / 2) : cosine
    }
    let chosen = usable.max { rank($0) < rank($1) } ?? clearest
    (level, unreliability) = chosen
    self.clearest = clearest.0
    vote = SeamVote(rated.map { (level: $0.0, unreliability: $0.1) })
    mirror = MirrorTest(clearest.0)
    let ends = chosen.0.ends
    let place = chosen.0.seam
    seam = ends.energy(place).squareRoot()
    before = ends.energy(place - 1).squareRoot()
    after = ends.energy(place + 1).squareRoot()
    let steps = chosen.0.interiorSteps
    usual = Statistics.median(steps)
  }

  /// The verdict.
  func judgement() -> SeamJudgement {
    if isStill { return .still }
    if restsAround { return isBeyondMotion ? .missing(max(1, Int((seam / usual).rounded()))) : .step }
    if turnsOverGap { return .missing(max(1, vote.frames - 1)) }
    let cosine = level.ends.cosine(around: level.seam)
    let isOneSided = min(before, after) < 0.12 * usual && continuesOneSide
    if isOneSided, cosine > 0 || !mirror.holds { return .step }
    if cosine > 0.5, !isDoubtful(share) || vote.lead < 0.3, let answer = byShare() {
      return answer
    }
    if cosine > 0.3, vote.lead < 0.3, let answer = byShare() { return answer }
    if cosine < 0, mirror.holds { return byMirror() }
    if min(before, after) < 0.12 * usual { return byRest(cosine) }
    if let answer = byVote() { return answer }
    if cosine > 0.3, let answer = byShare() { return answer }
    return isJump ? .cut : .step
  }
}

extension SeamJudge {
  /// The seam's step in units of what its neighbours let expect.
  var share: Double { fit.share }

  private var fit: StepProducts.Fit {
    isExact && level.ends.hasNeighbours(level.seam, reach: 2)
      ? level.ends.cubic(level.seam) : level.ends.linear(level.seam)
  }

  /// Whether a share lies so near a limit that another witness should speak.
  private func isDoubtful(_ share: Double) -> Bool {
    isExact
      ? (0.4..<0.5).contains(share) || (1.4..<1.6).contains(share)
      : (0.3..<0.65).contains(share) || (1.3..<1.8).contains(share)
  }

  /// Whether neither the seam's step nor four on each side move, though others do.
  private var isStill: Bool {
    let ends = level.ends
    let near = max(0, level.seam - 4)...min(ends.count - 1, level.seam + 4)
    return near.allSatisfy { ends.energy($0).squareRoot() < 0.02 * usual }
  }

  /// Whether four steps on each side rest, though others move; the seam's own may be noise, as a key
  /// frame draws the same picture anew.
  private var restsAround: Bool {
    let ends = level.ends
    let near = max(0, level.seam - 4)...min(ends.count - 1, level.seam + 4)
    return near.allSatisfy { $0 == level.seam || ends.energy($0).squareRoot() < 0.12 * usual }
  }

  /// Whether the seam's step is too large for noise beside a rest.
  private var isBeyondMotion: Bool { seam > 2 * max(before, after) && seam > 2 * usual }

  /// Whether the motion stops or starts at full speed at the seam, and the step belongs to its one side.
  ///
  /// The mean of both neighbours means nothing there.
  private var continuesOneSide: Bool {
    let ends = level.ends
    guard max(before, after) > 0.5 * usual else { return false }
    let side = before > after ? level.seam - 1 : level.seam + 1
    let ratio = ends.product(level.seam, side) / max(ends.energy(side), 1e-9)
    return (0.6...1.35).contains(ratio)
  }

  /// Whether the motion turns, and frames around the turn are missing.
  private var turnsOverGap: Bool {
    guard case .mirrored = vote.winner, vote.lead > 1 else { return false }
    return vote.frames >= 2 && mirror.offset >= 2 && mirror.isDecided
  }

  /// Whether the step is larger than any near it.
  private var isJump: Bool {
    let largest = level.nearSteps.map { level.ends.energy($0) }.max() ?? 0
    return seam * seam > 2.2 * largest
  }

  /// Whether other steps near it stand out from their neighbours at least as much, as where a coder holds
  /// slow pictures still and then makes up for it.
  private var isUsualJerk: Bool {
    let others = level.nearSteps.map { level.ends.jerk($0) }
    return level.ends.jerk(level.seam) < 0.9 * (others.max() ?? 0)
  }

  /// Whether the step is small beside those that should be like it.
  ///
  /// Where the motion nearly rests, coders hold pictures still; only clear motion counts there.
  private var isDuplicate: Bool {
    let isClear = level.ends.cosine(around: level.seam) > 0.9
    return seam < 0.75 * min(before, after) && (max(before, after) > 0.25 * usual || isClear)
  }

  private var overlap: Int? {
    let test = OverlapTest(level)
    let isEqual =
      test.error < 0.7 * seam * seam && test.error < 0.7 * MirrorTest(level).error
    return isEqual ? test.count : nil
  }

  /// What the step's share says; `nil` where it makes no sense.
  private func byShare() -> SeamJudgement? {
    let fit = fit
    if fit.share < -0.4 { return overlap.map { .extra($0) } }
    let limits = level.usualShares(cubic: isExact)
    if fit.share < 0.45 {
      let isRefuted = vote.winner == .forward(1) && vote.lead > 2
      if fit.share < limits.low - 0.05, isDuplicate, !isRefuted { return .duplicate }
      return isJump ? .cut : .step
    }
    if fit.share < 1.5 || fit.share < 1.1 * limits.high { return .step }
    let isAlong = level.ends.linear(level.seam).deviation < 0.9
    return fit.share < 9.5 && isAlong ? .missing(Int(fit.share.rounded()) - 1) : .cut
  }

  private func byMirror() -> SeamJudgement {
    guard mirror.isDecided else { return .turning }
    return switch mirror.offset {
    case 1, -1: .turning
    case 0: doubled()
    case 2...: .missing(mirror.offset - 1)
    default: .extra(1 - mirror.offset)
    }
  }

  /// The turn lies between two equal frames: wrong where one sees the motion halt.
  private func doubled() -> SeamJudgement {
    if clearest.doubledTurns > 0 { return .doubledTurn }
    let ends = clearest.ends
    let around = min(ends.energy(clearest.seam - 1), ends.energy(clearest.seam + 1)).squareRoot()
    return around > 0.3 * Statistics.median(clearest.interiorSteps) ? .duplicate : .turning
  }

  /// The motion rests beside the seam, so that its share means little.
  private func byRest(_ cosine: Double) -> SeamJudgement {
    if case .forward(2) = vote.winner, vote.lead > 2, seam > 1.2 * max(before, after),
      level.ends.linear(level.seam).share > 1.4
    {
      return .missing(max(1, vote.frames - 1))
    }
    if cosine > 0.3, let answer = byShare() { return answer }
    guard isBeyondMotion else { return .step }
    return .missing(max(1, Int((seam / usual).rounded())))
  }

  private func byVote() -> SeamJudgement? {
    guard vote.lead > 0.25, case .forward(let frames) = vote.winner else { return nil }
    switch frames {
    case 0: return isDuplicate ? .duplicate : .step
    case 1: return .step
    case ..<0: return overlap.map { .extra($0) } ?? .step
    default:
      // A step along its neighbours and no longer than they are goes over no gap.
      let isRefuted = level.ends.cosine(around: level.seam) > 0.3 && share < 1.25
      if isRefuted || isUsualJerk, !isJump { return .step }
      return vote.frames < 9 ? .missing(vote.frames - 1) : .cut
    }
  }
}
