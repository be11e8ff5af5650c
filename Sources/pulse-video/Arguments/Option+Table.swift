extension Option {
  /// Every option of the program, in the order in which help lists them.
  static let table: [Option] = drawing + timing + storing + many + output

  /// Options of which at most one may be given.
  static let exclusive: [[Option]] = [
    [.size, .scale], [.loops, .seconds], [.quality, .crf, .bitrate], [.maxBytes, .crf],
    [.maxBytes, .bitrate], [.web, .codec], [.web, .pixelFormat], [.frame, .phase],
    [.start, .phase], [.quiet, .verbose], [.fast, .scene], [.fast, .trim],
    [.scene, .sheetFile], [.json, .sheetFile], [.format, .plot],
    [.merge, .vary], [.merge, .shard], [.merge, .dryRun], [.gallery, .dryRun],
  ]

  /// The options that a command takes, in the table's order.
  static func all(of command: CommandName) -> [Option] {
    table.filter { $0.commands.contains(command) }
  }

  /// The option with a long name, which is given without dashes.
  static func named(_ name: some StringProtocol) -> Option? {
    table.first { $0.name == name }
  }

  /// The option with a one-letter name.
  static func lettered(_ letter: Character) -> Option? {
    table.first { $0.letter == letter }
  }
}
