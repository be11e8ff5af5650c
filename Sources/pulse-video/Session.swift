/// One run of the program, from its words to its exit code.
struct Session {
  let words: [String]

  func run() -> ExitCode {
    do throws(UsageError) {
      return answer(try ArgumentParser.parse(words))
    } catch .nothingAsked {
      StandardStream.error.writeIfPossible(Help.usage)
      return .usage
    } catch {
      return report(Message(for: error, command: ArgumentParser.command(in: words)))
    }
  }

  private func answer(_ request: Request) -> ExitCode {
    do {
      try perform(request)
      return .done
    } catch {
      return report(Message(for: error, command: ArgumentParser.command(in: words)))
    }
  }

  private func perform(_ request: Request) throws {
    switch request {
    case .version: try StandardStream.output.write(Version.text)
    case .help(let command):
      let help = Help(width: Environment.columns)
      try StandardStream.output.write(command.map(help.page(of:)) ?? help.program)
    case .run(let arguments): try run(arguments)
    }
  }

  private func run(_ arguments: Arguments) throws {
  }

  private func report(_ message: Message) -> ExitCode {
    StandardStream.error.writeIfPossible(message.lines(colored: Environment.wantsColor))
    return message.exitCode
  }
}
