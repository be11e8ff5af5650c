import PulseMedia
import PulseScenes

extension Drawing {
  /// What the command line says is to be drawn; what it doesn't name stays as it is by default.
  ///
  /// The values are judged by ``PulseScenes/Drawing/set(_:to:)``, which serves recipes as well. A
  /// scene that is a file is read here.
  init(_ arguments: Arguments) throws {
    self.init()
    for option in DrawingOption.allCases {
      guard let declared = Option.named(option.rawValue), arguments.has(declared) else { continue }
      try set(option, to: declared.value == nil ? "true" : arguments[declared] ?? "")
    }
    if Drawing.isFile(scene) {
      let file = try SceneFile(contentsOf: scene)
      (scene, sceneFile) = (file.scene.name, file)
    }
    for (key, value) in arguments.pairs(.set) { parameters[key] = value }
    if let color = arguments[.color] { parameters["color"] = color }
  }

  /// Whether what stands behind `--scene` is a file's name: no scene's has a dot or a slash.
  private static func isFile(_ name: String) -> Bool { name.contains { "./".contains($0) } }
}

extension SceneFile {
  /// Reads a scene file.
  ///
  /// - Throws: `MediaError` where it can't be read, `SceneFileError` where it is wrong.
  init(contentsOf path: String) throws {
    let bytes = try SmallFile.bytes(ofFile: path, limit: SceneFile.longestFile)
    try self.init(parsing: bytes, file: path)
  }
}
