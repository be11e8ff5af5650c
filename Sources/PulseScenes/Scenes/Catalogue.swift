import PulseCatalogue
import Synchronization

/// The scenes that can be drawn by name: scene files that are built into the program.
public enum Catalogue {
  /// The scenes' names; the first one is the default.
  public static let names: [String] = SceneTexts.all.map(\.name)

  /// All scenes, in the order of ``names``.
  public static let all: [SceneDescription] = SceneTexts.all.map(description)

  /// The scene of that name, ignoring nothing: names are lower case.
  public static func scene(named name: String) throws(SceneError) -> SceneDescription {
    // Only the file that is asked for is read.
    if let entry = SceneTexts.all.first(where: { $0.name == name }) { return description(entry) }
    let isFile = name.contains("/") || name.asciiLowercased.hasSuffix(".json")
    if isFile { throw .sceneFile(name, known: names) }
    throw .unknownScene(
      name, suggestions: Suggestion.likely(name, among: names), known: names)
  }

  /// What has been read so far: a batch asks for the same scene in every row.
  private static let known = Mutex<[String: SceneDescription]>([:])

  private static func description(_ entry: SceneTexts.Entry) -> SceneDescription {
    if let scene = known.withLock({ $0[entry.name] }) { return scene }
    let scene = read(entry)
    known.withLock { $0[entry.name] = scene }
    return scene
  }

  private static func read(_ entry: SceneTexts.Entry) -> SceneDescription {
    do {
      let json = try JSONReader.read(entry.bytes)
      return SceneDescription(try SceneDocument(json), file: entry.name)
    } catch {
      // Every file of the catalogue is read by a test.
      preconditionFailure("the scene '\(entry.name)' can't be read: \(error)")
    }
  }
}
