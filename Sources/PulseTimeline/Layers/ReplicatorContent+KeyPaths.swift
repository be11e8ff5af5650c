extension ReplicatorContent {
  /// The value of a replicator layer's property.
  func value(of keyPath: AnimationKeyPath) -> AnimatableValue? {
    switch keyPath {
    case .instanceCount: .number(Double(instanceCount))
    case .instanceDelay: .number(instanceDelay.doubleValue)
    case .instanceTransform: .transform(instanceTransform)
    case .instanceColor: .color(instanceColor)
    case .instanceRedOffset: .number(instanceRedOffset)
    case .instanceGreenOffset: .number(instanceGreenOffset)
    case .instanceBlueOffset: .number(instanceBlueOffset)
    case .instanceAlphaOffset: .number(instanceAlphaOffset)
    default: nil
    }
  }

  /// Sets a replicator layer's property; a value of another kind changes nothing.
  mutating func set(_ value: AnimatableValue, for keyPath: AnimationKeyPath) {
    switch (keyPath, value) {
    case (.instanceCount, .number(let value)): instanceCount = ReplicatorContent.count(value)
    case (.instanceDelay, .number(let value)): instanceDelay = ReplicatorContent.delay(value)
    case (.instanceTransform, .transform(let value)): instanceTransform = value
    case (.instanceColor, .color(let value)): instanceColor = value
    case (.instanceRedOffset, .number(let value)): instanceRedOffset = value
    case (.instanceGreenOffset, .number(let value)): instanceGreenOffset = value
    case (.instanceBlueOffset, .number(let value)): instanceBlueOffset = value
    case (.instanceAlphaOffset, .number(let value)): instanceAlphaOffset = value
    default: break
    }
  }

  /// A number of instances that an animation gives: the whole part, 0 or more.
  static func count(_ number: Double) -> Int {
    // What is no number counts as 0, too.
    number > 0 ? Int(min(number, AnimatableValue.largestNumber)) : 0
  }

  /// A delay that an animation gives, in steps of 2^-20 s and up to an hour either way.
  static func delay(_ seconds: Double) -> Fraction {
    let steps = Double(LoopPlan.safePhaseDenominator)
    // What is no number counts as no delay.
    let bounded = seconds.isNaN ? 0 : min(max(seconds, -3_600), 3_600)
    return Fraction(Int((bounded * steps).rounded()), LoopPlan.safePhaseDenominator)
  }
}
