/// The members of a group, checked.
///
/// A class for the same reason as ``PreparedLayer``.
final class PreparedGroup: Sendable {
  let members: [PreparedAnimation]
  /// Times that come out of a curve, which are no exact fractions, are rounded to multiples of
  /// 1 / `grid` seconds: as fine as the members' exact arithmetic allows.
  let grid: Int

  init(members: [PreparedAnimation], grid: Int) { (self.members, self.grid) = (members, grid) }

  /// The finest such step: 2^-40 s, some 1e-12 s.
  static let finestGrid = 1 << 40

  /// The time that the members see.
  ///
  /// A curve that leaves 0 ... 1 does not lead out of the group's duration: members are clipped to
  /// it, and would show nothing there.
  func time(eased progress: Fraction, curve: TimingFunction, duration: Fraction) -> Fraction {
    if curve.isEven { return progress * duration }
    let share = curve.value(at: progress.doubleValue)
    if share <= 0 { return .zero }
    if share >= 1 { return duration }
    let steps = Int((share * duration.doubleValue * Double(grid)).rounded())
    let time = Fraction(steps, grid)
    // At the very end a member that repeats begins anew, which rounding must not bring about.
    return time < duration ? time : Fraction(max(steps - 1, 0), grid)
  }

  /// Everything that moves, each property once.
  var keyPaths: [AnimationKeyPath] {
    var found: [AnimationKeyPath] = []
    for member in members {
      let more =
        switch member.content {
        case .effect(let effect): [effect.keyPath]
        case .group(let group): group.keyPaths
        }
      for keyPath in more where !found.contains(keyPath) { found.append(keyPath) }
    }
    return found
  }
}

extension TimingFunction {
  /// Whether the curve changes nothing.
  var isEven: Bool { x1 == y1 && x2 == y2 }
}
