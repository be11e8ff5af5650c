extension Drawing: Codable {
  /// Reads an object of texts, one for each ``DrawingOption``, and `parameters`, itself an object
  /// of texts; what is missing has its default.
  ///
  /// `scene-file` is the text of the scene's file.
  /// Throws ``DrawingError`` for unknown keys and refused values. The scene and its parameters are
  /// checked when the drawing is resolved.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: TextKey.self)
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      if key == .parameters {
        parameters = try container.decode([String: String].self, forKey: key)
      } else if key == .sceneFile {
        sceneFile = try Drawing.sceneFile(try container.decode(String.self, forKey: key))
      } else {
        let text = try container.decode(String.self, forKey: key)
        try set(DrawingOption(named: key.stringValue), to: text)
      }
    }
    if container.contains(.option(.size)), container.contains(.option(.scale)) {
      throw DrawingError.sizeAndScale
    }
    if let file = sceneFile?.scene.name, file != scene {
      throw DrawingError.sceneName(scene, file: file)
    }
  }

  private static func sceneFile(_ text: String) throws(DrawingError) -> SceneFile {
    do {
      return try SceneFile(parsing: Array(text.utf8), file: "scene-file")
    } catch {
      throw .sceneFile(error)
    }
  }

  /// Writes the texts of all options, and the parameters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TextKey.self)
    for (key, text) in texts { try container.encode(text, forKey: key) }
    try container.encode(parameters, forKey: .parameters)
  }

  /// What ``encode(to:)`` writes, as JSON on one line with sorted keys.
  func canonicalJSON() throws -> String {
    var members = try texts.map {
      (key: $0.key.stringValue, json: try CanonicalJSON.quoted($0.text))
    }
    members.append((TextKey.parameters.stringValue, try CanonicalJSON.object(parameters)))
    return try CanonicalJSON.object(members)
  }

  /// The texts of all options that are set, and of the scene's file.
  private var texts: [(key: TextKey, text: String)] {
    let options = DrawingOption.allCases.compactMap { option in
      text(of: option).map { (key: TextKey.option(option), text: $0) }
    }
    return options + (sceneFile.map { [(.sceneFile, $0.text)] } ?? [])
  }
}

extension TextKey {
  fileprivate static let parameters = TextKey(stringValue: "parameters")
  fileprivate static let sceneFile = TextKey(stringValue: "scene-file")

  fileprivate static func option(_ option: DrawingOption) -> TextKey {
    TextKey(stringValue: option.rawValue)
  }
}
