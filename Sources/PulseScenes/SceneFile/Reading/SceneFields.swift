/// An object of a scene file whose keys have been checked.
struct SceneFields: Sendable {
  /// The object.
  let node: SceneNode
  private let members: [String: JSONNode.Member]

  /// Takes an object that may have the keys named, and no others.
  ///
  /// - Parameters:
  ///   - node: What should be the object.
  ///   - keys: Every key that it may have.
  ///   - kind: What it is, as messages name it: `a CAShapeLayer`.
  ///   - elsewhere: What to say about a key that belongs elsewhere, or has another name here.
  init(
    _ node: SceneNode, keys: [String], of kind: String,
    elsewhere: (String) -> String? = { _ in nil }
  ) throws(SceneProblem) {
    guard case .object(let members) = node.json.value else {
      throw node.mustBe("an object with the keys of \(kind)")
    }
    self.node = node
    var byKey: [String: JSONNode.Member] = [:]
    for member in members {
      guard keys.contains(member.key) else {
        throw SceneProblem(
          "\(kind) has no \(Wording.quoted(member.key))"
            + (elsewhere(member.key) ?? SceneFields.hint(member.key, keys)),
          at: member.position, path: node.path)
      }
      byKey[member.key] = member
    }
    self.members = byKey
  }

  private static func hint(_ key: String, _ keys: [String]) -> String {
    if let near = Suggestion.nearest(to: key, among: keys) { return Wording.offer(near) }
    return keys.count > 12 ? "" : "; it may have \(Wording.list(keys, conjunction: "and"))"
  }

  /// The value of a key; `nil` where the object hasn't got it.
  func optional(_ key: String) -> SceneNode? { members[key].map(node.child) }

  /// The value of a key that must be there.
  func required(_ key: String) throws(SceneProblem) -> SceneNode {
    guard let value = optional(key) else { throw node.problem("\(Wording.quoted(key)) is missing") }
    return value
  }

  /// Whether the object has the key.
  func has(_ key: String) -> Bool { members[key] != nil }

  /// Refuses keys that say different things about the same.
  func atMostOne(of keys: [String]) throws(SceneProblem) {
    let given = keys.filter(has)
    guard given.count > 1, let second = members[given[1]] else { return }
    throw SceneProblem(
      "\(Wording.quoted(given[1])) can't stand beside \(Wording.quoted(given[0]))",
      at: second.position, path: node.path)
  }
}
