public import PulseEncode
public import PulseScenes
import PulseTimeline

/// An export for a preset: what the user wants, and what the preset sets beside it.
public struct PresetOrder: Sendable {
  private let preset: Preset
  private let drawing: Drawing
  private let options: ExportOptions
  /// The names of the options that were set by hand.
  private let given: Set<String>

  /// Prepares an order.
  ///
  /// - Parameters:
  ///   - preset: the place that the files are for.
  ///   - drawing: what is drawn, with what the user set.
  ///   - options: how it is stored, with what the user set.
  ///   - given: the names, without dashes, of the options that the user set.
  /// - Throws: ``ExportError`` where nothing is written for the preset.
  public init(
    _ preset: Preset, drawing: Drawing, options: ExportOptions, given: Set<String>
  ) throws(ExportError) {
    if let obstacle = preset.obstacle {
      throw ExportError(.usage, "--preset \(preset.name) can't be written: \(obstacle)")
    }
    (self.preset, self.drawing, self.options, self.given) = (preset, drawing, options, given)
  }

  /// Decides everything about the export, and refuses what would break a rule.
  ///
  /// - Throws: what `Exporter.plan` throws, and ``ExportError`` for a rule: of kind `usage` where an option that
  ///   was set by hand breaks it, else `unreachable`.
  public func plan(files: [String]) throws -> ExportPlan {
    try plan(files: files, looking: true)
  }

  /// The same, without asking the file system about the names where `looking` is false.
  package func plan(files: [String], looking: Bool) throws -> ExportPlan {
    // A batch makes up the names itself.
    try checkEndings(files, remedy: looking ? "name the file accordingly" : nil)
    var failure: PresetAttempt.Failure?
    for length in try lengths() {
      for texts in PresetChoices(preset.settings.filter(isOpen)) {
        let attempt = PresetAttempt(
          preset: preset, drawing: drawing, options: options, given: given, texts: texts,
          longest: length)
        switch try attempt.plan(files: files, looking: looking) {
        case .success(let plan): return plan
        case .failure(let other): failure = failure.map { $0.better(other) } ?? other
        }
      }
    }
    throw failure?.error(preset, given)
      ?? ExportError(.usage, "--preset \(preset.name) sets nothing")
  }

  /// The lengths that a loop may be shortened to, `nil` for its own first.
  private func lengths() throws -> [Fraction?] {
    guard given.contains("retime"), !given.contains("longest") else { return [nil] }
    let longest = preset.rules.first { $0.subject == .duration && !$0.isAdvice }?.atMost
    let lengths = preset.lengths.isEmpty ? [longest].compactMap(\.self) : preset.lengths
    return [nil] + lengths
  }

  /// Whether the user has left a setting to the preset.
  private func isOpen(_ setting: PresetSetting) -> Bool {
    let rivals =
      switch setting.option {
      case "size": ["size", "scale"]
      case "bitrate": ["bitrate", "quality", "crf", "max-bytes"]
      default: [setting.option]
      }
    return given.isDisjoint(with: rivals)
  }

  private func checkEndings(_ files: [String], remedy: String?) throws(ExportError) {
    let written = preset.writtenEndings
    guard !written.isEmpty else {
      throw ExportError(
        .unavailable,
        "--preset \(preset.name) takes \(endings(preset.endings)), which can't be written here")
    }
    for file in files {
      let ending = file.split(separator: "/").last?.split(separator: ".").dropFirst().last ?? ""
      guard !written.contains(ending.lowercased()) else { continue }
      throw ExportError(
        .usage,
        "'\(file)': --preset \(preset.name) takes \(endings(written)); "
          + (remedy ?? "use --formats \(written[0])"))
    }
  }

  private func endings(_ names: [String]) -> String { Wording.list(names.map { "a .\($0)" }) }
}
