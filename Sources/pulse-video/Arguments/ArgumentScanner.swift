/// Splits a command line's words into options with their values and operands.
///
/// It understands `--fps=30`, `--fps 30`, `-q`, joined letters (`-qv`), `-` as a file's name, `--`
/// (all that follows are operands), and options before the command as well as after it. A word
/// that begins with `-` is taken as a value only where it is a number (`--start -1`), as no option
/// looks like one.
struct ArgumentScanner {
  /// The options met, in the order given.
  private(set) var options: [GivenOption] = []

  /// The operands met, in the order given; the command is the first of them.
  private(set) var operands: [String] = []

  private var rest: ArraySlice<String>

  /// Reads all words, without the program's own name.
  init(_ words: [String]) throws(UsageError) {
    rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        rest = []
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try readLetters(word)
      } else {
        operands.append(word)
      }
    }
  }

  /// The command, as far as it is known yet.
  private var command: CommandName? { operands.first.flatMap(CommandName.init) }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = Option.named(parts[0]) else {
      throw .unknownOption("--\(parts[0])", command: command)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    var value = attached
    if option.value == nil {
      if let attached { throw .unwantedValue(option.name, value: attached) }
    } else if attached == nil {
      value = try nextValue(of: option)
    }
    options.append(GivenOption(option: option, value: value))
  }

  /// Reads `-q` or several letters behind one dash; only flags have letters.
  private mutating func readLetters(_ word: String) throws(UsageError) {
    for letter in word.dropFirst() {
      guard let option = Option.lettered(letter) else {
        throw .unknownOption(word, command: command)
      }
      options.append(GivenOption(option: option, value: nil))
    }
  }

  private mutating func nextValue(of option: Option) throws(UsageError) -> String {
    guard let next = rest.first, ArgumentScanner.canBeValue(next) else {
      throw .missingValue(option.name, next: rest.first)
    }
    rest.removeFirst()
    return next
  }

  /// Whether a word can stand where a value is expected.
  private static func canBeValue(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return true }
    return word.dropFirst().first.map { $0.isNumber || $0 == "." } ?? false
  }
}
