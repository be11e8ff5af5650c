/// The classes of animations that a scene file can name, and what each of them has.
enum AnimationClass: String, CaseIterable, Sendable {
  case basic = "CABasicAnimation"
  case keyframe = "CAKeyframeAnimation"
  case spring = "CASpringAnimation"
  case group = "CAAnimationGroup"

  /// What every animation has.
  static let commonKeys = [
    "class", "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration",
    "autoreverses", "fillMode", "timingFunction",
  ]

  /// What this class has besides.
  var ownKeys: [String] {
    let property = ["keyPath", "additive", "cumulative"]
    let ends = ["fromValue", "toValue", "byValue"]
    return switch self {
    case .basic: property + ends
    case .keyframe:
      property + [
        "values", "path", "keyTimes", "timingFunctions", "calculationMode", "tensionValues",
        "continuityValues", "biasValues", "rotationMode",
      ]
    case .spring:
      property + ends + [
        "mass", "stiffness", "damping", "initialVelocity", "allowsOverdamping",
        "perceptualDuration", "bounce",
      ]
    case .group: ["animations"]
    }
  }

  /// The class as messages name it.
  var words: String { "a \(rawValue)" }
}
