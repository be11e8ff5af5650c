/// Whether the seam's step is too long for a film whose steps all follow from those beside them.
///
/// Where each step of a film is as long as its neighbours are on average, to within a tenth, a
/// step twice as long goes over a gap, whatever its direction: textures that move by more than their
/// grain, and paths that bend, tell no more.
struct EvenSteps {
  /// The seam's step in units of the mean of its two neighbours.
  let jerk: Double
  /// What has to be added to that mean, squared, to make the step, RMS in codes: a key frame at the seam
  /// adds what was coded badly before it, which is no more than ``SeamJudge/redrawing``.
  let excess: Double
  /// Whether all other steps are even, and those beside the seam too large for a rest.
  let isTrusted: Bool

  /// The largest share of its neighbours' mean that a step of an even film has.
  private static let even = 1.12

  /// Looks at a scale of which all steps are known; `nil` where there are too few.
  init?(_ level: SeamLevel) {
    guard level.interior.count == 1, let run = level.interior.first, run.count >= 12 else {
      return nil
    }
    let largest = (1..<run.count - 1).map(run.jerk).max() ?? .infinity
    jerk = level.ends.jerk(level.seam)
    let beside = [-1, 1].map { level.ends.energy(level.seam + $0).squareRoot() }
    let (slow, fast) = (beside.min() ?? 0, beside.max() ?? 0)
    let usual = Statistics.median(level.interiorSteps)
    let mean = (slow + fast) / 2
    let more = max(0, level.ends.energy(level.seam) - mean * mean)
    excess = (more / max(level.totalWeight, 1e-9)).squareRoot()
    isTrusted = largest < Self.even && slow > 0.75 * fast && slow + fast > usual
  }

  /// Whether the step goes over a gap.
  var isGap: Bool { isTrusted && jerk > 1.6 && excess > SeamJudge.redrawing }
}
