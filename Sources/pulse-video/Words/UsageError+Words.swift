extension UsageError {
  /// What is wrong and what would be right, in one sentence without a full stop.
  var sentence: String {
    switch self {
    case .nothingAsked, .missingCommand:
      "a command is missing; \(UsageError.listOfCommands)"
    case .unknownCommand(let word): UsageError.unknown(command: word)
    case .fileInsteadOfCommand(let file):
      "'\(file)' is no command; did you mean: pulse-video \(UsageError.use(of: file))"
    case .unknownOption(let typed, let command):
      UsageError.unknown(option: typed, command: command)
    case .foreignOption(let name, let command): UsageError.foreign(name, command: command)
    case .missingValue(let name, let next): UsageError.missing(valueOf: name, next: next)
    case .unwantedValue(let name, let value):
      "--\(name) takes no value, but '--\(name)=\(value)' gives one"
    case .wrongValue(let name, let value): UsageError.wrong(value, for: name)
    case .repeated(let name, let values):
      "--\(name) is given \(values.count) times (\(values.joinedByAnd)); give it once"
    case .exclusive(let first, let second):
      "--\(first) and --\(second) exclude each other; give one of them"
    case .repeatedKey(let name, let key): "--\(name) sets '\(key)' twice; give it once"
    case .colorTwice: "--color X is short for --set color=X; give one of them"
    case .missingOperand, .extraOperand, .emptyOperand, .repeatedOperand, .jsonBesideStream:
      sentenceOnOperands
    }
  }

  private var sentenceOnOperands: String {
    switch self {
    case .missingOperand(let command):
      "'\(command.rawValue)' needs a file, as in: pulse-video \(command.examples[0])"
    case .extraOperand(let word, let command): UsageError.extra(word, command: command)
    case .emptyOperand: "a file's name is empty"
    case .repeatedOperand(let file): "'\(file)' is named twice; each file is written once"
    case .jsonBesideStream:
      "--json and '-' both want standard output; write the video to a file"
    default: ""
    }
  }
}

// MARK: - One function a case

extension UsageError {
  static var listOfCommands: String {
    "the commands are " + CommandName.allCases.map(\.rawValue).joinedByAnd
  }

  private static func unknown(command word: String) -> String {
    let names = CommandName.allCases.map(\.rawValue)
    guard let near = Suggestion.nearest(to: word, among: names) else {
      return "unknown command '\(word)'; \(listOfCommands)"
    }
    return "unknown command '\(word)'; did you mean '\(near)'?"
  }

  private static func use(of file: String) -> String {
    let command = file.lowercased().hasSuffix(".png") ? "still" : "export"
    return "\(command) \(shellQuoted(file))"
  }

  private static func unknown(option typed: String, command: CommandName?) -> String {
    let options = command.map(Option.all(of:)) ?? Option.table
    let name = String(typed.drop { $0 == "-" })
    if let near = Suggestion.nearest(to: name, among: options.map(\.name)) {
      return "unknown option '\(typed)'; did you mean '--\(near)'?"
    }
    if ["o", "output", "out"].contains(name) {
      return "unknown option '\(typed)'; files are named without an option, as in: "
        + "pulse-video export pulse.mp4"
    }
    let isLikelyFile = name.contains { "./".contains($0) }
    return "unknown option '\(typed)'"
      + (isLikelyFile
        ? "; a file of that name is written \(shellQuoted("./" + typed)), or after '--'" : "")
  }

  private static func foreign(_ name: String, command: CommandName) -> String {
    let owners = CommandName.allCases.filter { Option.named(name)?.commands.contains($0) ?? false }
    let list = owners.map { "'\($0.rawValue)'" }.joinedByAnd
    return "--\(name) belongs to \(list), not to '\(command.rawValue)'"
  }

  private static func missing(valueOf name: String, next: String?) -> String {
    let expectation = Option.named(name)?.value?.expectation ?? "a value"
    let hint = next.map { "; if '\($0)' is meant, write --\(name)=\($0)" } ?? ""
    return "--\(name) needs a value: \(expectation)\(hint)"
  }

  private static func wrong(_ value: String, for name: String) -> String {
    let declared = Option.named(name)?.value
    let near = Suggestion.nearest(to: value, among: declared?.choices ?? [])
    return "--\(name) can't be '\(value)'; it takes \(declared?.expectation ?? "another value")"
      + (near.map { " (did you mean '\($0)'?)" } ?? "")
  }

  private static func extra(_ word: String, command: CommandName) -> String {
    switch command.operands {
    case .none: "'\(command.rawValue)' takes no file, so '\(word)' is too much"
    case .one: "'\(command.rawValue)' writes one file, so '\(word)' is too much"
    case .optional, .oneOrMore: "'\(word)' is too much"
    }
  }

  /// A word as a shell would need it.
  static func shellQuoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./,:+@%".utf8.contains($0)
      }
    }
    return isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
