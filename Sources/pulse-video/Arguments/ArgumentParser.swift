/// Turns a command line into a request, or says what is wrong with it.
struct ArgumentParser {
  private let scanner: ArgumentScanner

  /// Understands the words of a command line, without the program's own name.
  static func parse(_ words: [String]) throws(UsageError) -> Request {
    if words.isEmpty { throw .nothingAsked }
    if let request = request(forHelpIn: words) { return request }
    return try ArgumentParser(scanner: ArgumentScanner(words)).request()
  }

  /// Help and version are answered whatever else the line says.
  private static func request(forHelpIn words: [String]) -> Request? {
    let words = words.prefix { $0 != "--" }
    if words.contains(Option.helpFlag.typed) || words.contains("-h") {
      return .help(command(in: words))
    }
    return words.contains(Option.version.typed) ? .version : nil
  }

  /// The first word that is a command's name; what help and hints are about.
  static func command(in words: some Sequence<String>) -> CommandName? {
    words.lazy.compactMap(CommandName.init).first
  }

  private func request() throws(UsageError) -> Request {
    let command = try command()
    try checkOptions(of: command)
    let operands = Array(scanner.operands.dropFirst())
    if scanner.options.contains(where: { $0.option.name == Option.web.name }) {
      if let file = operands.first { throw .fileBesidePage(file) }
    } else {
      try check(operands, of: command)
    }
    let arguments = try arguments(command, operands)
    try checkPairs(arguments)
    guard command == .help else { return .run(arguments) }
    return .help(try operands.first.map { word throws(UsageError) in try knownCommand(word) })
  }

  /// Puts the parts together; the word behind `scenes` is the scene, with or without `--scene`.
  private func arguments(
    _ command: CommandName, _ operands: [String]
  ) throws(UsageError) -> Arguments {
    guard command == .scenes, let scene = operands.first else {
      return Arguments(command: command, operands: operands, given: scanner.options)
    }
    let named = scanner.options.filter { $0.option.name == Option.scene.name }.compactMap(\.value)
    guard named.isEmpty else { throw .repeated(Option.scene.name, values: named + [scene]) }
    return Arguments(
      command: command, operands: [],
      given: scanner.options + [GivenOption(option: .scene, value: scene)])
  }

  private func command() throws(UsageError) -> CommandName {
    guard let word = scanner.operands.first else { throw .missingCommand }
    return try knownCommand(word)
  }

  private func knownCommand(_ word: String) throws(UsageError) -> CommandName {
    if let command = CommandName(rawValue: word) { return command }
    throw word.contains(where: { "./".contains($0) }) || word == "-"
      ? .fileInsteadOfCommand(word) : .unknownCommand(word)
  }
}

// MARK: - Checks

extension ArgumentParser {
  private func checkOptions(of command: CommandName) throws(UsageError) {
    for given in scanner.options {
      let option = given.option
      guard option.commands.contains(command) else {
        throw .foreignOption(option.name, command: command)
      }
      if let value = given.value, option.value?.accepts(value) == false {
        throw .wrongValue(option.name, value: value)
      }
      let values = scanner.options.filter { $0.option.name == option.name }.compactMap(\.value)
      if !option.isRepeatable, values.count > 1 {
        throw .repeated(option.name, values: values)
      }
    }
    try checkExclusions()
  }

  private func checkExclusions() throws(UsageError) {
    let given = Set(scanner.options.map(\.option.name))
    for group in Option.exclusive {
      let both = group.filter { given.contains($0.name) }
      if both.count > 1 { throw .exclusive(both[0].name, both[1].name) }
    }
  }

  private func check(_ operands: [String], of command: CommandName) throws(UsageError) {
    let allowed = command.operands.allowed
    if operands.count < allowed.lowerBound {
      let preset = scanner.options.first { $0.option.name == Option.preset.name }?.value
      throw .missingOperand(command, preset: preset)
    }
    if operands.count > allowed.upperBound {
      throw .extraOperand(operands[allowed.upperBound], command: command)
    }
    for (index, operand) in operands.enumerated() {
      if operand.isEmpty { throw .emptyOperand }
      if operands[..<index].contains(operand) { throw .repeatedOperand(operand) }
    }
  }

  private func checkPairs(_ arguments: Arguments) throws(UsageError) {
    for option in Option.table where option.isRepeatable {
      var seen: Set<String> = []
      for (key, _) in arguments.pairs(option) where !seen.insert(key).inserted {
        throw .repeatedKey(option.name, key: key)
      }
    }
    if arguments.has(.color), arguments.pairs(.set).contains(where: { $0.key == "color" }) {
      throw .colorTwice
    }
    guard arguments.command != .verify else {
      if arguments.has(.trim), arguments.operands.count != 1 {
        throw .trimsOneFile(count: arguments.operands.count)
      }
      return try checkScene(arguments)
    }
    if arguments.has(.json), arguments.command != .batch, arguments.operands.contains("-") {
      throw .jsonBesideStream
    }
  }

  /// Without a scene, `verify` goes by the file's recipe, which leaves nothing to be set.
  private func checkScene(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.has(.scene) else { return }
    if let option = Option.completingScene.first(where: arguments.has) {
      throw .withoutScene(option.name)
    }
  }
}
