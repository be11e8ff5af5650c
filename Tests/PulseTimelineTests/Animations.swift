import PulseTimeline
import Testing

/// What a number of a layer is at a moment, with these animations.
func number(
  _ keyPath: AnimationKeyPath, _ animations: [Animation], at time: Fraction,
  in layer: Layer = Layer(name: "dot", opacity: 0.5)
) throws -> Double {
  var layer = layer
  layer.animations = animations
  guard case .number(let value)? = try layer.presentation(at: time).value(of: keyPath) else {
    Issue.record("\(keyPath) is no number")
    return .nan
  }
  return value
}

/// The exact fraction of a number of few decimals.
func exact(_ number: Double) throws -> Fraction {
  try #require(Fraction(parsing: "\(number)"))
}

extension [AnimatableValue] {
  /// Plain numbers as values.
  static func numbers(_ values: Double...) -> [AnimatableValue] { values.map { .number($0) } }
}
