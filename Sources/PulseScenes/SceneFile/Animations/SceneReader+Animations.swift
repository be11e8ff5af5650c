import PulseTimeline

extension SceneReader {
  /// A list of animations.
  ///
  /// - Parameters:
  ///   - node: Where it stands.
  ///   - bounds: Those of the layer, for paths.
  ///   - depth: How many groups are around it.
  mutating func animations(
    _ node: SceneNode, bounds: Rect, depth: Int = 0
  ) throws(SceneProblem) -> [Animation] {
    guard depth <= SceneReader.deepestGroups else {
      throw node.problem("groups are nested deeper than \(SceneReader.deepestGroups) levels")
    }
    var animations: [Animation] = []
    for item in try items(node, form: "a list of animations") {
      animations.append(try animation(item, bounds: bounds, depth: depth))
    }
    return animations
  }

  /// The deepest nesting of groups.
  static let deepestGroups = 8

  private mutating func animation(
    _ node: SceneNode, bounds: Rect, depth: Int
  ) throws(SceneProblem) -> Animation {
    try count(node)
    let kind = try animationClass(node)
    let fields = try SceneFields(
      node, keys: AnimationClass.commonKeys + kind.ownKeys, of: kind.words,
      elsewhere: kind.hint)
    return switch kind {
    case .basic: .basic(try basic(fields, bounds: bounds))
    case .keyframe: .keyframe(try keyframe(fields, bounds: bounds))
    case .spring: .spring(try spring(fields, bounds: bounds))
    case .group: .group(try group(fields, bounds: bounds, depth: depth))
    }
  }

  private mutating func animationClass(
    _ node: SceneNode
  ) throws(SceneProblem) -> AnimationClass {
    guard case .object(let members) = node.json.value else {
      throw node.mustBe("an animation, an object {…}")
    }
    guard let member = members.first(where: { $0.key == "class" }) else {
      let likely = AnimationClass.likely(members.map(\.key)).rawValue
      throw node.problem(
        "'class' is missing; it is \(Wording.list(AnimationClass.allCases.map(\.rawValue))), here "
          + "most likely \"class\": \"\(likely)\"")
    }
    return try choice(
      node.child(member), among: AnimationClass.allCases.map { (name: $0.rawValue, value: $0) })
  }

  private mutating func basic(
    _ fields: SceneFields, bounds: Rect
  ) throws(SceneProblem) -> BasicAnimation {
    let keyPath = try keyPath(fields)
    return BasicAnimation(
      keyPath, from: try value(fields, "fromValue", keyPath, bounds),
      to: try value(fields, "toValue", keyPath, bounds),
      by: try value(fields, "byValue", keyPath, bounds), timing: try mediaTiming(fields),
      timingFunction: try optional(fields, "timingFunction", SceneReading.easing),
      isAdditive: try flag(fields, "additive", otherwise: false),
      isCumulative: try flag(fields, "cumulative", otherwise: false))
  }

  /// The animated property.
  mutating func keyPath(_ fields: SceneFields) throws(SceneProblem) -> AnimationKeyPath {
    let node = try fields.required("keyPath")
    let text = try plainText(node)
    if let keyPath = AnimationKeyPath(rawValue: text) { return keyPath }
    throw node.problem(
      "no property \(Wording.quoted(text)) can be animated"
        + (ForeignKeyPaths.hint(text) ?? "; such as opacity, transform.scale or path can"))
  }

  /// A value of a property; `nil` where the key is missing.
  private mutating func value(
    _ fields: SceneFields, _ key: String, _ keyPath: AnimationKeyPath, _ bounds: Rect
  ) throws(SceneProblem) -> AnimatableValue? {
    guard let node = fields.optional(key) else { return nil }
    return try animatableValue(node, of: keyPath, bounds: bounds)
  }

  /// A value of the kind that a property has.
  mutating func animatableValue(
    _ node: SceneNode, of keyPath: AnimationKeyPath, bounds: Rect
  ) throws(SceneProblem) -> AnimatableValue {
    switch keyPath.kind {
    case .number: .number(try number(node, of: keyPath))
    case .point: .point(try point(node))
    case .size: .size(try size(node))
    case .rect: .rect(try rect(node))
    case .color: .color(try color(node))
    case .path: .path(try path(node, bounds: bounds))
    case .transform: .transform(try transform(node))
    case .colors: .colors(try colors(node))
    case .numbers: .numbers(try numbers(node, form: "a list of numbers"))
    case .boolean: .boolean(try boolean(node))
    }
  }
}
