import PulseTimeline

extension SceneReader {
  /// An easing: Core Animation's or CSS's name, `cubic-bezier(x1, y1, x2, y2)`,
  /// `[x1, y1, x2, y2]` or `$name`.
  mutating func easing(_ node: SceneNode) throws(SceneProblem) -> TimingFunction {
    guard let text = node.string else { return try easingOfNumbers(node) }
    try count(node)
    if SceneReader.isExpression(text) {
      let value = try value(of: text, node)
      guard case .easing(let easing) = value else {
        throw node.problem("must be an easing, but \(Wording.quoted(text)) is \(value.kindName)")
      }
      return easing
    }
    guard let easing = TimingFunction(easing: text) else {
      let names = TimingFunction.names
      let meant =
        ForeignWords.name(in: text, among: names + TimingFunction.cssNames.keys.sorted())
        ?? Suggestion.nearest(to: text, among: names)
      throw node.problem(
        "must be \(Wording.list(names)), or cubic-bezier(x1, y1, x2, y2), not "
          + Wording.quoted(text) + Wording.offer(meant))
    }
    return easing
  }

  private mutating func easingOfNumbers(
    _ node: SceneNode
  ) throws(SceneProblem) -> TimingFunction {
    let form = "an easing's name, or its four numbers [x1, y1, x2, y2]"
    let numbers = try numbers(node, count: 4, form: form)
    guard max(numbers[1].magnitude, numbers[3].magnitude) <= SceneParameter.largestEasing,
      let easing = TimingFunction(checking: numbers[0], numbers[1], numbers[2], numbers[3])
    else {
      throw node.problem("the numbers x1 and x2 lie in 0 to 1, y1 and y2 in -10 to 10")
    }
    return easing
  }
}
