import PulseEncode
import PulseMedia
import PulsePresets
import PulseScenes
import PulseVerify

/// `pulse-video verify`: whether each file loops seamlessly, and why not.
struct VerifyCommand {
  let arguments: Arguments

  /// Bytes of pictures after which a report gets none of further files: browsers must still open it.
  private static let pictureRoom = 64 << 20

  /// The place that the files are for, if one is named.
  private var preset: Preset? {
    get throws { try arguments[.preset].map(PresetCatalogue.preset) }
  }

  /// Looks at every file, then says how the program ends: a missing file counts for more than an
  /// unreadable one, and that for more than a defective one.
  func run() throws -> ExitCode {
    let scene = try NamedScene(arguments)
    let trim = try TrimStep(arguments)
    try refuseSameOutputs()
    let preset = try preset
    if let preset, preset.rules.isEmpty {
      throw ExportError(
        .usage, "--preset \(preset.name): there are no rules for a file, as \(preset.reason)")
    }
    // Made before the work, so that a wrong name costs none.
    let junit = try document(.junit)
    defer { junit?.abandon() }
    let page = try document(.report)
    defer { page?.abandon() }
    var (reports, exitCode) = try lookAtAll(scene, keepsPictures: page != nil)
    var outcome: TrimStep.Outcome?
    if let trim, let report = reports.first, report.verdict != .unreadable {
      outcome = try trim.run(report, keepsPictures: page != nil)
    }
    if let outcome {
      exitCode = try tell(outcome, of: &reports)
    }
    if arguments.has(.json) {
      try StandardStream.output.write(JSONWriter.document(reports, outcome))
    }
    if let junit {
      try junit.write(Array(JUnitDocument(reports, isStrict: arguments.has(.strict)).text.utf8))
      try junit.commit()
    }
    if let page {
      try page.write(Array(VerifyReport(reports).html.utf8))
      try page.commit()
    }
    return exitCode
  }

  /// Refuses documents and a new file of one name, however it is written.
  private func refuseSameOutputs() throws(UsageError) {
    let outputs = [Option.trim, .report, .junit].compactMap { option in
      arguments[option].map { (option: option, path: $0) }
    }
    for (index, output) in outputs.enumerated() {
      for earlier in outputs[..<index] where FilePresence.willBeSame(earlier.path, output.path) {
        throw .sameOutput(earlier.option.name, output.option.name, file: output.path)
      }
    }
  }

  private func lookAtAll(
    _ scene: NamedScene?, keepsPictures: Bool
  ) throws -> ([FileReport], ExitCode) {
    var reports: [FileReport] = []
    var exitCode = ExitCode.done
    var room = keepsPictures ? Self.pictureRoom : 0
    for file in arguments.operands {
      let isThere = FilePresence.exists(at: file)
      let report =
        if FilePresence.isFolder(file) {
          FileReport(folder: file)
        } else {
          isThere ? try look(at: file, scene, room > 0) : FileReport(missing: file)
        }
      room -= report.seamFrames?.byteCount ?? 0
      let code = isThere ? self.exitCode(of: report) : .missingInput
      if code.number > exitCode.number { exitCode = code }
      reports.append(report)
      try tell(report)
    }
    return (reports, exitCode)
  }

  private func tell(_ report: FileReport) throws {
    guard !arguments.has(.json) else { return }
    try StandardStream.output.write(report.lines(withNotes: !arguments.has(.quiet)))
  }

  /// Says what came of a cut; a new file is looked at like any other.
  private func tell(
    _ outcome: TrimStep.Outcome, of reports: inout [FileReport]
  ) throws -> ExitCode {
    let source = reports.first?.file ?? ""
    if !arguments.has(.json) {
      try StandardStream.output.write(PlainText.line(outcome.line(from: source)) + "\n")
    }
    switch outcome {
    case .nothing(_, let isFailure): return isFailure ? .no : .done
    case .written(let trimmed):
      reports.append(trimmed.report)
      try tell(trimmed.report)
      return exitCode(of: trimmed.report)
    }
  }

  /// The file for a document about the files, if one is asked for.
  private func document(_ option: Option) throws -> OutputFile? {
    guard let path = arguments[option] else { return nil }
    try arguments.refuseReplacingInput(by: path, of: option)
    if ["-", "/dev/stdout", "/dev/stderr"].contains(path) {
      throw UsageError.documentStream(option.name)
    }
    let endings = option.name == Option.report.name ? ["html", "htm"] : ["xml"]
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last
    guard let ending, endings.contains(ending.lowercased()) else {
      throw UsageError.documentEnding(option.name, file: path, ending: endings[0])
    }
    return try OutputFile(path: path)
  }

  private func look(
    at file: String, _ scene: NamedScene?, _ keepsPictures: Bool
  ) throws -> FileReport {
    var options = VerifyOptions()
    options.fast = arguments.has(.fast)
    options.strict = arguments.has(.strict)
    options.keepsSeamFrames = keepsPictures
    options.loops = arguments[.loops].flatMap { Int(strict: $0) }
    if let scene, let drawing = try drawing(of: scene, in: file) {
      Notes.print(drawing.remarksOrReason.map { "\(file): \($0)" }, arguments)
      options.drawing = drawing
    }
    let reporter = ProgressReporter(style: ProgressStyle(arguments))
    defer { reporter.finish() }
    let report = try Verifier.verify(file: file, options: options) { progress in
      guard let total = progress.frameCount, progress.framesDone <= total else { return }
      reporter.report(finished: progress.framesDone, total: total)
    }
    return try preset?.judging(report).report ?? report
  }

  /// What a file should show; `nil` where its container can't be read.
  private func drawing(of scene: NamedScene, in file: String) throws -> Drawing? {
    var options = VerifyOptions()
    options.fast = true
    return try Verifier.verify(file: file, options: options).container.map(scene.drawing(in:))
  }

  private func exitCode(of report: FileReport) -> ExitCode {
    switch report.verdict {
    case .seamless: arguments.has(.strict) && report.isSceneUnfit ? .no : .done
    case .undecided: arguments.has(.strict) ? .no : .done
    case .defective: .no
    case .unreadable: .badInput
    }
  }
}

extension FileReport {
  /// The report on a file that isn't there; the others are looked at all the same.
  fileprivate init(missing file: String) {
    self.init(file: file, verdict: .unreadable, obstacle: "there is no file of that name")
  }

  /// The report on a folder.
  fileprivate init(folder: String) {
    let inside = ShellWord.quoted(folder.hasSuffix("/") ? folder : folder + "/")
    self.init(
      file: folder, verdict: .unreadable,
      obstacle: "it is a folder; name the files in it, as in: pulse-video verify \(inside)*.mp4")
  }
}
