extension SceneNode {
  /// Whether this is a `{"for": …, "layer": …}`.
  var isRepetition: Bool {
    guard case .object(let members) = json.value else { return false }
    return members.contains { $0.key == "for" }
  }
}

extension SceneReader {
  /// The most times that something is repeated.
  static let mostRepetitions = 10_000
  /// The most counters of one repetition, and of all around a place.
  static let mostCounters = 4

  /// Reads what stands in a repetition once for each value of its counters, the last one running
  /// fastest.
  mutating func repeated(
    _ node: SceneNode,
    _ body: (inout SceneReader, SceneNode) throws(SceneProblem) -> Void
  ) throws(SceneProblem) {
    let fields = try SceneFields(node, keys: ["for", "layer"], of: "a repetition")
    let content = try fields.required("layer")
    let outer = scope
    try run(try counters(try fields.required("for"))[...], content, body)
    scope = outer
  }

  private mutating func run(
    _ counters: ArraySlice<(name: String, values: ClosedRange<Int>?)>, _ content: SceneNode,
    _ body: (inout SceneReader, SceneNode) throws(SceneProblem) -> Void
  ) throws(SceneProblem) {
    guard let counter = counters.first else { return try body(&self, content) }
    guard let values = counter.values else { return }
    for value in values {
      scope.set(counter: counter.name, to: value)
      try run(counters.dropFirst(), content, body)
    }
  }

  /// The counters of a `for`, each with its values; `nil` where there are none.
  private mutating func counters(
    _ node: SceneNode
  ) throws(SceneProblem) -> [(name: String, values: ClosedRange<Int>?)] {
    guard case .object(let members) = node.json.value, !members.isEmpty else {
      throw node.mustBe("an object such as {\"i\": 8}, or {\"i\": [1, 8]}")
    }
    guard members.count + scope.counters.count <= SceneReader.mostCounters else {
      throw node.problem("there can be at most \(SceneReader.mostCounters) counters at a place")
    }
    var counters: [(name: String, values: ClosedRange<Int>?)] = []
    for member in members {
      try checkCounter(member, node)
      counters.append((member.key, try values(node.child(member))))
    }
    let product = counters.reduce(1) { $0 * ($1.values?.count ?? 0) }
    guard product <= SceneReader.mostRepetitions else {
      throw node.problem(
        "repeats \(product) times; at most \(SceneReader.mostRepetitions) are allowed")
    }
    return counters
  }

  private func checkCounter(
    _ member: JSONNode.Member, _ node: SceneNode
  ) throws(SceneProblem) {
    let name = member.key
    guard SceneScope.isName(name) else {
      throw SceneProblem(
        "a counter's name is made of letters and digits, not \(Wording.quoted(name))",
        at: member.position, path: node.path)
    }
    guard scope.counters[name] == nil, scope.values[name] == nil else {
      throw SceneProblem(
        "the name \(Wording.quoted(name)) is taken here; choose another one for the counter",
        at: member.position, path: node.path)
    }
  }

  /// A count n, for 0 up to n - 1, or the first value and the last one.
  private mutating func values(_ node: SceneNode) throws(SceneProblem) -> ClosedRange<Int>? {
    let range = 0...SceneReader.mostRepetitions
    guard node.items != nil else {
      let count = try whole(node, in: range)
      return count == 0 ? nil : 0...(count - 1)
    }
    let ends = try items(node, count: 2, form: "a count, or [first, last]")
    let bounds = -SceneReader.mostRepetitions...SceneReader.mostRepetitions
    let (first, last) = (try whole(ends[0], in: bounds), try whole(ends[1], in: bounds))
    guard first <= last else {
      throw node.problem("the first value, \(first), must not be above the last one, \(last)")
    }
    return first...last
  }
}
