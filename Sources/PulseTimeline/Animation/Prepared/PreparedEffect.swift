/// What an animation does to one property.
struct PreparedEffect: Sendable {
  let keyPath: AnimationKeyPath
  /// The key path's text, made once.
  let keyPathName: String
  let isAdditive: Bool
  let motion: Motion
  /// What each completed cycle adds; `nil` unless the animation is cumulative and that shows.
  let step: AnimatableValue?

  init(
    _ keyPath: AnimationKeyPath, _ motion: Motion, isAdditive: Bool, isCumulative: Bool,
    autoreverses: Bool
  ) {
    (self.keyPath, keyPathName, self.motion) = (keyPath, keyPath.rawValue, motion)
    self.isAdditive = isAdditive
    let step = isCumulative ? motion.step(autoreverses: autoreverses) : nil
    self.step = step.flatMap { keyPath.hidesStep(of: $0) ? nil : $0 }
  }

  /// What shows at a phase of the animation.
  func state(_ phase: MediaPhase, curve: TimingFunction, duration: Fraction) -> AnimationState? {
    let share = curve.value(at: phase.progress.doubleValue)
    let moment = motion.state(at: share, duration: duration)
    guard var value = moment.value else { return nil }
    if let step, phase.completedCycles != 0 {
      guard let sum = step.scaled(by: Double(phase.completedCycles))?.adding(value) else {
        return nil
      }
      value = sum
    }
    return AnimationState(
      keyPath: keyPath, keyPathName: keyPathName, value: value, isAdditive: isAdditive,
      turn: moment.turn, progress: phase.progress, eased: moment.eased)
  }
}

extension AnimationKeyPath {
  /// Whether moving the property by so much leaves the picture as it is: nothing at all, or whole
  /// turns of an angle.
  ///
  /// A millionth of a radian is let through, so that 2 pi may be written with six digits; it
  /// moves the rim of a picture of 4,000 pixels by 1/500 of a pixel.
  func hidesStep(of step: AnimatableValue) -> Bool {
    if step.isZero { return true }
    guard isAngle, case .number(let angle) = step else { return false }
    let turns = (angle / Elementary.fullTurn).rounded()
    return abs(angle - turns * Elementary.fullTurn) <= 1e-6
  }

  /// Whether the property is an angle in radians.
  var isAngle: Bool { rawValue.hasSuffix(".rotation") || rawValue.contains(".rotation.") }
}
