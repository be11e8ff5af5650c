extension Option {
  private static let everywhere = Set(CommandName.allCases).subtracting([.help])

  /// The options that say what the program prints.
  static let output: [Option] = [
    format, plot, sheetFile, columns, fast, strict, trim, report, junit, dryRun, json, progress,
    quiet, verbose, helpFlag, version,
  ]

  static let format = Option(
    "format", takes: .choice(["table", "csv", "json"]), defaultText: "table", group: .output,
    of: [.frames], help: "the form in which the states are printed")

  static let plot = Option(
    "plot", takes: .text("FILE", "the name of an SVG file"), group: .output, of: [.frames],
    help: "draw the values of every animated property over one loop as an SVG, and print no states")

  static let sheetFile = Option(
    "sheet", takes: .text("FILE", "the name of a PNG file"), group: .output, of: [.scenes],
    help: "write a sheet with a small picture of each scene, in this list's order")

  static let columns = Option(
    "columns", takes: .whole("N", 1...1000), defaultText: "as many as make it square",
    group: .output, of: [.sheet, .scenes], help: "pictures in a row of the sheet")

  static let fast = Option(
    "fast", group: .output, of: [.verify],
    help: "read the container only, and decode no picture")

  static let strict = Option(
    "strict", group: .output, of: [.verify],
    help: "exit with 1 also where the pictures can't tell whether a file loops")

  static let trim = Option(
    "trim", takes: .text("NEW", "the name of a new file, such as loop.mp4"), group: .output,
    of: [.verify],
    help: "write the part of FILE that would loop as a new file, copied without loss where possible"
  )

  static let report = Option(
    "report", takes: .text("NEW.html", "the name of an HTML file, such as report.html"),
    group: .output, of: [.verify],
    help: "write the verdicts for people: one page with the pictures and a plot")

  static let junit = Option(
    "junit", takes: .text("NEW.xml", "the name of an XML file"), group: .output, of: [.verify],
    help: "write the verdicts as JUnit XML for a build pipeline")

  static let dryRun = Option(
    "dry-run", group: .output, of: exporters, help: "print the plan as JSON, and write nothing")

  static let json = Option(
    "json", group: .output, of: [.export, .verify, .batch, .scenes, .presets, .formats],
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
