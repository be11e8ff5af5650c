/// Decides what kind of step the seam is.
///
/// Five witnesses are heard, in order of how much they can be trusted where they speak at all:
/// 1. the axis of a film that is a palindrome throughout, see ``MirrorAxis``;
/// 2. the speeds on both sides of a rest, see ``RestTest``;
/// 3. the share of the seam's step in its neighbours' mean (1 is right, 0 a duplicate, n + 1 means n
///    frames are missing), where the motion on both sides goes the same way;
/// 4. the mirror, where the motion turns;
/// 5. distances across the seam, see ``GapEstimate``.
///
/// The limits were set on the corpus of `Scripts/corpus`; its results are in
/// `Documentation/VerifyAccuracy.md`.
struct SeamJudge {
  /// The scale at which steps are compared.
  let level: SeamLevel
  /// The scale at which motion follows most regularly.
  let clearest: SeamLevel
  /// The scale with most detail, of which the ends are known.
  let sharpest: SeamLevel
  /// The finest scale of which all steps are known.
  let finest: SeamLevel
  let unreliability: Double
  let vote: SeamVote
  let mirror: MirrorTest
  /// The mirror of the whole film; `nil` where it isn't known in one piece, or is none.
  let axis: MirrorAxis?
  /// The rest at the seam, by all scales at which steps follow it; none where the motion doesn't rest.
  let rests: [RestTest]

  /// The sizes of the seam's step, those beside it, and the usual one.
  let seam: Double
  let before: Double
  let after: Double
  let usual: Double

  /// Whether steps follow so exactly that a cubic through four of them is worth more than a mean.
  var isExact: Bool { unreliability < 0.12 }

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
    let whole = levels.first { $0.axis != nil }
    finest = whole ?? first.0
    sharpest = first.0
    axis = whole?.axis.flatMap { $0.isTrusted ? $0 : nil }
    let wholeSteps = whole?.wholeSteps ?? []
    rests = levels.compactMap { RestTest($0, whole: wholeSteps) }.filter(\.isTrusted)
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
    if restsAround {
      return isBeyondMotion ? .missing(max(1, Int((seam / usual).rounded()))) : .step
    }
    if let answer = axis == nil ? byRestTest() : byAxis() { return answer }
    if haltsAlone { return .duplicate }
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
    return isJump ? jump : .step
  }
}

extension SeamJudge {
  /// The seam's step in units of what its neighbours let expect.
  var share: Double { fit.share }

  var fit: StepProducts.Fit {
    isExact && level.ends.hasNeighbours(level.seam, reach: 2)
      ? level.ends.cubic(level.seam) : level.ends.linear(level.seam)
  }

  /// Whether a share lies so near a limit that another witness should speak.
  func isDoubtful(_ share: Double) -> Bool {
    isExact
      ? (0.4..<0.5).contains(share) || (1.4..<1.6).contains(share)
      : (0.3..<0.65).contains(share) || (1.3..<1.8).contains(share)
  }

  /// The rest at the seam where it is clearest; `nil` where there is none.
  var rest: RestTest? { rests.min { $0.misfit + $0.doubt < $1.misfit + $1.doubt } }

  /// Whether neither the seam's step nor four on each side move, though others do.
  var isStill: Bool {
    let ends = level.ends
    let near = max(0, level.seam - 4)...min(ends.count - 1, level.seam + 4)
    return near.allSatisfy { ends.energy($0).squareRoot() < 0.02 * usual }
  }

  /// Whether four steps on each side rest, though others move; the seam's own may be noise, as a key
  /// frame draws the same picture anew.
  var restsAround: Bool {
    let ends = level.ends
    let near = max(0, level.seam - 4)...min(ends.count - 1, level.seam + 4)
    return near.allSatisfy { $0 == level.seam || ends.energy($0).squareRoot() < 0.12 * usual }
  }

  /// The seam's step in units of the smaller and of the larger of its neighbours, in most detail.
  var sharpestShare: (least: Double, most: Double) {
    let sizes = (-1...1).map { sharpest.ends.energy(sharpest.seam + $0).squareRoot() }
    let (before, seam, after) = (sizes[0], sizes[1], sizes[2])
    return (seam / max(min(before, after), 1e-9), seam / max(before, after, 1e-9))
  }

  /// Whether the step is like its neighbours in most detail, where a gap would show.
  var isStepInDetail: Bool { sharpest.reachesFarther && sharpestShare.most < 1.25 }

  /// Whether the seam's step is too large for noise beside a rest, and for a step onto the next picture
  /// of a film that shows each of them twice.
  var isBeyondMotion: Bool { isJump && seam > 2 * max(before, after) && seam > 2 * usual }

  /// Whether the motion stops or starts at full speed at the seam, and the step belongs to its one side.
  ///
  /// The mean of both neighbours means nothing there.
  var continuesOneSide: Bool {
    let ends = level.ends
    guard max(before, after) > 0.5 * usual else { return false }
    let side = before > after ? level.seam - 1 : level.seam + 1
    let ratio = ends.product(level.seam, side) / max(ends.energy(side), 1e-9)
    return (0.6...1.35).contains(ratio)
  }

  /// Whether the seam is no step at all in a film that moves in all others, whatever their directions.
  var haltsAlone: Bool {
    let steps = finest.interiorSteps
    let slowest = steps.min() ?? 0
    let seam = finest.ends.energy(finest.seam).squareRoot()
    return slowest > 0.5 * Statistics.median(steps) && seam < 0.25 * slowest
  }

  /// Whether the seam's step is longer than those of the five frames on either side by as much as a frame
  /// that is missing makes it; a key frame that draws its picture anew adds less.
  var isLongStep: Bool {
    let near = (1...5).flatMap { [level.seam - $0, level.seam + $0] }
      .filter { (0..<level.ends.count).contains($0) }
    let middle = Statistics.median(near.map { level.ends.energy($0).squareRoot() })
    return seam > 1.45 * min(middle, max(before, after))
  }

  /// Whether the motion turns, and frames around the turn are missing.
  var turnsOverGap: Bool {
    guard case .mirrored = vote.winner, vote.lead > 1 else { return false }
    return vote.frames >= 2 && mirror.offset >= 2 && mirror.isDecided
  }

  /// Whether the step is larger than any near it.
  var isJump: Bool {
    let largest = level.nearSteps.map { level.ends.energy($0) }.max() ?? 0
    return seam * seam > 2.2 * largest
  }

  /// Whether other steps near it stand out from their neighbours at least as much, as where a coder holds
  /// slow pictures still and then makes up for it.
  var isUsualJerk: Bool {
    let largest = level.nearSteps.map { level.ends.jerk($0) }.max() ?? 0
    // A texture that moves by more than its grain has steps of one size, over gaps as well.
    return largest > 1.5 && level.ends.jerk(level.seam) < 1.1 * largest
  }

  /// Whether the step is small beside those that should be like it.
  ///
  /// Where the motion nearly rests, coders hold pictures still; only clear motion counts there.
  var isDuplicate: Bool {
    let isClear = level.ends.cosine(around: level.seam) > 0.9
    let dip = seam / max(min(before, after), 1e-9)
    guard dip < 0.75, max(before, after) > 0.25 * usual || isClear else { return false }
    // Where several things move, what is shown twice is so at every scale.
    guard isClear || sharpestShare.least < 0.75 else { return false }
    // Motion that jerks by itself dips elsewhere too; a doubled frame's step is next to none.
    return level.dips(to: 1.1 * dip) == 0
  }

  var overlap: Int? {
    let test = OverlapTest(level)
    let isEqual =
      test.error < 0.7 * seam * seam && test.error < 0.7 * MirrorTest(level).error
    return isEqual ? test.count : nil
  }
}
