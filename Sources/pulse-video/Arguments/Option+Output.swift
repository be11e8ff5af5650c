extension Option {
  private static let everywhere = Set(CommandName.allCases).subtracting([.help])

  /// The options that say what the program prints.
  static let output: [Option] = [
    format, fast, strict, junit, dryRun, json, progress, quiet, verbose, helpFlag, version,
  ]

  static let format = Option(
    "format", takes: .choice(["table", "csv", "json"]), defaultText: "table", group: .output,
    of: [.frames], help: "the form in which the states are printed")

  static let fast = Option(
    "fast", group: .output, of: [.verify],
    help: "read the container only, and decode no picture")

  static let strict = Option(
    "strict", group: .output, of: [.verify],
    help: "exit with 1 also where the pictures can't tell whether a file loops")

  static let junit = Option(
    "junit", takes: .text("FILE", "the name of an XML file"), group: .output, of: [.verify],
    help: "write the verdicts as JUnit XML for a build pipeline")

  static let dryRun = Option(
    "dry-run", group: .output, of: exporters, help: "print the plan as JSON, and write nothing")

  static let json = Option(
    "json", group: .output, of: [.export, .verify, .batch, .scenes, .formats],
    help: "print the result as JSON on standard output")

  static let progress = Option(
    "progress", takes: .choice(["line", "json", "none"]), defaultText: "line on a terminal",
    group: .output, of: [.export, .verify, .batch],
    help: "how long work reports itself on standard error; json is one object a line")

  static let quiet = Option(
    "quiet", letter: "q", group: .output, of: everywhere,
    help: "print results and errors only, no notes and no progress")

  static let verbose = Option(
    "verbose", letter: "v", group: .output, of: everywhere,
    help: "print libav's log as well")

  static let helpFlag = Option(
    "help", letter: "h", group: .output, of: Set(CommandName.allCases), help: "show this help")

  static let version = Option(
    "version", group: .output, of: [], help: "show the program's and libav's versions")
}
