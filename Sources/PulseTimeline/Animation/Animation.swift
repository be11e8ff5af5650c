/// Something that moves in a layer.
///
/// One case for each class of Core Animation's that this library knows.
public enum Animation: Hashable, Sendable {
  /// One property, from one value to another.
  case basic(BasicAnimation)

  /// When it plays.
  public var timing: MediaTiming {
    get {
      switch self {
      case .basic(let animation): animation.timing
      }
    }
    set {
      switch self {
      case .basic(var animation):
        animation.timing = newValue
        self = .basic(animation)
      }
    }
  }

  /// The property that moves.
  public var keyPath: AnimationKeyPath {
    switch self {
    case .basic(let animation): animation.keyPath
    }
  }

  /// Whether each cycle goes on from where the one before ended.
  var isCumulative: Bool {
    switch self {
    case .basic(let animation): animation.isCumulative
    }
  }
}
