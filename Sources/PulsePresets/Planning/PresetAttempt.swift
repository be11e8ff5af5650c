import PulseEncode
import PulseScenes
import PulseTimeline

/// One way to meet a preset's rules.
struct PresetAttempt {
  let preset: Preset
  let drawing: Drawing
  let options: ExportOptions
  let given: Set<String>
  /// What the preset sets.
  let texts: [(option: String, text: String)]
  /// What a loop may last, in seconds, before it is shortened.
  let longest: Fraction?

  /// What a file is made as where the encoder has a choice of quality and nothing else is said.
  private static let usualQuality = 75.0

  /// Plans the export; a failure says which rules it would break.
  ///
  /// - Throws: what can't be mended by another attempt.
  func plan(files: [String], looking: Bool) throws -> Result<ExportPlan, Failure> {
    var (drawing, options) = (drawing, options)
    for (option, text) in texts { try set(option, text, &drawing, &options) }
    // A PNG without a number is an animated one only where the codec says so.
    let arePNGs = files.allSatisfy { $0.lowercased().hasSuffix(".png") }
    if arePNGs, preset.endings.contains("apng"), !given.contains("codec") { options.codec = "apng" }
    if let longest { drawing.longest = longest }
    do {
      let resolved = try drawing.resolve()
      setLength(resolved, &options)
      setCoding(resolved, &options)
      try limitBytes(&options)
      // Where the user's own way of coding leaves no limit, what the preset would allow means nothing.
      if options.maximumBytes == nil, !given.contains("allow") { options.concessions = [] }
      var plan = try self.plan(files, resolved, options, looking)
      if aim(&options, for: plan) { plan = try self.plan(files, resolved, options, looking) }
      let faults = plan.faults(preset)
      guard faults.isEmpty else { return .failure(Failure(faults: faults, error: nil)) }
      plan.accepts = { [preset, options] other in
        var options = options
        (options.maximumBytes, options.concessions) = (nil, [])
        let plan = try? Exporter.planWithoutLooking(files: files, drawing: other, options: options)
        return plan?.faults(preset).isEmpty ?? false
      }
      return .success(plan)
    } catch let error as LoopPlanError {
      return .failure(Failure(faults: [], error: error))
    }
  }

  private func plan(
    _ files: [String], _ drawing: ResolvedDrawing, _ options: ExportOptions, _ looking: Bool
  ) throws -> ExportPlan {
    looking
      ? try Exporter.plan(files: files, drawing: drawing, options: options)
      : try Exporter.planWithoutLooking(files: files, drawing: drawing, options: options)
  }

  private func set(
    _ name: String, _ text: String, _ drawing: inout Drawing, _ options: inout ExportOptions
  ) throws {
    if let option = DrawingOption(rawValue: name) {
      try drawing.set(option, to: text)
    } else if let option = StorageOption(rawValue: name) {
      try options.set(option, to: text)
    } else {
      throw ExportError(.unavailable, "--preset \(preset.name): '\(name)' can't be set here")
    }
  }
}

// MARK: - What follows from the loop

extension PresetAttempt {
  /// Repeats a loop that is shorter than allowed, in whole plays.
  private func setLength(_ drawing: ResolvedDrawing, _ options: inout ExportOptions) {
    guard given.isDisjoint(with: ["loops", "seconds"]) else { return }
    guard let least = preset.leastDuration, drawing.timeline.plan.duration < least else { return }
    options.repeats = .seconds(least)
  }

  /// Key frames, the encoder's own options, edit lists and sound.
  private func setCoding(_ drawing: ResolvedDrawing, _ options: inout ExportOptions) {
    var own = preset.encoderOptions
    if let time = preset.groupTime {
      let length = max(1, (time * drawing.timeline.plan.rate.framesPerSecond).floor)
      own += [CodecOption("g", "\(length)"), CodecOption("keyint_min", "\(length)")]
    }
    let byHand = options.codecOptions
    options.codecOptions =
      own.filter { option in !byHand.contains { $0.key == option.key } } + byHand
    if preset.avoidsEditLists { options.delivery.avoidsEditLists = true }
    if let sound = preset.sound { options.delivery.sound = sound }
  }

  /// Keeps files under the preset's limit, with the usual quality as the best that is tried.
  private func limitBytes(_ options: inout ExportOptions) throws(ExportError) {
    let rule = preset.rules.first { $0.subject == .bytes && !$0.isAdvice }
    guard let most = rule?.atMost ?? rule?.below.map({ $0 - 1 }) else { return }
    if let byHand = options.maximumBytes {
      guard Fraction(byHand) > most else { return }
      throw ExportError(
        .usage,
        "--max-bytes \(byHand) is more than --preset \(preset.name) allows: at most \(most.floor) bytes"
      )
    }
    guard given.isDisjoint(with: ["bitrate", "crf"]) else { return }
    if case .bitRate = options.quality { return }
    options.maximumBytes = most.floor
    if !given.contains("quality") { options.highestQuality = Self.usualQuality }
  }

  /// Tells the encoder the bit rate that a rule asks for; whether there was one.
  private func aim(_ options: inout ExportOptions, for plan: ExportPlan) -> Bool {
    guard given.isDisjoint(with: ["bitrate", "crf", "quality", "max-bytes"]),
      let output = plan.outputs.first
    else { return false }
    let facts = FactSheet(output, in: plan)
    let rule = preset.rules.first { $0.target != nil && facts.counts($0) }
    guard let target = rule?.target else { return false }
    options.quality = .bitRate(target)
    options.maximumBytes = nil
    return true
  }
}

extension ExportPlan {
  /// The rules that it would break, as far as that is known before anything is drawn.
  func faults(_ preset: Preset) -> [RuleOutcome] {
    outputs.flatMap { output in
      FactSheet(output, in: self).outcomes(of: preset, isPlanned: true).filter(\.isFault)
    }
  }
}
