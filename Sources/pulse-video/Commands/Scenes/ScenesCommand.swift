import PulseEncode
import PulseScenes
import PulseTimeline

/// `pulse-video scenes`: the catalogue, and what can be set in each scene.
struct ScenesCommand {
  let arguments: Arguments

  func run() throws {
    if let file = arguments[.sheetFile] { return try writeSheet(file) }
    if arguments.has(.scene) {
      let scene = try Drawing(arguments).sceneDescription()
      Notes.print(try SceneLoop(scene).notes, arguments)
      return try StandardStream.output.write(
        arguments.has(.json) ? try document([scene]) : try page(of: scene))
    }
    try StandardStream.output.write(
      arguments.has(.json) ? try document(Catalogue.all) : try list)
  }

  private func writeSheet(_ file: String) throws {
    let tiles = try SceneSheet.tiles()
    let size = try ContactSheet.write(
      file: file, tiles: tiles, columns: arguments[.columns].flatMap { Int(strict: $0) },
      overwrites: !arguments.has(.noOverwrite))
    guard !arguments.has(.quiet) else { return }
    try StandardStream.output.write(
      "\(PlainText.line(file)): \(size.width)x\(size.height), \(tiles.count) scenes\n")
  }

  /// All scenes, for people: what each shows, how long its loop is, and what can be set.
  private var list: String {
    get throws {
      let layout = TextColumns(width: Environment.columns)
      let rows = try Catalogue.all.map { scene in
        let parameters = scene.parameters.map(\.name).joined(separator: ", ")
        let period = try SceneLoop(scene).words
        return (entry: scene.name, text: "\(scene.description) (\(period)); \(parameters)")
      }
      let hint = "'pulse-video scenes NAME' explains the parameters of one."
      return layout.table(rows) + "\n\n" + layout.wrapped(hint).joined(separator: "\n") + "\n"
    }
  }

  /// One scene with its parameters.
  private func page(of scene: SceneDescription) throws -> String {
    let layout = TextColumns(width: Environment.columns)
    var lines = layout.wrapped("\(scene.name): \(scene.description)")
    if let resembles = scene.resembles { lines += layout.wrapped("Resembles \(resembles).") }
    lines += layout.wrapped("Period: \(try SceneLoop(scene).words)")
    if let jumps = scene.jumps {
      lines += layout.wrapped("Jumps where the loop begins again, by design: \(jumps)")
    }
    guard !scene.parameters.isEmpty else { return lines.joined(separator: "\n") + "\n" }
    let rows = scene.parameters.map { (entry: $0.name, text: $0.helpText) }
    return (lines + ["", "Parameters, for --set:", layout.table(rows)]).joined(separator: "\n")
      + "\n"
  }

  /// Scenes as one JSON array, a scene a line.
  private func document(_ scenes: [SceneDescription]) throws -> String {
    var json = JSONWriter()
    try json.array(lined: true) { json in
      for scene in scenes { try json.value(scene) }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  /// Writes a scene, with the loop that it makes at its defaults.
  fileprivate mutating func value(_ scene: SceneDescription) throws {
    let loop = try SceneLoop(scene)
    object { json in
      json.member("schema", 1)
      json.member("name", scene.name)
      json.member("description", scene.description)
      json.member("resembles", scene.resembles)
      json.member("jumps", scene.jumps)
      json.member("period", loop.period.map { "\($0)" })
      json.member("warmUp", loop.warmUp.map { "\($0)" })
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
      json.members(of: parameter.kind)
    }
  }

  /// Writes the range of a number or a time, and its unit where it has one.
  private mutating func members(of kind: SceneParameter.Kind) {
    switch kind {
    case .color, .easing: break
    case .number(let range, let unit):
      member("min", range.lowerBound)
      member("max", range.upperBound)
      if !unit.isEmpty { member("unit", unit) }
    case .time(let range):
      member("min", range.lowerBound.doubleValue)
      member("max", range.upperBound.doubleValue)
      member("unit", "seconds")
    }
  }
}
