extension SceneReader {
  /// The longest text, in bytes.
  static let longestText = 1000

  /// A text in which `{expression}` stands for what the expression comes to.
  mutating func text(_ node: SceneNode) throws(SceneProblem) -> String {
    let source = try plainText(node)
    guard source.contains("{") else { return source }
    var result = ""
    var rest = source[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw node.problem("a '}' is missing in \(Wording.quoted(source))")
      }
      result += rest[..<open]
      result += try value(of: String(rest[rest.index(after: open)..<close]), node).text
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// A text as it stands, short and without control characters.
  mutating func plainText(_ node: SceneNode) throws(SceneProblem) -> String {
    try count(node)
    guard let text = node.string else { throw node.mustBe("a text") }
    guard text.utf8.count <= SceneReader.longestText else {
      throw node.problem("a text has at most \(SceneReader.longestText) bytes")
    }
    guard !text.unicodeScalars.contains(where: \.isControl) else {
      throw node.problem("a text must not hold control characters or line ends")
    }
    return text
  }

  /// One of a few words.
  mutating func choice<Value>(
    _ node: SceneNode, among choices: [(name: String, value: Value)]
  ) throws(SceneProblem) -> Value {
    try count(node)
    let names = choices.map(\.name)
    guard let text = node.string else { throw node.mustBe(Wording.list(names)) }
    if let match = choices.first(where: { $0.name == text }) { return match.value }
    let meant =
      ForeignWords.name(in: text, among: names) ?? Suggestion.nearest(to: text, among: names)
    throw node.problem(
      "must be \(Wording.list(names)), not \(Wording.quoted(text))\(Wording.offer(meant))")
  }
}
