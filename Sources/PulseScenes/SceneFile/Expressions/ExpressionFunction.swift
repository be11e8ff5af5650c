/// The functions that an expression can call.
enum ExpressionFunction: String, Hashable, Sendable, CaseIterable {
  /// The smallest and the largest of numbers.
  case min, max
  /// A number without its sign; the whole number below it; the nearest one.
  case abs, floor, round
  /// What is left after whole multiples: `mod(7, 3)` is 1, `mod(-1, 3)` is 2.
  case mod
  /// Square root, and sine and cosine of an angle in radians.
  case sqrt, sin, cos
  /// The second value if the first is true, else the third.
  case `if`
  /// The parts of a colour, 0 to 1.
  case hue, saturation, brightness, alpha
  /// The smallest and the largest value of an easing.
  case lowest, highest
  /// How many items a list has.
  case count

  /// How many values stand in the brackets.
  var arity: ClosedRange<Int> {
    switch self {
    case .min, .max: 1...64
    case .mod: 2...2
    case .if: 3...3
    default: 1...1
    }
  }
}
