import PulseTimeline

extension SceneReader {
  /// An animation as on a spring.
  mutating func spring(
    _ fields: SceneFields, bounds: Rect
  ) throws(SceneProblem) -> SpringAnimation {
    let keyPath = try keyPath(fields)
    var animation = SpringAnimation(keyPath)
    for (key, place) in [
      ("fromValue", \SpringAnimation.fromValue), ("toValue", \.toValue), ("byValue", \.byValue),
    ] {
      guard let node = fields.optional(key) else { continue }
      animation[keyPath: place] = try animatableValue(node, of: keyPath, bounds: bounds)
    }
    try readSpring(&animation, fields)
    animation.timing = try mediaTiming(fields)
    if !fields.has("duration"), let settled = animation.settledDuration {
      animation.timing.duration = settled
    }
    animation.timingFunction = try optional(fields, "timingFunction", SceneReading.easing)
    animation.isAdditive = try flag(fields, "additive", otherwise: false)
    animation.isCumulative = try flag(fields, "cumulative", otherwise: false)
    return animation
  }

  private mutating func readSpring(
    _ animation: inout SpringAnimation, _ fields: SceneFields
  ) throws(SceneProblem) {
    let feel = ["perceptualDuration", "bounce"]
    if let felt = feel.first(where: fields.has) {
      for other in ["mass", "stiffness", "damping"] { try fields.atMostOne(of: [felt, other]) }
      let duration = try positive(try fields.required(feel[0]))
      let bounce = try optional(fields, feel[1]) { (reader, node) throws(SceneProblem) in
        try reader.number(node, in: -0.999...1)
      }
      let spring = SpringAnimation(
        animation.keyPath, perceptualDuration: duration, bounce: bounce ?? 0)
      (animation.stiffness, animation.damping) = (spring.stiffness, spring.damping)
    }
    if let node = fields.optional("mass") { animation.mass = try positive(node) }
    if let node = fields.optional("stiffness") { animation.stiffness = try positive(node) }
    try update(&animation.damping, fields, "damping", SceneReading.length)
    try update(&animation.initialVelocity, fields, "initialVelocity", SceneReading.number)
    try update(&animation.allowsOverdamping, fields, "allowsOverdamping", SceneReading.flag)
  }

  private mutating func positive(_ node: SceneNode) throws(SceneProblem) -> Double {
    let number = try number(node)
    guard number > 0 else {
      throw node.problem("must be positive, but is \(DecimalNumber.text(number))")
    }
    return number
  }

  /// Several animations that share a clock.
  mutating func group(
    _ fields: SceneFields, bounds: Rect, depth: Int
  ) throws(SceneProblem) -> AnimationGroup {
    AnimationGroup(
      try animations(try fields.required("animations"), bounds: bounds, depth: depth + 1),
      timing: try mediaTiming(fields),
      timingFunction: try optional(fields, "timingFunction", SceneReading.easing))
  }
}
