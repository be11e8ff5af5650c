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

  /// Multiplies the animations' speeds by the factors, which are in the order of ``tracks``.
  private mutating func multiplySpeeds(by factors: inout ArraySlice<Fraction>) {
    for index in animations.indices {
      guard let factor = factors.popFirst() else { return }
      animations[index].timing.speed = animations[index].timing.speed * factor
    }
    for index in masks.indices { masks[index].multiplySpeeds(by: &factors) }
    for index in sublayers.indices { sublayers[index].multiplySpeeds(by: &factors) }
  }
}
