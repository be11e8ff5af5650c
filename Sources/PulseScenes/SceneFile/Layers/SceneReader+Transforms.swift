import PulseTimeline

extension SceneReader {
  /// The words of a transform's step, of which each has one.
  static let transformKeys = ["translation", "scale", "rotation", "m34", "matrix"]

  /// A transform: a step, or a list of steps of which each works in the coordinates that the ones
  /// before it have made, as a chain of `CATransform3DTranslate`, `…Scale` and `…Rotate` does.
  mutating func transform(_ node: SceneNode) throws(SceneProblem) -> Transform3D {
    if node.isObject { return try transformStep(node) }
    var result = Transform3D.identity
    let form = "a step such as {\"rotation\": \"90deg\"}, or a list of steps"
    for item in try items(node, form: form) {
      result = try transformStep(item).concatenating(result)
    }
    return result
  }

  /// What a step is called here that others call otherwise.
  private static func hint(forTransformKey key: String) -> String? {
    switch key {
    case "rotate", "angle", "rotateZ", "rotation.z": "; write \"rotation\": \"90deg\""
    case "rotateX", "rotateY", "rotation.x", "rotation.y":
      "; write \"rotation\": {\"angle\": \"90deg\", \"axis\": [1, 0, 0]}, or [0, 1, 0] for y"
    case "translate", "translateX", "translateY", "x", "y", "shift":
      "; write \"translation\": [x, y]"
    case "scaleX", "scaleY", "scale.x", "scale.y": "; write \"scale\": [x, y]"
    case "perspective": "; write \"m34\": -1 / distance, such as \"-1 / 500\""
    case "skew", "skewX", "skewY": "; write the sixteen numbers of a 'matrix'"
    default: nil
    }
  }

  private mutating func transformStep(_ node: SceneNode) throws(SceneProblem) -> Transform3D {
    let fields = try SceneFields(
      node, keys: SceneReader.transformKeys, of: "a transform's step",
      elsewhere: SceneReader.hint(forTransformKey:))
    try fields.atMostOne(of: SceneReader.transformKeys)
    guard let key = SceneReader.transformKeys.first(where: fields.has) else {
      throw node.problem("a step needs one of \(Wording.list(SceneReader.transformKeys))")
    }
    let value = try fields.required(key)
    switch key {
    case "translation":
      let shift = try vector(value, form: "a shift [x, y] or [x, y, z]")
      return .translation(x: shift[0], y: shift[1], z: shift.count > 2 ? shift[2] : 0)
    case "scale":
      guard value.items != nil else {
        let factor = try number(value)
        return .scale(x: factor, y: factor)
      }
      let scale = try vector(value, form: "a factor, [x, y] or [x, y, z]")
      return .scale(x: scale[0], y: scale[1], z: scale.count > 2 ? scale[2] : 1)
    case "rotation": return try rotation(value)
    case "m34":
      var result = Transform3D.identity
      result.m34 = try number(value, in: -1...1)
      return result
    default: return try matrix(value)
    }
  }

  /// Two or three numbers.
  private mutating func vector(
    _ node: SceneNode, form: String
  ) throws(SceneProblem) -> [Double] {
    let numbers = try numbers(node, form: form)
    guard (2...3).contains(numbers.count) else {
      throw node.problem("must be \(form), with 2 or 3 items instead of \(numbers.count)")
    }
    return numbers
  }

  /// An angle about the z axis, or an object with an angle and an axis.
  private mutating func rotation(_ node: SceneNode) throws(SceneProblem) -> Transform3D {
    guard node.isObject else {
      return .rotation(angle: try angle(node), x: 0, y: 0, z: 1)
    }
    let fields = try SceneFields(node, keys: ["angle", "axis"], of: "a rotation")
    let angle = try angle(try fields.required("angle"))
    let axis = try numbers(
      try fields.required("axis"), count: 3, form: "an axis [x, y, z]")
    guard axis.contains(where: { $0 != 0 }) else {
      throw node.problem("an axis must not be [0, 0, 0]")
    }
    return .rotation(angle: angle, x: axis[0], y: axis[1], z: axis[2])
  }

  /// The sixteen numbers of a `CATransform3D`, row by row.
  private mutating func matrix(_ node: SceneNode) throws(SceneProblem) -> Transform3D {
    let m = try numbers(node, count: 16, form: "the numbers m11, m12 … m44")
    return Transform3D(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14],
      m44: m[15])
  }
}
