import PulseScenes
import PulseTimeline

/// Scene files for tests.
enum TestScene {
  /// A file of 100 x 100 points with one layer; the members of it are given as JSON.
  static func file(layer: String = "", top: String = "") -> String {
    """
    {"name": "test", "description": "A test",\(top.isEmpty ? "" : " \(top),")
    "size": [100, 100], "layers": [
    {\(layer)}]}
    """
  }

  /// The scene of a text.
  static func scene(_ text: String) throws -> SceneDescription {
    try SceneFile(parsing: Array(text.utf8), file: "test.json").scene
  }

  /// The only layer of ``file(layer:top:)``.
  static func layer(
    _ members: String, top: String = "", parameters: [String: String] = [:]
  ) throws -> Layer {
    let root = try scene(file(layer: members, top: top)).layer(parameters: parameters)
    return root.sublayers[0]
  }

  /// What an expression comes to, as the opacity of a layer.
  static func number(_ expression: String, top: String = "") throws -> Double {
    try layer("\"zPosition\": \"\(expression)\"", top: top).zPosition
  }
}
