/// Why a scene can't be drawn.
public enum SceneError: Error, Hashable, Sendable {
  /// No scene has that name; `suggestions` are those that may be meant.
  case unknownScene(String, suggestions: [String], known: [String])
  /// The name is that of a file, and the file's text is not given.
  case sceneFile(String, known: [String])
  /// The scene has no such parameter; `suggestion` is the nearest one.
  case unknownParameter(scene: String, name: String, suggestion: String?, known: [String])
  /// A parameter's value is refused; `must` says what it must do or be.
  case value(
    scene: String, parameter: String, text: String, must: String, suggestion: String? = nil)
  /// A parameter's value is no colour.
  case color(scene: String, parameter: String, ColorTextError)
  /// The scene's file is wrong, or becomes so with these values.
  case file(SceneFileError)
}

extension SceneError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .unknownScene(let name, let suggestions, let known):
      "unknown scene \(Wording.quoted(name))"
        + (suggestions.isEmpty ? "; \(SceneError.listed(known))" : Wording.offer(suggestions))
    case .sceneFile(let name, let known):
      "\(Wording.quoted(name)) is the name of a file, which only the command line reads; "
        + SceneError.listed(known)
    case .unknownParameter(let scene, let name, let suggestion, let known):
      "the scene '\(scene)' has no parameter \(Wording.quoted(name))"
        + (known.isEmpty
          ? ", nor any other; its file declares them under 'parameters'"
          : (suggestion.map { "; did you mean '\($0)'? It has " } ?? "; it has ")
            + Wording.list(known, conjunction: "and"))
    case .value(let scene, let parameter, let text, let must, let suggestion):
      "the parameter '\(parameter)' of '\(scene)' must \(must), not \(Wording.quoted(text))"
        + Wording.offer(suggestion)
    case .color(let scene, let parameter, let error):
      "the parameter '\(parameter)' of '\(scene)': \(error)"
    case .file(let error): "\(error)"
    }
  }

  private static func listed(_ known: [String]) -> String {
    let few = known.prefix(3).map { "'\($0)'" }
    guard known.count > few.count else {
      return "the catalogue has \(Wording.list(few, conjunction: "and"))"
    }
    return "the catalogue has \(known.count) scenes, such as "
      + Wording.list(few, conjunction: "and")
  }
}
