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

  /// A multiple of the denominators of all times that the plan gives, and of those at phases in
  /// steps of 2^-20; `nil` where it does not fit into 64 bits.
  fileprivate var commonDenominator: Int? {
    guard let total = periodsTotal else { return nil }
    func multiple(_ numbers: Int...) -> Fraction? {
      numbers.reduce(.one as Fraction?) { common, number in
        common.flatMap { $0.leastCommonMultiple(with: Fraction(number)) }
      }
    }
    let frames = multiple(start.denominator, frameCount)
    guard let frames,
      let frameStep = frames.checkedMultiplying(by: Fraction(total.denominator)),
      let phaseStep = Fraction(total.denominator)
        .checkedMultiplying(by: Fraction(LoopPlan.safePhaseDenominator)),
      let common = multiple(frameStep.numerator, warmUp.denominator),
      let phases = multiple(phaseStep.numerator, warmUp.denominator)
    else { return nil }
    return max(common.numerator, phases.numerator)
  }
}

extension PreparedLayer {
  /// Changes the animations' speeds as the plan says.
  mutating func retime(_ plan: LoopPlan) throws(LoopPlanError) {
    guard !plan.retimings.isEmpty else { return }
    var retimings = plan.retimings[...]
    var factors: [Fraction] = []
    for track in tracks {
      guard case .endless = try track.course(), let retiming = retimings.popFirst() else {
        factors.append(.one)
        continue
      }
      guard let factor = retiming.period.checkedDividing(by: retiming.newPeriod),
        track.animation.timing.speed.checkedMultiplying(by: factor) != nil
      else { throw .numbersTooFine(layer: track.layer) }
      factors.append(factor)
    }
    var rest = factors[...]
    multiplySpeeds(by: &rest)
  }
}
