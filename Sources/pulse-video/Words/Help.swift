import PulseScenes

/// The help pages, made from the declarations of commands, options and scene parameters.
struct Help {
  let layout: TextColumns

  init(width: Int) { layout = TextColumns(width: width) }

  /// What a command line without any word gets.
  static let usage = """
    usage: pulse-video COMMAND [options] [FILE...]

      pulse-video export pulse.mp4 --color '#0a84ff'

    \(UsageError.listOfCommands).
    See 'pulse-video --help'.

    """

  /// The program's page.
  var program: String {
    page([
      layout.wrapped(
        "pulse-video writes animations as videos that loop without a visible seam."
      ).joined(separator: "\n"),
      "Start here:\n" + commandLines(CommandName.export.examples),
      "Commands:\n"
        + layout.table(CommandName.allCases.map { (entry: $0.heading, text: $0.summary) }),
      "Everywhere:\n" + table(of: [.quiet, .helpFlag, .version], in: nil),
      "See 'pulse-video help COMMAND' for a command's options.",
    ])
  }

  /// A command's page.
  func page(of command: CommandName) -> String {
    let options = Option.all(of: command)
    let groups = OptionGroup.allCases.compactMap { group -> String? in
      let members = options.filter { $0.group == group }
      return members.isEmpty ? nil : "\(group.rawValue):\n" + table(of: members, in: command)
    }
    let title =
      layout.wrapped("pulse-video \(command.synopsis)")
      + layout.wrapped("\(command.summary)", indent: 2)
    return page(
      [title.joined(separator: "\n"), "Examples:\n" + commandLines(command.examples)] + groups
        + notes(on: command))
  }

  private func page(_ parts: [String]) -> String { parts.joined(separator: "\n\n") + "\n" }

  private func commandLines(_ examples: [String]) -> String {
    examples.map { "  pulse-video \($0)" }.joined(separator: "\n")
  }

  private func table(of options: [Option], in command: CommandName?) -> String {
    layout.table(
      options.map { option in
        let holds = command.map { !option.noDefault.contains($0) } ?? true
        let standard = holds ? option.defaultText.map { " (default: \($0))" } : nil
        return (entry: option.synopsis, text: option.help + (standard ?? ""))
      })
  }
}

extension Help {
  /// What a table may hold.
  fileprivate static let columns = """
    A table is CSV (commas, semicolons or tabs; the first line names the columns) or a JSON array of \
    objects. Columns are parameters of the scene, options of 'export' without their dashes, \
    codec-option.KEY, 'name' for whole file names (the ending is added), and any other word that --name uses. An empty cell \
    takes what the options on the command line say. Finished files are skipped; manifest.jsonl in the \
    folder knows them.
    """
}

extension CommandName {
  /// The command and its operands: `export FILE...`.
  fileprivate var heading: String {
    operands.placeholder.map { "\(rawValue) \($0)" } ?? rawValue
  }
}

extension Help {
  /// What is worth knowing about a command besides its options.
  private func notes(on command: CommandName) -> [String] {
    guard Option.all(of: command).contains(where: { $0.name == Option.set.name }) else { return [] }
    let standard = try? Catalogue.scene(named: Drawing().scene)
    let parameters = standard.map { scene in
      "Parameters of the scene '\(scene.name)', for --set:\n"
        + layout.table(scene.parameters.map { (entry: $0.name, text: $0.helpText) })
    }
    let others = """
      There are \(Catalogue.names.count) scenes; 'pulse-video scenes' lists them, and 'pulse-video \
      scenes --scene NAME' the parameters of one.
      """
    let values = """
      Colours are written as in CSS ('#0a84ff', tomato, 'hsl(211 100% 52%)') or as \
      'hsb(0, 1, 0.8)'; times and rates are exact: 0.75, 61/60, 30000/1001. A file whose name \
      begins with '-' is written ./-NAME, or after '--'.
      """
    let notes = command == .batch ? [Help.columns, values] : [values]
    return [
      command == .export ? formats : nil, parameters,
      layout.wrapped(others).joined(separator: "\n"),
    ].compactMap(\.self)
      + notes.map { layout.wrapped($0).joined(separator: "\n") }
  }
}
