extension Timeline {
  /// The animations that visibly jump when they start over: jumps by design, no fault of the loop.
  ///
  /// Of an endless animation that is the moment at which its cycle ends, of a scene that comes to rest
  /// the way back from its end to its beginning. A turn by whole turns is no jump, nor is one that
  /// cannot be seen: as the layer is transparent, has no extent or paints nothing then, or as what
  /// appears is no larger than what changes from frame to frame around it. An animation in a replicator is looked
  /// at in the first instance. Not O(1): the work is that of some ten snapshots for each animation.
  public var jumps: [Jump] {
    var found: [Jump] = []
    scene.findJumps(plan, ancestors: [], to: &found) { computable($0) }
    return found
  }
}

/// Three moments at which an animation starts over: that moment, just before it, and a little earlier.
///
/// What moves evenly comes as far in one step as in the other; a jump makes the last one longer.
struct JumpMoments: Hashable {
  let moment: Fraction
  let isAtSeam: Bool
  private let end: Fraction
  /// From frame to frame, in the scene's time.
  private let frame: Fraction

  /// One step of the finest times that every plan can compute, a millionth of a second.
  private static let step = Fraction(1, LoopPlan.safePhaseDenominator)

  /// - Parameters:
  ///   - moment: when the new cycle begins.
  ///   - end: when the old one ends; the same, unless the scene is wound back.
  ///   - plan: how the loop is cut into frames.
  init(moment: Fraction, end: Fraction, isAtSeam: Bool, plan: LoopPlan) {
    (self.moment, self.end, self.isAtSeam) = (moment, end, isAtSeam)
    let frame = plan.sceneDuration.checkedDividing(by: Fraction(plan.frameCount))
    self.frame = max(
      frame?.rounded(toDenominator: LoopPlan.safePhaseDenominator) ?? .zero, JumpMoments.step)
  }

  /// The moment itself, then the two before it.
  var times: [Fraction] {
    [moment, end - JumpMoments.step, end - JumpMoments.step - JumpMoments.step]
  }

  /// The frame before and the one after, each from its beginning to its end.
  var steps: [[Fraction]] {
    let last = end - JumpMoments.step
    return [[last - frame, last], [moment, moment + frame]]
  }

  /// Whether distances, from the moment to just before it and from there to a little earlier, are those
  /// of a jump.
  ///
  /// Even a curve that starts vertically, as the square root does, makes the last step only 2.4 times
  /// as long as the one before. A thousandth (of a point, of a component) cannot be seen.
  static func isJump(_ last: Double, after before: Double) -> Bool {
    last > 8 * before + 1e-3
  }
}

extension JumpMoments {
  /// The moments of an animation's cycles within the loop, at most four of them.
  static func all(of track: Track, in plan: LoopPlan) -> [JumpMoments] {
    if plan.kind == .singleRun {
      return [
        JumpMoments(
          moment: plan.warmUp, end: plan.period, isAtSeam: plan.start == .zero, plan: plan)
      ]
    }
    guard case .endless(_, let period)? = try? track.course(), !track.animation.timing.autoreverses,
      let phase = track.cycleStart(period: period)
    else { return [] }
    // One period on, so that the moments before it are settled, too.
    guard let first = plan.warmUp.checkedAdding(period)?.checkedSubtracting(phase),
      let part = first.checkedFloorModulo(period),
      let start = plan.warmUp.checkedAdding(period)?.checkedSubtracting(part)
    else { return [] }
    return (0..<4).compactMap { index in
      guard let shift = period.checkedMultiplying(by: Fraction(index)), shift < plan.sceneDuration,
        let moment = start.checkedAdding(shift)
      else { return nil }
      let seam = moment.checkedSubtracting(plan.time(ofFrame: 0))?
        .checkedFloorModulo(plan.period)
      return JumpMoments(
        moment: moment, end: moment, isAtSeam: seam == .zero, plan: plan)
    }
  }
}

extension Track {
  /// A time of the scene at which a cycle of an endless animation begins.
  fileprivate func cycleStart(period: Fraction) -> Fraction? {
    let timing = animation.timing
    // (local - beginTime) * speed + timeOffset = 0
    return timing.timeOffset.checkedDividing(by: timing.speed)
      .flatMap { timing.beginTime.checkedSubtracting($0) }
      .flatMap { clock.outerTime(atLocal: $0) }
  }
}
