import PulseTimeline

/// What an expression or a name of a scene file stands for.
indirect enum ExpressionValue: Hashable, Sendable {
  /// A number.
  case number(Quantity)
  /// Yes or no.
  case boolean(Bool)
  /// A colour.
  case color(Color)
  /// An easing.
  case easing(TimingFunction)
  /// Several values.
  case list([ExpressionValue])

  /// What sort of value it is, as messages name it.
  var kindName: String {
    switch self {
    case .number: "a number"
    case .boolean: "true or false"
    case .color: "a colour"
    case .easing: "an easing"
    case .list: "a list"
    }
  }

  /// The value as sentences show it.
  var text: String {
    switch self {
    case .number(let number): number.text
    case .boolean(let flag): flag ? "true" : "false"
    case .color(let color): color.cssText
    case .easing(let easing): easing.easingText
    case .list(let items): "[\(items.map(\.text).joined(separator: ", "))]"
    }
  }
}
