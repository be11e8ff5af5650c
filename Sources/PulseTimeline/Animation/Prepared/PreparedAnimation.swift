/// An animation that has been checked, with everything worked out that does not depend on time:
/// what a snapshot works with.
struct PreparedAnimation: Sendable {
  /// When it plays; the duration that Core Animation would put in for 0 is put in.
  var timing: MediaTiming
  /// The easing of the whole.
  let curve: TimingFunction
  let content: Content

  enum Content: Sendable {
    /// Moves one property.
    case effect(PreparedEffect)
    /// Runs others in its own time.
    case group(PreparedGroup)
  }

  /// What it moves, for reports.
  var subject: AnimationSubject {
    switch content {
    case .effect(let effect): .property(effect.keyPath)
    case .group(let group): .group(group.keyPaths)
    }
  }

  /// After how many cycles it shows the same again, where it goes on without end: 1, but for a cumulative animation,
  /// of which each cycle goes on from where the one before ended; `nil` where that never comes back.
  ///
  /// A group always does: its members begin anew with each of its cycles.
  var cyclesToRepeat: Int? {
    guard case .effect(let effect) = content, effect.step != nil else { return 1 }
    return effect.cyclesToReturn
  }
}

extension PreparedAnimation {
  /// Hands over what the animation shows at a time of its parent, in seconds, property by
  /// property in the order in which they are to be applied.
  func visit(at time: Fraction, _ body: (AnimationState) -> Void) {
    guard let phase = timing.phase(at: time) else { return }
    switch content {
    case .effect(let effect):
      if let state = effect.state(phase, curve: curve, duration: timing.duration) { body(state) }
    case .group(let group):
      let inside = group.time(
        eased: phase.progress, curve: curve, duration: timing.duration)
      for member in group.members { member.visit(at: inside, body) }
    }
  }
}
