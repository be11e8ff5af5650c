/// What a command line asks for.
enum Request: Sendable {
  /// The version of the program and of its libraries.
  case version
  /// The help page of the program, or of one command.
  case help(CommandName?)
  /// A command to be run.
  case run(Arguments)
}
