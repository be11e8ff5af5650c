/// Something that moves in a layer.
///
/// One case for each class of Core Animation's that this library knows.
public enum Animation: Hashable, Sendable {
  /// One property, from one value to another.
  case basic(BasicAnimation)
  /// One property, through several values or along a path.
  case keyframe(KeyframeAnimation)
  /// One property, from one value to another as a spring takes it.
  case spring(SpringAnimation)
  /// Several animations that share a clock.
  case group(AnimationGroup)

  /// When it plays.
  public var timing: MediaTiming {
    get {
      switch self {
      case .basic(let animation): animation.timing
      case .keyframe(let animation): animation.timing
      case .spring(let animation): animation.timing
      case .group(let group): group.timing
      }
    }
    set {
      switch self {
      case .basic(var animation):
        animation.timing = newValue
        self = .basic(animation)
      case .keyframe(var animation):
        animation.timing = newValue
        self = .keyframe(animation)
      case .spring(var animation):
        animation.timing = newValue
        self = .spring(animation)
      case .group(var group):
        group.timing = newValue
        self = .group(group)
      }
    }
  }

  /// The easing of the whole; `nil` is even speed.
  public var timingFunction: TimingFunction? {
    switch self {
    case .basic(let animation): animation.timingFunction
    case .keyframe(let animation): animation.timingFunction
    case .spring(let animation): animation.timingFunction
    case .group(let group): group.timingFunction
    }
  }

  /// The property that moves; `nil` for a group.
  public var keyPath: AnimationKeyPath? {
    switch self {
    case .basic(let animation): animation.keyPath
    case .keyframe(let animation): animation.keyPath
    case .spring(let animation): animation.keyPath
    case .group: nil
    }
  }
}
