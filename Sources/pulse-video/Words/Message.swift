import PulseBatch
import PulseEncode
import PulseMedia
import PulseScenes
import PulseTimeline

/// The one message that a failure costs, and the exit code that goes with it.
///
/// Every error of every module is turned into words here and nowhere else.
package struct Message: Hashable, Sendable {
  /// What is wrong, where, and what would be right; `nil` where silence is right.
  package let sentence: String?

  /// Everything in particular, a line each.
  let details: [String]

  /// A further line that says where to read on.
  package let hint: String?

  /// How the program ends.
  package let exitCode: ExitCode

  init(
    _ sentence: String?, details: [String] = [], hint: String? = nil, exitCode: ExitCode
  ) {
    self.sentence = sentence
    self.details = details
    self.hint = hint
    self.exitCode = exitCode
  }

  /// The message for an error that any part of the program has thrown.
  ///
  /// - Parameter command: The command that was run, for the hint; `nil` before it is known.
  package init(for error: any Error, command: CommandName? = nil) {
    switch error {
    case let error as UsageError: self.init(usage: error.sentence, command: command)
    case let error as StreamError: self.init(stream: error)
    case let error as LoopPlanError: self.init(error.description, exitCode: ExitCode(error))
    case let error as SceneFileError: self.init(error.description, exitCode: .badInput)
    case SceneError.file(let error): self.init(error.description, exitCode: .badInput)
    case let error as RecipeError: self.init(error.description, exitCode: .usage)
    case let error as SceneError: self.init(usage: error.description, command: command)
    case let error as DrawingError: self.init(usage: error.sentence, command: command)
    case let error as ExportError: self.init(error.description, exitCode: ExitCode(error.kind))
    case let error as BatchError: self.init(error.description, exitCode: ExitCode(error.kind))
    case let error as BatchProblems: self.init(batch: error)
    case let error as MediaError where error.kind == .closedPipe:
      self.init(nil, exitCode: .closedPipe)
    case let error as MediaError: self.init(error.description, exitCode: ExitCode(error.kind))
    default: self.init(String(describing: error), exitCode: .internalFault)
    }
  }

  private init(usage sentence: String, command: CommandName?) {
    let command = command.map { " \($0.rawValue)" } ?? ""
    self.init(sentence, hint: "See 'pulse-video\(command) --help'.", exitCode: .usage)
  }

  private init(batch error: BatchProblems) {
    let count = "\(error.count) error\(error.count == 1 ? "" : "s")"
    var details = error.problems.map(\.description)
    if error.count > details.count { details.append("and \(error.count - details.count) more") }
    self.init(
      "\(error.source ?? "the batch") has \(count); nothing was written", details: details,
      exitCode: error.source == nil ? .usage : .badInput)
  }

  private init(stream error: StreamError) {
    switch error {
    case .closedPipe: self.init(nil, exitCode: .closedPipe)
    case .failed(let reason):
      self.init("standard output can't be written: \(reason)", exitCode: .inputOutput)
    }
  }

  /// The lines for standard error, made harmless for a terminal.
  package func lines(colored: Bool) -> String {
    guard let sentence else { return "" }
    let mark = colored ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    let lines =
      [PlainText.line(Message.plain(sentence))] + details.map { "  " + PlainText.line($0) }
      + (hint.map { [$0] } ?? [])
    return "pulse-video: \(mark) " + lines.joined(separator: "\n") + "\n"
  }

  /// A sentence as it stands behind a colon: no capital at its beginning, no full stop at its end.
  private static func plain(_ sentence: String) -> String {
    let body = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    let beginning = body.prefix(2)
    // A file's name and place, or a word in capitals.
    let word = body.prefix { $0 != " " }
    let isName =
      word.contains { "./:".contains($0) }
      || (beginning.count == 2 && beginning.dropFirst().allSatisfy { $0.isUppercase })
    return isName ? String(body) : body.prefix(1).lowercased() + body.dropFirst()
  }
}
