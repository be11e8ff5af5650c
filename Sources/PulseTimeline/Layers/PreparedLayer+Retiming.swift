extension PreparedLayer {
  /// The layer with its animations' speeds changed as the plan says.
  func retimed(_ plan: LoopPlan) throws(LoopPlanError) -> PreparedLayer {
    guard !plan.retimings.isEmpty else { return self }
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
    return multiplyingSpeeds(by: &rest)
  }

  /// The layer with the animations' speeds multiplied by the factors, which are in the order of ``tracks``.
  private func multiplyingSpeeds(by factors: inout ArraySlice<Fraction>) -> PreparedLayer {
    var animations = animations
    for index in animations.indices {
      guard let factor = factors.popFirst() else { break }
      animations[index].timing.speed = animations[index].timing.speed * factor
    }
    let masks = masks.map { $0.multiplyingSpeeds(by: &factors) }
    let sublayers = sublayers.map { $0.multiplyingSpeeds(by: &factors) }
    return PreparedLayer(self, animations: animations, masks: masks, sublayers: sublayers)
  }
}
