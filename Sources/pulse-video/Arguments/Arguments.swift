/// A command line that has been understood: each option is known, belongs to the command and has a
/// value that its declaration accepts.
struct Arguments: Sendable {
  /// What to do.
  let command: CommandName

  /// The words that are neither options nor their values, in the order given.
  let operands: [String]

  private let values: [String: [String]]

  init(command: CommandName, operands: [String], given: [GivenOption]) {
    self.command = command
    self.operands = operands
    values = Dictionary(grouping: given, by: \.option.name)
      .mapValues { $0.map { $0.value ?? "" } }
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The names, without dashes, of all options that were given.
  var names: Set<String> { Set(values.keys) }

  /// The value of an option; `nil` where it was not given.
  subscript(_ option: Option) -> String? { values[option.name]?.last }

  /// Refuses an output of `verify` or `frames` that would replace what they read: the operands, and
  /// the scene where that is a file.
  func refuseReplacingInput(by path: String, of option: Option) throws(UsageError) {
    let inputs = operands + [self[.scene]].compactMap(\.self)
    if let file = inputs.first(where: { FilePresence.areSame($0, path) }) {
      throw .outputReplacesInput(option.name, file: file)
    }
  }

  /// All values of a repeatable option, in the order given.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// The keys and values of a repeatable `KEY=VALUE` option, in the order given.
  func pairs(_ option: Option) -> [(key: String, value: String)] {
    all(option).map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (key: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
    }
  }
}

/// An option as it was met on the command line, with its value unless it is a flag.
struct GivenOption: Sendable {
  let option: Option
  let value: String?
}
