import PulseTimeline

/// A scene file that has been taken apart: what it is called, what may be set, and the rest, which is
/// read anew for each set of values.
struct SceneDocument: Sendable {
  /// The keys of a scene file.
  static let keys = [
    "$schema", "name", "description", "resembles", "jumps", "size", "parameters", "let", "checks",
    "notes", "reach", "layer", "layers",
  ]

  let name: String
  let description: String
  /// Which well-known animation it resembles; `nil` where none is named.
  let resembles: String?
  /// What jumps at the seam, by design; `nil` where nothing does.
  let jumps: String?
  let parameters: [SceneParameter]
  let fields: SceneFields

  /// Takes a parsed file apart and checks what does not depend on values.
  init(_ json: JSONNode) throws(SceneProblem) {
    let fields = try SceneFields(SceneNode(json), keys: SceneDocument.keys, of: "a scene")
    var reader = SceneReader()
    name = try reader.sceneName(try fields.required("name"))
    description = try reader.plainText(try fields.required("description"))
    resembles = try reader.optional(fields, "resembles", SceneReading.text)
    jumps = try reader.optional(fields, "jumps", SceneReading.text)
    if let node = fields.optional("parameters") {
      parameters = try reader.parameters(node, of: name)
    } else {
      parameters = []
    }
    try fields.atMostOne(of: ["layer", "layers"])
    try fields.atMostOne(of: ["layer", "size"])
    guard fields.has("layer") || fields.has("layers") else {
      throw fields.node.problem("'layers' is missing, or 'layer' for a single one")
    }
    self.fields = fields
  }
}

extension SceneReader {
  /// The longest name of a scene, in characters.
  static let longestName = 64

  /// A scene's name: small letters, digits and hyphens.
  fileprivate mutating func sceneName(_ node: SceneNode) throws(SceneProblem) -> String {
    let name = try plainText(node)
    let isRight = name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard isRight, (1...SceneReader.longestName).contains(name.utf8.count), !name.hasPrefix("-")
    else {
      throw node.problem(
        "a scene's name is made of up to \(SceneReader.longestName) small letters, digits and "
          + "hyphens, unlike \(Wording.quoted(name))")
    }
    return name
  }
}
