import PulsePresets
import PulseScenes

extension UsageError {
  /// What is wrong and what would be right, in one sentence without a full stop.
  var sentence: String {
    switch self {
    case .nothingAsked, .missingCommand: "a command is missing; \(UsageError.listOfCommands)"
    case .unknownCommand(let word): UsageError.unknown(command: word)
    case .fileInsteadOfCommand(let file): UsageError.misplaced(file: file)
    case .unknownOption(let typed, let command):
      UsageError.unknown(option: typed, command: command)
    case .foreignOption(let name, let command): UsageError.foreign(name, command: command)
    case .missingValue(let name, let next): UsageError.missing(valueOf: name, next: next)
    case .unwantedValue(let name, let value):
      "--\(name) takes no value, but is given \(Wording.quoted(value))"
    case .wrongValue(let name, let value): UsageError.wrong(value, for: name)
    case .repeated(let name, let values): UsageError.repeated(name, values: values)
    case .exclusive(let first, let second):
      "--\(first) and --\(second) exclude each other; give one of them"
    case .repeatedKey(let name, let key):
      "--\(name) sets \(Wording.quoted(key)) twice; give it once"
    case .colorTwice: "--color X is short for --set color=X; give one of them"
    case .withoutScene(let name):
      "--\(name) says what a scene looks like, and none is named; add --scene pulse, or leave "
        + "--\(name) out to go by the file's own recipe"
    case .outputReplacesInput(let name, let file):
      "--\(name) would replace \(Wording.quoted(file)), which is to be read; give another name"
    case .sameOutput(let first, let second, let file):
      "--\(first) and --\(second) would both write \(Wording.quoted(file)); give one another name"
    case .documentStream(let name):
      "--\(name) writes a file, as the verdicts themselves go to standard output; give a name, such as "
        + (name == Option.report.name ? "report.html" : "verdicts.xml")
    case .trimsOneFile(let count):
      "--trim writes one new file, and \(count) files are named; name one"
    case .documentEnding(let name, let file, let ending):
      "--\(name) writes an \(ending.uppercased()) file, and \(Wording.quoted(file)) does not end in "
        + ".\(ending); name it so"
    case .missingOperand(let command, let preset): UsageError.missing(operandOf: command, preset)
    case .extraOperand(let word, let command): UsageError.extra(word, command: command)
    case .fileBesidePage(let file):
      "--web names the files in its folder itself; leave out \(Wording.quoted(file))"
    case .emptyOperand: "a file's name is empty"
    case .notText(let word):
      "the word \(Wording.quoted(word)) is not UTF-8, as names and values must be; where it is a "
        + "file's name, rename the file"
    case .repeatedOperand(let file):
      "\(Wording.quoted(file)) is named twice; name each file once"
    case .streamToTerminal:
      "'-' writes a video to standard output, which is a terminal; send it on, as in: "
        + "pulse-video export - | ffmpeg -i - out.mkv"
    case .jsonBesideStream:
      "--json and '-' both want standard output; write the video to a file"
    }
  }

  /// The words that list all commands.
  static let listOfCommands =
    "the commands are \(Wording.list(CommandName.allCases.map(\.rawValue), conjunction: "and"))"
}

// MARK: - One function for each longer case

extension UsageError {
  private static func unknown(command word: String) -> String {
    let near = Suggestion.nearest(to: word, among: CommandName.allCases.map(\.rawValue))
    return "unknown command \(Wording.quoted(word))"
      + (near == nil ? "; \(listOfCommands)" : Wording.offer(near))
  }

  private static func misplaced(file: String) -> String {
    let command: CommandName = file.lowercased().hasSuffix(".png") ? .still : .export
    return "\(Wording.quoted(file)) is no command; did you mean: "
      + "pulse-video \(command.rawValue) \(ShellWord.quoted(file))"
  }

  private static func unknown(option typed: String, command: CommandName?) -> String {
    let options = command.map(Option.all(of:)) ?? Option.table
    let name = String(typed.drop { $0 == "-" })
    let beginning = "unknown option \(Wording.quoted(typed))"
    if ["o", "output", "out"].contains(name) {
      return "\(beginning); files are named without an option, as in: "
        + "pulse-video export pulse.mp4"
    }
    let meant = ["html": Option.report, "fix": .trim, "cut": .trim, "repair": .trim]
    if let option = meant[name], command == nil || command == .verify {
      return "\(beginning); did you mean '\(option.synopsis)'?"
    }
    if name.contains(where: { "./".contains($0) }) {
      return "\(beginning); a file of that name is written \(ShellWord.quoted("./" + typed)), "
        + "or after '--'"
    }
    if options.contains(where: { $0.name == Option.set.name }), isParameter(name) {
      return "\(beginning); it is a parameter of a scene: --set \(name)=VALUE"
    }
    let near = Suggestion.nearest(to: name, among: options.map(\.name))
    return beginning + Wording.offer(near.map { "--\($0)" })
  }

  private static func isParameter(_ name: String) -> Bool {
    Catalogue.all.contains { $0.parameters.contains { $0.name == name } }
  }

  private static func foreign(_ name: String, command: CommandName) -> String {
    let owners = CommandName.allCases.filter { Option.named(name)?.commands.contains($0) ?? false }
    let list = Wording.list(owners.map { "'\($0.rawValue)'" }, conjunction: "and")
    return "--\(name) belongs to \(list), not to '\(command.rawValue)'"
  }

  private static func missing(valueOf name: String, next: String?) -> String {
    let expectation = Option.named(name)?.value?.expectation ?? "a value"
    let hint = next.map { next in
      "; if \(Wording.quoted(next)) is meant, write \(ShellWord.quoted("--\(name)=\(next)"))"
    }
    let isColor = [Option.color.name, Option.background.name].contains(name)
    let comment =
      "; a shell takes an unquoted # for the beginning of a comment, so write "
      + "--\(name) '#cc0000' with the quotes"
    return "--\(name) needs a value: \(expectation)\(hint ?? (isColor ? comment : ""))"
  }

  private static func wrong(_ value: String, for name: String) -> String {
    let declared = Option.named(name)?.value
    let near =
      Suggestion.nearest(to: value, among: declared?.choices ?? [])
      ?? Suggestion.number(in: value) { text in
        declared.map { $0.isPlainNumber && $0.accepts(text) } ?? false
      }
    return "--\(name) must be \(declared?.expectation ?? "something else"), "
      + "not \(Wording.quoted(value))" + Wording.offer(near)
      + Wording.noteOnDigits(of: value)
  }

  private static func repeated(_ name: String, values: [String]) -> String {
    let list = Wording.list(values.map(Wording.quoted), conjunction: "and")
    return "--\(name) is given \(values.count) times, as \(list); give it once"
  }

  /// Where a preset is named, the example is a file for it.
  private static func missing(operandOf command: CommandName, _ preset: String?) -> String {
    let known = preset.flatMap { try? PresetCatalogue.preset(named: $0) }
    let fitting = known.flatMap { preset in
      preset.writtenEndings.first.map { ending in
        "\(command.rawValue) \(preset.name).\(ending) --preset \(preset.name)"
      }
    }
    return
      "'\(command.rawValue)' needs a file, as in: pulse-video \(fitting ?? command.examples[0])"
  }

  private static func extra(_ word: String, command: CommandName) -> String {
    let takes =
      switch command.operands {
      case .none: "'\(command.rawValue)' takes no file"
      case .optional: "'\(command.rawValue)' takes one word"
      case .any: "'\(command.rawValue)' takes one table"
      case .one, .oneOrMore: "'\(command.rawValue)' writes one file"
      }
    let isScene = Catalogue.names.contains(word) || word.hasSuffix(".json")
    let hasScene = Option.scene.commands.contains(command) && command != .scenes
    let hint = isScene && hasScene ? "; a scene is named by --scene \(ShellWord.quoted(word))" : ""
    return "\(takes), so \(Wording.quoted(word)) is too much\(hint)"
  }
}
