/// A value of a scene file and the way to it.
struct SceneNode: Sendable {
  let json: JSONNode
  /// The way to it: `layers[2].opacity`.
  let path: String

  init(_ json: JSONNode, path: String = "") { (self.json, self.path) = (json, path) }

  /// The value of a member of this object.
  func child(_ member: JSONNode.Member) -> SceneNode {
    SceneNode(member.node, path: path.isEmpty ? member.key : "\(path).\(member.key)")
  }

  /// An item of this list.
  func child(_ json: JSONNode, at index: Int) -> SceneNode {
    SceneNode(json, path: "\(path)[\(index)]")
  }

  /// The items of this list; `nil` where it is none.
  var items: [SceneNode]? {
    guard case .array(let items) = json.value else { return nil }
    return items.enumerated().map { child($0.element, at: $0.offset) }
  }

  /// The text of this string; `nil` where it is none.
  var string: String? { if case .string(let text) = json.value { text } else { nil } }

  /// Whether this is `null`.
  var isNull: Bool { json.value == .null }

  /// Whether this is an object.
  var isObject: Bool { if case .object = json.value { true } else { false } }

  /// Whether this is an object that has a key.
  func has(_ key: String) -> Bool { keys.contains(key) }

  /// The value of a key of this object; `nil` where it has no such key.
  func member(_ key: String) -> SceneNode? {
    guard case .object(let members) = json.value else { return nil }
    return members.first { $0.key == key }.map(child)
  }

  /// The keys of this object; none where it is no object.
  var keys: [String] {
    if case .object(let members) = json.value { members.map(\.key) } else { [] }
  }

  /// A problem at this place.
  func problem(_ problem: String) -> SceneProblem {
    SceneProblem(problem, at: json.position, path: path)
  }

  /// The problem that something else stands here.
  func mustBe(_ wanted: String) -> SceneProblem { problem("must be \(wanted), not \(shown)") }

  /// What stands here, in words.
  var shown: String {
    switch json.value {
    case .string(let text): Wording.quoted(text)
    case .number(let digits): String(digits.prefix(Wording.longestQuotation))
    default: json.kindName
    }
  }
}
