/// What two witnesses say alike that know nothing of each other.
///
/// The share of the step in its neighbours' mean knows directions at one scale, ``GapEstimate`` only
/// distances at all of them. Each errs in coarsely coded files; where motion goes on at its usual speed
/// on both sides they were never seen to err in the same way.
extension SeamJudge {
  /// The answer of both; `nil` where they don't agree, or where the motion is slow.
  var byTwoWitnesses: SeamJudgement? {
    guard vote.lead > 3, min(before, after) > 0.4 * usual else { return nil }
    switch vote.winner {
    case .forward(0) where abs(share) < 0.35 && level.ends.cosine(around: level.seam) > 0.77:
      return .duplicate
    case .forward(2) where share > 1.6 && isAsLongInDetail && min(before, after) > 0.6 * usual:
      return .missing(max(1, vote.frames - 1))
    default: return nil
    }
  }

  /// Whether the step is as many times as long in most detail as it is along the motion.
  ///
  /// A gap makes it longer at every scale; a key frame that draws its picture anew adds to fine scales
  /// far more than to coarse ones, where its noise cancels out.
  private var isAsLongInDetail: Bool { (0.8...1.3).contains(sharpestShare.most / share) }

  /// What a film says in which every step follows from its neighbours.
  var byEvenSteps: SeamJudgement? {
    guard let steps = EvenSteps(finest), steps.isGap, overlap == nil else { return nil }
    guard case .forward(2) = vote.winner else {
      // Distances don't tell; over a short gap the way does.
      return steps.jerk < 3.5 ? .missing(max(1, Int(steps.jerk.rounded()) - 1)) : .cut
    }
    return vote.isCountable ? .missing(vote.frames - 1) : .cut
  }
}
