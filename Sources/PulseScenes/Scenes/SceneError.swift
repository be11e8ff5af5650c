/// Why a scene can't be drawn.
public enum SceneError: Error, Hashable, Sendable {
  /// No scene has that name; `suggestion` is the nearest one.
  case unknownScene(String, suggestion: String?, known: [String])
  /// The name is that of a file.
  case sceneFile(String, known: [String])
  /// The scene has no such parameter; `suggestion` is the nearest one.
  case unknownParameter(scene: String, name: String, suggestion: String?, known: [String])
  /// A parameter's value is refused; `must` says what it must do or be.
  case value(
    scene: String, parameter: String, text: String, must: String, suggestion: String? = nil)
  /// A parameter's value is no colour.
  case color(scene: String, parameter: String, ColorTextError)
}

extension SceneError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .unknownScene(let name, let suggestion, let known):
      "unknown scene \(Wording.quoted(name))"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "; \(SceneError.listed(known))")
    case .sceneFile(let name, let known):
      "\(Wording.quoted(name)) is a file, and scenes from files cannot be drawn; "
        + SceneError.listed(known)
    case .unknownParameter(let scene, let name, let suggestion, let known):
      "the scene '\(scene)' has no parameter \(Wording.quoted(name))"
        + (suggestion.map { "; did you mean '\($0)'? It has " } ?? "; it has ")
        + Wording.list(known, conjunction: "and")
    case .value(let scene, let parameter, let text, let must, let suggestion):
      "the parameter '\(parameter)' of '\(scene)' must \(must), not \(Wording.quoted(text))"
        + Wording.offer(suggestion)
    case .color(let scene, let parameter, let error):
      "the parameter '\(parameter)' of '\(scene)': \(error)"
    }
  }

  private static func listed(_ known: [String]) -> String {
    known.count == 1
      ? "the catalogue has '\(known[0])'"
      : "the catalogue has \(Wording.list(known.map { "'\($0)'" }, conjunction: "and"))"
  }
}
