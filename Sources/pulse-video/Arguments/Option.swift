/// One option as the command line declares it.
///
/// Parsing, help, suggestions and error messages all read these declarations; nothing else says
/// which options there are.
struct Option: Sendable {
  /// The long name, without its dashes.
  let name: String

  /// The one-letter name; `nil` where there is none.
  let letter: Character?

  /// What the option takes; `nil` makes it a flag.
  let value: OptionValue?

  /// Whether it may be given several times.
  let isRepeatable: Bool

  /// What holds without the option, as help shows it; `nil` where that needs no words.
  let defaultText: String?

  /// The commands for which ``defaultText`` doesn't hold, and which need no words of their own.
  let noDefault: Set<CommandName>

  /// What the option does, without a full stop.
  let help: String

  /// The heading under which help lists it.
  let group: OptionGroup

  /// The commands that take it.
  let commands: Set<CommandName>

  init(
    _ name: String, letter: Character? = nil, takes value: OptionValue? = nil,
    isRepeatable: Bool = false, defaultText: String? = nil, noDefault: Set<CommandName> = [],
    group: OptionGroup, of commands: Set<CommandName>, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isRepeatable = isRepeatable
    self.defaultText = defaultText
    self.noDefault = noDefault
    self.group = group
    self.commands = commands
    self.help = help
  }

  /// The long name as it is typed: `--fps`.
  var typed: String { "--\(name)" }

  /// How help writes the option: `--fps R`, `-q, --quiet`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + typed + (value.map { " \($0.placeholder)" } ?? "")
  }
}
