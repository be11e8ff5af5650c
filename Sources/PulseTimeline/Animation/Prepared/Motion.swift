/// How a property gets from its start to its end.
enum Motion: Sendable {
  /// In a straight line.
  case line(from: AnimatableValue, to: AnimatableValue)
  /// In a straight line, as a spring takes it.
  case spring(Spring, from: AnimatableValue, to: AnimatableValue)
  /// Through several values.
  case values(ValueKeyframes)
  /// Along a path, turned by so much against the path's direction; `nil` does not turn.
  case path(MotionPath, turn: Double?)

  /// What the motion makes of a moment.
  struct State {
    var value: AnimatableValue?
    /// By how many radians the layer turns with the path.
    var turn: Double?
    /// How far the value has come: the easing, or the spring.
    var eased: Double
  }

  /// Where the property is.
  ///
  /// - Parameters:
  ///   - share: the share of the duration that is over, eased.
  ///   - duration: in seconds.
  func state(at share: Double, duration: Fraction) -> State {
    switch self {
    case .line(let start, let end):
      return State(value: start.interpolated(to: end, at: share), eased: share)
    case .spring(let spring, let start, let end):
      let eased = spring.value(at: share * duration.doubleValue)
      return State(value: start.interpolated(to: end, at: eased), eased: eased)
    case .values(let keyframes):
      return State(value: keyframes.value(at: share), eased: share)
    case .path(let path, let turn):
      let place = path.place(at: share)
      return State(
        value: .point(place.point), turn: turn.map { place.angle + $0 }, eased: share)
    }
  }

  /// What each cycle adds where cycles go on from each other: the value at the end of one.
  func step(autoreverses: Bool) -> AnimatableValue? {
    // On the way back a cycle ends where it started.
    switch self {
    case .line(let start, let end), .spring(_, let start, let end): autoreverses ? start : end
    case .values(let keyframes): keyframes.value(at: autoreverses ? 0 : 1)
    case .path(let path, _): .point(path.place(at: autoreverses ? 0 : 1).point)
    }
  }
}
