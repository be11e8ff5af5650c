import PulseTimeline

extension SceneReader {
  /// A value of any kind, for names: a number or an expression, yes or no, a list, a colour
  /// (`{"color": …}` and the like) or an easing (`{"easing": …}`).
  mutating func expressionValue(_ node: SceneNode) throws(SceneProblem) -> ExpressionValue {
    try count(node)
    switch node.json.value {
    case .number: return .number(try quantity(node))
    case .string(let text): return try value(of: text, node)
    case .boolean(let flag): return .boolean(flag)
    case .array:
      var values: [ExpressionValue] = []
      for item in try items(node, form: "a list") { values.append(try expressionValue(item)) }
      return .list(values)
    case .object(let members):
      guard members.contains(where: { $0.key == "easing" }) else {
        return .color(try color(node))
      }
      let fields = try SceneFields(node, keys: ["easing"], of: "an easing")
      return .easing(try easing(try fields.required("easing")))
    case .null: throw node.mustBe("a value")
    }
  }
}
