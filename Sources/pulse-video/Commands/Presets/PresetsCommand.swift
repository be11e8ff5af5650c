import PulsePresets

/// `pulse-video presets`: the places that files are sent to, and what each demands.
struct PresetsCommand {
  let arguments: Arguments

  func run() throws {
    if let name = arguments.operands.first {
      let preset = try PresetCatalogue.preset(named: name)
      return try StandardStream.output.write(
        arguments.has(.json)
          ? JSONWriter.document([preset]) : preset.page(width: Environment.columns))
    }
    try StandardStream.output.write(
      arguments.has(.json) ? JSONWriter.document(PresetCatalogue.all) : list)
  }

  /// All presets for people: what each is and its rules in brief, those that can't be written last.
  private var list: String {
    let layout = TextColumns(width: Environment.columns)
    let written = PresetCatalogue.all.filter { !$0.writtenEndings.isEmpty }
    let others = PresetCatalogue.all.filter { $0.writtenEndings.isEmpty }
    let rows = written.map { (entry: $0.name, text: "\($0.title): \($0.summary)") }
    let rest = others.map { (entry: $0.name, text: "\($0.title): \($0.reason)") }
    let hint = "'pulse-video presets NAME' shows the rules of one, with sources and dates."
    let blocks =
      [layout.table(rows)]
      + (rest.isEmpty ? [] : ["Not written here:\n" + layout.table(rest)])
      + [layout.wrapped(hint).joined(separator: "\n")]
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
