import PulseTimeline

/// A checked value of a scene's parameter.
enum SceneValue: Hashable {
  /// Left to the scene.
  case automatic
  /// A colour, and what was written for it.
  case color(ColorText)
  /// A number, in the parameter's unit.
  case number(Double)
  /// A time, in seconds.
  case time(Fraction)
  /// An easing.
  case easing(TimingFunction)

  /// The canonical text, which the parameter takes back to the same value.
  var text: String {
    switch self {
    case .automatic: SceneParameter.automatic
    case .color(let color): color.color.cssText
    case .number(let number): DecimalNumber.text(number)
    case .time(let time): time.shortText
    case .easing(let easing): easing.easingText
    }
  }
}

extension Fraction {
  /// The fraction as people write it: `2`, `3/4`.
  var shortText: String { isWhole ? "\(numerator)" : description }
}
