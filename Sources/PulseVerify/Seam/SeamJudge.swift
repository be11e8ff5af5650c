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
  /// Whether the film is a palindrome around a place that is neither a frame nor half of one, as where it
  /// starts a part of a frame after its turn; no frame that is doubled or missing does that.
  let turnsBetweenFrames: Bool
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
    turnsBetweenFrames = whole?.axis?.isBetweenFrames ?? false
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
      let isGap = isBeyondMotion && !isDrawnAnew
      return isGap ? .missing(max(1, Int((seam / usual).rounded()))) : .step
    }
    if let answer = axis == nil ? byRestTest() : byAxis() { return answer }
    if haltsAlone { return .duplicate }
    if let answer = byTwoWitnesses ?? byEvenSteps { return answer }
    if restsOnOneSide { return .step }
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
    return isJump && !isStepInDetail ? jump : .step
  }
}
