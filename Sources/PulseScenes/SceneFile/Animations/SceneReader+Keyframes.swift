import PulseTimeline

extension SceneReader {
  /// An animation through values or along a path.
  mutating func keyframe(
    _ fields: SceneFields, bounds: Rect
  ) throws(SceneProblem) -> KeyframeAnimation {
    let keyPath = try keyPath(fields)
    try fields.atMostOne(of: ["values", "path"])
    var animation = KeyframeAnimation(keyPath, values: [])
    if let node = fields.optional("path") {
      guard keyPath.kind == .point else {
        throw node.problem("only a property that is a point moves along a path")
      }
      animation.path = try path(node, bounds: bounds)
    } else {
      let node = try fields.required("values")
      animation.values = try values(node, of: keyPath, bounds: bounds)
    }
    animation.timing = try mediaTiming(fields)
    animation.timingFunction = try optional(fields, "timingFunction", SceneReading.easing)
    animation.isAdditive = try flag(fields, "additive", otherwise: false)
    animation.isCumulative = try flag(fields, "cumulative", otherwise: false)
    try readModes(&animation, fields)
    try readTimes(&animation, fields)
    return animation
  }

  private mutating func values(
    _ node: SceneNode, of keyPath: AnimationKeyPath, bounds: Rect
  ) throws(SceneProblem) -> [AnimatableValue] {
    if keyPath.kind == .number {
      let numbers = try numbers(node, form: "a list of numbers")
      guard !numbers.isEmpty else { throw node.problem("must not be empty") }
      if keyPath.isAngle { noteDegrees(numbers, node) }
      return numbers.map { .number($0) }
    }
    let items = try items(node, form: "a list of values")
    guard !items.isEmpty else { throw node.problem("must not be empty") }
    var values: [AnimatableValue] = []
    for item in items {
      values.append(try animatableValue(item, of: keyPath, bounds: bounds))
    }
    return values
  }

  private mutating func readModes(
    _ animation: inout KeyframeAnimation, _ fields: SceneFields
  ) throws(SceneProblem) {
    try update(&animation.calculationMode, fields, "calculationMode") {
      (reader, node) throws(SceneProblem) in
      try reader.choice(node, among: CalculationMode.allCases.map { ($0.rawValue, $0) })
    }
    animation.rotationMode = try optional(fields, "rotationMode") {
      (reader, node) throws(SceneProblem) in
      try reader.choice(node, among: RotationMode.allCases.map { ($0.rawValue, $0) })
    }
    let list: Reading<[Double]> = { (reader, node) throws(SceneProblem) in
      try reader.numbers(node, form: "a list of numbers")
    }
    try update(&animation.tensionValues, fields, "tensionValues", list)
    try update(&animation.continuityValues, fields, "continuityValues", list)
    try update(&animation.biasValues, fields, "biasValues", list)
  }

  /// Key times and easings of the segments.
  ///
  /// Core Animation ignores key times that don't fit; in a file they are a mistake worth telling.
  private mutating func readTimes(
    _ animation: inout KeyframeAnimation, _ fields: SceneFields
  ) throws(SceneProblem) {
    if let node = fields.optional("timingFunctions") {
      var easings: [TimingFunction] = []
      for item in try items(node, form: "a list of easings") { easings.append(try easing(item)) }
      let segments = animation.values.count - 1
      guard animation.path != nil || easings.count <= max(1, segments) else {
        throw node.problem(
          "has an easing for each way from value to value, at most \(max(1, segments)), not "
            + "\(easings.count)")
      }
      animation.timingFunctions = easings
    }
    guard let node = fields.optional("keyTimes") else { return }
    let times = try numbers(node, form: "a list of shares from 0 to 1")
    guard times.first == 0, times.allSatisfy({ (0...1).contains($0) }),
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
    else { throw node.problem("the key times must begin with 0, not fall, and not exceed 1") }
    let count = animation.values.count
    let allowed = animation.calculationMode == .discrete ? [count, count + 1] : [count]
    guard animation.path != nil || allowed.contains(times.count) else {
      throw node.problem(
        "needs as many key times as there are values, \(count), not \(times.count)")
    }
    animation.keyTimes = times
  }
}
