import PulseMedia

/// One run of the program, from its words to its exit code.
struct Session {
  /// The words of the command line, without the program's own name.
  let words: [String]

  /// A word among them that is not UTF-8.
  let brokenWord: String?

  func run() -> ExitCode {
    StandardDescriptors.reserve()
    Interruption.install()
    do {
      if let brokenWord { throw UsageError.notText(brokenWord) }
      return try perform(try ArgumentParser.parse(words))
    } catch UsageError.nothingAsked {
      StandardStream.error.writeIfPossible(Help.usage)
      return .usage
    } catch {
      let message = Message(for: error, command: ArgumentParser.command(in: words))
      StandardStream.error.writeIfPossible(message.lines(colored: Environment.wantsColor))
      return message.exitCode
    }
  }

  private func perform(_ request: Request) throws -> ExitCode {
    switch request {
    case .version: try StandardStream.output.write(Version.text)
    case .help(let command):
      let help = Help(width: Environment.columns)
      try StandardStream.output.write(command.map(help.page(of:)) ?? help.program)
    case .run(let arguments):
      if arguments.has(.verbose) { MediaLog.level = .verbose }
      return try run(arguments)
    }
    return .done
  }

  private func run(_ arguments: Arguments) throws -> ExitCode {
    switch arguments.command {
    case .export: try ExportCommand(arguments: arguments).run()
    case .batch: return try BatchCommand(arguments: arguments).run()
    case .still: try StillCommand(arguments: arguments).run()
    case .sheet: try SheetCommand(arguments: arguments).run()
    case .frames: try FramesCommand(arguments: arguments).run()
    case .verify: return try VerifyCommand(arguments: arguments).run()
    case .scenes: try ScenesCommand(arguments: arguments).run()
    case .presets: try PresetsCommand(arguments: arguments).run()
    case .formats: try FormatsCommand(arguments: arguments).run()
    case .help: break
    }
    return .done
  }
}
