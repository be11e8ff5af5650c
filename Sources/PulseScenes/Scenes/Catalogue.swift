/// The scenes that can be drawn by name.
public enum Catalogue {
  /// All scenes; the first one is the default.
  public static let all: [SceneDescription] = [.pulse]

  /// The scene of that name, ignoring nothing: names are lower case.
  public static func scene(named name: String) throws(SceneError) -> SceneDescription {
    if let scene = all.first(where: { $0.name == name }) { return scene }
    let known = all.map(\.name)
    let isFile = name.contains("/") || name.asciiLowercased.hasSuffix(".json")
    if isFile { throw .sceneFile(name, known: known) }
    throw .unknownScene(
      name, suggestion: Suggestion.nearest(to: name, among: known), known: known)
  }
}
