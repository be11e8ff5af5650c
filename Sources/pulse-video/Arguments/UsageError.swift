/// What can be wrong with a command line.
///
/// The words for it are in `UsageError+Words.swift`.
enum UsageError: Error, Hashable, Sendable {
  /// There is no word at all.
  case nothingAsked
  /// The first word that is no option is no command either.
  case unknownCommand(String)
  /// The first word that is no option is a file's name.
  case fileInsteadOfCommand(String)
  /// There are options but no command.
  case missingCommand
  /// No option has that name, which is given as it was typed.
  case unknownOption(String, command: CommandName?)
  /// The option exists, but not for this command.
  case foreignOption(String, command: CommandName)
  /// The option needs a value, and the line or the next option comes instead.
  case missingValue(String, next: String?)
  /// A flag was given a value.
  case unwantedValue(String, value: String)
  /// The value is not what the option takes.
  case wrongValue(String, value: String)
  /// An option that may be given once was given twice.
  case repeated(String, values: [String])
  /// Two options say different things about the same.
  case exclusive(String, String)
  /// A parameter of the scene is set twice.
  case repeatedKey(String, key: String)
  /// `--color` and `--set color=…` are both given.
  case colorTwice
  /// An option completes a scene that is not named.
  case withoutScene(String)
  /// A document would replace a file that is to be read.
  case outputReplacesInput(String, file: String)
  /// Two outputs of one command would be one file.
  case sameOutput(String, String, file: String)
  /// A document would go where the verdicts are printed.
  case documentStream(String)
  /// One new file can't be made of several.
  case trimsOneFile(count: Int)
  /// A document's name has another ending than its kind, as where its value was forgotten and a film
  /// would be replaced.
  case documentEnding(String, file: String, ending: String)
  /// The command needs a file.
  case missingOperand(CommandName, preset: String?)
  /// There are more words than the command takes.
  case extraOperand(String, command: CommandName)
  /// A file is named beside a page, whose files have names of their own.
  case fileBesidePage(String)
  /// A file's name is the empty text.
  case emptyOperand
  /// The same file is named twice.
  case repeatedOperand(String)
  /// Standard output is to hold both a video and a JSON document.
  case jsonBesideStream
  /// A video would go to a terminal.
  case streamToTerminal
  /// A word of the command line is not UTF-8.
  case notText(String)
}
