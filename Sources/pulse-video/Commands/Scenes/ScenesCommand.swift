import PulseScenes
import PulseTimeline

/// `pulse-video scenes`: the catalogue, and what can be set in each scene.
struct ScenesCommand {
  let arguments: Arguments

  func run() throws {
    try StandardStream.output.write(arguments.has(.json) ? try document() : list)
  }

  /// All scenes with their parameters, for people.
  private var list: String {
    let layout = TextColumns(width: Environment.columns)
    return Catalogue.all.map { scene in
      let title = "\(scene.name): \(scene.description)"
      let rows = scene.parameters.map { (entry: $0.name, text: $0.helpText) }
      return (layout.wrapped(title) + [layout.table(rows)]).joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }

  /// All scenes as one JSON array, a scene a line.
  private func document() throws -> String {
    var json = JSONWriter()
    try json.array(lined: true) { json in
      for scene in Catalogue.all { try json.value(scene) }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  /// Writes a scene, with the loop that it makes at its defaults.
  fileprivate mutating func value(_ scene: SceneDescription) throws {
    let plan = try Timeline(try scene.layer(), rate: .fps60).plan
    object { json in
      json.member("schema", 1)
      json.member("name", scene.name)
      json.member("description", scene.description)
      json.member("period", plan.kind == .endless ? "\(plan.period)" : nil)
      json.member("warmUp", "\(plan.warmUp)")
      json.name("parameters")
      json.array { json in
        for parameter in scene.parameters { json.value(parameter) }
      }
    }
  }

  fileprivate mutating func value(_ parameter: SceneParameter) {
    object { json in
      json.member("name", parameter.name)
      json.member("type", parameter.kind.name)
      json.member("default", parameter.defaultText)
      json.member("description", parameter.description)
    }
  }
}
