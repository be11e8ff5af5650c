/// Up to which times a scene can be computed exactly in 64 bits.
///
/// Found once, when a timeline is made, so that no snapshot can overflow.
struct Precision {
  /// The largest magnitude of a time, in seconds: an hour, or longer if the loop ends later.
  let horizon: Fraction
  /// The largest denominator of a time.
  let largestDenominator: Int

  /// Looks for the bounds; throws where they don't include the plan's own times.
  init(_ tracks: [Track], plan: LoopPlan) throws(LoopPlanError) {
    guard let total = plan.periodsTotal, let end = total.checkedAdding(plan.warmUp),
      let step = plan.commonDenominator
    else { throw .numbersTooFine(layer: nil) }
    let horizon = max(end, 3_600)
    var largest = Int.max >> 2
    for track in tracks {
      guard let bound = track.largestDenominator(horizon: horizon), bound >= step else {
        throw .numbersTooFine(layer: track.layer)
      }
      largest = min(largest, bound)
    }
    // Times themselves must fit, too.
    largest = min(largest, (Int.max >> 2) / (horizon.floor + 1))
    guard largest >= step else { throw .numbersTooFine(layer: nil) }
    (self.horizon, largestDenominator) = (horizon, largest)
  }
}

extension LoopPlan {
  /// How much of the scene is covered, or `nil` where it does not fit into 64 bits.
  fileprivate var periodsTotal: Fraction? { Fraction(periodsDrawn).checkedMultiplying(by: period) }

  /// A multiple of the denominators of all times that the plan gives, and of times and phases in
  /// steps of 2^-20; `nil` where it does not fit into 64 bits.
  fileprivate var commonDenominator: Int? {
    let frames = Fraction(start.denominator).leastCommonMultiple(with: Fraction(frameCount))
    // The period's denominator is a multiple of the whole loop's.
    let steps = [frames, Fraction(LoopPlan.safePhaseDenominator)].map { step in
      step?.checkedMultiplying(by: Fraction(period.denominator))?
        .leastCommonMultiple(with: Fraction(warmUp.denominator))
    }
    guard case (let frameStep?, let phaseStep?) = (steps[0], steps[1]) else { return nil }
    return max(frameStep.numerator, phaseStep.numerator)
  }
}
