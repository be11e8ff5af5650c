/// What an animation does to one property.
///
/// A class for the same reason as ``PreparedLayer``.
final class PreparedEffect: Sendable {
  let keyPath: AnimationKeyPath
  /// The key path's text, made once.
  let keyPathName: String
  let isAdditive: Bool
  let motion: Motion
  /// What each completed cycle adds; `nil` unless the animation is cumulative and that shows.
  let step: AnimatableValue?
  /// After how many cycles of an endless animation all steps together show no more; `nil` without such a number.
  let cyclesToReturn: Int?

  init(
    _ keyPath: AnimationKeyPath, _ motion: Motion, isAdditive: Bool, isCumulative: Bool,
    timing: MediaTiming, layer: Layer
  ) {
    (self.keyPath, keyPathName, self.motion) = (keyPath, keyPath.rawValue, motion)
    self.isAdditive = isAdditive
    let step = isCumulative ? motion.step(autoreverses: timing.autoreverses) : nil
    self.step = step.flatMap { layer.hidesStep($0, of: keyPath) ? nil : $0 }
    cyclesToReturn =
      timing.isFinite ? nil : self.step.flatMap { layer.stepsToHide($0, of: keyPath) }
  }

  /// What shows at a phase of the animation.
  func state(_ phase: MediaPhase, curve: TimingFunction, duration: Fraction) -> AnimationState? {
    let share = curve.value(at: phase.progress.doubleValue)
    let moment = motion.state(at: share, duration: duration)
    guard var value = moment.value else { return nil }
    // What comes again is computed from the same numbers each time.
    let cycles = cyclesToReturn.map { phase.completedCycles % $0 } ?? phase.completedCycles
    if let step, cycles != 0 {
      guard let sum = step.scaled(by: Double(cycles))?.adding(value) else {
        return nil
      }
      value = sum
    }
    return AnimationState(
      keyPath: keyPath, keyPathName: keyPathName, value: value, isAdditive: isAdditive,
      turn: moment.turn, progress: phase.progress, eased: moment.eased)
  }
}
