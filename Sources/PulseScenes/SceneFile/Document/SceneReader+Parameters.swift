import PulseTimeline

extension SceneReader {
  /// The keys of a parameter.
  static let parameterKeys = [
    "name", "type", "default", "description", "min", "max", "unit", "auto",
  ]
  /// The most parameters of a scene.
  static let mostParameters = 64

  /// The parameters that a scene declares.
  mutating func parameters(
    _ node: SceneNode, of scene: String
  ) throws(SceneProblem) -> [SceneParameter] {
    let items = try items(node, form: "a list of parameters")
    guard items.count <= SceneReader.mostParameters else {
      throw node.problem("a scene has at most \(SceneReader.mostParameters) parameters")
    }
    var parameters: [SceneParameter] = []
    for item in items {
      let fields = try SceneFields(item, keys: SceneReader.parameterKeys, of: "a parameter")
      let nameNode = try fields.required("name")
      let name = try plainText(nameNode)
      guard SceneScope.isName(name) else {
        throw nameNode.problem(
          "a name is made of letters and digits, begins with a letter and is no word of "
            + "expressions, unlike \(Wording.quoted(name))")
      }
      guard !parameters.contains(where: { $0.name == name }) else {
        throw nameNode.problem("there are two parameters \(Wording.quoted(name))")
      }
      let parameter = try parameter(name, fields)
      do {
        _ = try parameter.value(of: parameter.defaultText, in: scene)
      } catch {
        throw try fields.required("default").problem("\(error)")
      }
      parameters.append(parameter)
    }
    return parameters
  }

  private mutating func parameter(
    _ name: String, _ fields: SceneFields
  ) throws(SceneProblem) -> SceneParameter {
    let kind = try parameterKind(fields)
    let isAutomatic = fields.has("auto")
    let node = try fields.required("default")
    let text: String
    if case .number(let digits) = node.json.value {
      text = digits
    } else {
      text = try plainText(node)
    }
    return SceneParameter(
      name, kind, default: text,
      description: try plainText(try fields.required("description")), isAutomatic: isAutomatic)
  }

  private mutating func parameterKind(
    _ fields: SceneFields
  ) throws(SceneProblem) -> SceneParameter.Kind {
    let type = try choice(
      try fields.required("type"),
      among: ["color", "number", "time", "easing"].map { (name: $0, value: $0) })
    for key in ["min", "max", "unit"] where fields.has(key) && (type == "color" || type == "easing")
    {
      throw fields.node.problem("'\(key)' belongs to numbers and times, not to \(type)")
    }
    switch type {
    case "number":
      let unit = try optional(fields, "unit", SceneReading.text) ?? ""
      let least = try optional(fields, "min", SceneReading.number) ?? -SceneReader.largestNumber
      let most = try optional(fields, "max", SceneReading.number) ?? SceneReader.largestNumber
      guard least <= most else { throw SceneReader.turnedRound(fields) }
      return .number(least...most, unit: unit)
    case "time":
      if fields.has("unit") { throw fields.node.problem("a time is always in seconds") }
      let least = try optional(fields, "min", SceneReading.time) ?? Fraction(1, 1000)
      let most = try optional(fields, "max", SceneReading.time) ?? 3600
      guard least <= most else { throw SceneReader.turnedRound(fields) }
      return .time(least...most)
    case "color": return .color
    default: return .easing
    }
  }

  private static func turnedRound(_ fields: SceneFields) -> SceneProblem {
    fields.node.problem("'min' must not be above 'max'")
  }
}
