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
    let fields = try SceneFields(
      SceneNode(json), keys: SceneDocument.keys, of: "a scene",
      elsewhere: SceneDocument.hint)
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
    if fields.has("layer"), let size = fields.optional("size") {
      throw size.problem("'size' can't stand beside 'layer', whose 'bounds' are the scene's size")
    }
    guard fields.has("layer") || fields.has("layers") else {
      throw fields.node.problem(
        "'layers' is missing, a list with the scene's 'size' beside it, or 'layer' for a single one"
      )
    }
    try SceneDocument.checkShape(fields)
    self.fields = fields
  }
}

extension SceneDocument {
  /// Tells one layer and several apart, which are easily confused.
  private static func checkShape(_ fields: SceneFields) throws(SceneProblem) {
    if let node = fields.optional("layers"), node.isObject {
      throw node.problem(
        "must be a list of layers, not one; write 'layer', and leave out 'size', or put square "
          + "brackets around it")
    }
    if let node = fields.optional("layer"), node.items != nil {
      throw node.problem("must be one layer, not a list; write 'layers', and the scene's 'size'")
    }
    guard fields.has("layer") || fields.has("size") else {
      throw fields.node.problem(
        "'size' is missing: a scene of several 'layers' has a \"size\": [width, height] in points")
    }
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
