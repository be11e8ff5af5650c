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
      let title = "\(scene.name): \(scene.summary)"
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
