/// A scene that someone wrote: a JSON text in Core Animation's words.
///
/// Two files are equal where their texts are, spaces apart.
public struct SceneFile: Sendable {
  /// The longest file, in bytes.
  public static let longestFile = JSONLimits.file.bytes

  /// The whole file as JSON on one line, for recipes; ``init(parsing:file:)`` takes it back.
  public let text: String
  /// What it is called, what may be set, and how it is built.
  public let scene: SceneDescription

  /// Reads a file and builds the scene once with its defaults, so that mistakes show at once.
  ///
  /// The text may come from a stranger: everything it can ask for is bounded.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: Its name, for messages.
  public init(parsing bytes: [UInt8], file: String) throws(SceneFileError) {
    let json: JSONNode
    do {
      json = try JSONReader.read(bytes)
    } catch {
      throw SceneFileError(error, file: file)
    }
    do {
      let document = try SceneDocument(json)
      scene = SceneDescription(document, file: file)
      try SceneFile.buildOnce(document)
    } catch {
      throw SceneFileError(error, file: file)
    }
    text = json.minified
  }

  private static func buildOnce(_ document: SceneDocument) throws(SceneProblem) {
    do {
      let values = try SceneValues([:], for: document.parameters, of: document.name)
      _ = try document.build(values)
    } catch let error as SceneDocument.BuildError {
      guard case .file(let problem) = error else {
        throw document.fields.node.problem("the defaults don't suit the scene: \(error.words)")
      }
      throw problem
    } catch {
      throw document.fields.node.problem("\(error)")
    }
  }
}

extension SceneDocument.BuildError {
  fileprivate var words: String {
    switch self {
    case .file(let problem): problem.problem
    case .scene(let error): "\(error)"
    }
  }
}

extension SceneFile: Hashable {
  /// Whether both have the same text.
  public static func == (left: SceneFile, right: SceneFile) -> Bool { left.text == right.text }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension SceneDescription {
  /// The scene of a file.
  init(_ document: SceneDocument, file: String) {
    self.init(
      name: document.name, description: document.description, resembles: document.resembles,
      jumps: document.jumps,
      parameters: document.parameters,
      build: { (values) throws(SceneError) in
        do throws(SceneDocument.BuildError) {
          return try document.build(values)
        } catch {
          switch error {
          case .file(let problem): throw .file(SceneFileError(problem, file: file))
          case .scene(let error): throw error
          }
        }
      })
  }
}
