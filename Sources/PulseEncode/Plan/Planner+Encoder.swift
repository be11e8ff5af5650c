import PulseMedia
import PulseRaster
import PulseScenes
import PulseTimeline

extension Planner {
  /// The bit rate that the user asked for, or below which quality decides; `nil` where the encoder
  /// needs none.
  func bitRate(for encoder: CodecEncoder?) -> Int? {
    guard let control = encoder?.rateControl else { return nil }
    if case .bitRate(let rate) = options.quality { return rate }
    guard control.needsCeiling else { return nil }
    return RateControl.ceiling(
      pixels: drawing.canvas.width * drawing.canvas.height,
      framesPerSecond: drawing.timeline.plan.rate.framesPerSecond.doubleValue)
  }

  /// The options that the encoder is opened with: ours first, then the user's, which win.
  func codecOptions(
    for codec: Codec, _ encoder: CodecEncoder?, layout: PixelLayout, in format: FileFormat
  ) throws(ExportError) -> [CodecOption] {
    if codec.isAnimation { return try animationOptions(codec) }
    guard let encoder, format.takesCodecOptions else { return [] }
    var result = try ownOptions(for: codec, encoder, layout)
    for option in options.codecOptions where isKnown(option, to: encoder) {
      try checkChoice(option, of: codec)
      try checkValue(option, of: encoder)
      result.removeAll { $0.key == option.key }
      result.append(option)
    }
    return result
  }

  private func ownOptions(
    for codec: Codec, _ encoder: CodecEncoder, _ layout: PixelLayout
  ) throws(ExportError) -> [CodecOption] {
    let named = Set(options.codecOptions.map(\.key))
    // A preset of the user's stands for all that an effort is made of.
    var result =
      named.contains("preset")
      ? [] : encoder.options(options.effort, layout: layout, width: drawing.canvas.width)
    guard let control = encoder.rateControl else { return result }
    let value = try constantRate(control, codec: codec)
    if let value { result += [CodecOption("crf", text(value))] + control.companions }
    if !named.contains("crf") {
      for option in encoder.seamOptions(
        constantRate: value, frameCount: drawing.timeline.frameCount)
      {
        result.join(option)
      }
    }
    return result
  }

  /// Refuses wishes that none of the outputs can take.
  func checkWishes(_ outputs: [OutputPlan]) throws(ExportError) {
    let codecs = outputs.map(\.codec)
    try checkConcessions()
    try checkAnimations(outputs)
    let encoders = outputs.filter(\.format.takesCodecOptions).compactMap(\.encoder)
    let haveQuality = outputs.contains { $0.encoder?.rateControl != nil || $0.codec == .webpLossy }
    if options.quality != .standard, !haveQuality {
      let why =
        codecs.contains(.prores)
        ? "ProRes has its own for each profile" : exactness(codecs)
      throw ExportError(.usage, "none of the outputs has a quality to choose: \(why)")
    }
    for option in options.codecOptions where !encoders.contains(where: { isKnown(option, to: $0) })
    {
      let known = encoders.map(\.name).flatMap(MediaLibrary.encoderOptions(named:))
      let nearest = Suggestion.nearest(to: option.key, among: known)
      throw ExportError(
        .usage,
        "no encoder of these outputs (\(names(codecs))) has the option '\(option.key)'"
          + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        codecOption: option.key)
    }
  }

  private func checkConcessions() throws(ExportError) {
    guard options.maximumBytes == nil, !options.concessions.isEmpty else { return }
    let all = Concession.allCases.filter(options.concessions.contains).map(\.rawValue)
    throw ExportError(
      .usage,
      "--allow \(all.joined(separator: ",")) says what --max-bytes may lower, and no most bytes are set; add "
        + "--max-bytes N, or leave it out")
  }

  private func checkChoice(_ option: CodecOption, of codec: Codec) throws(ExportError) {
    // x264 takes several tunes at once, and presets by number.
    let values = option.value.split(whereSeparator: { ",./-+".contains($0) }).map(String.init)
    guard let choices = codec.choices(forOption: option.key), Int(option.value) == nil,
      let wrong = values.first(where: { !choices.contains($0) })
    else { return }
    let nearest = Suggestion.nearest(to: wrong, among: choices)
    let offer =
      nearest.map { "did you mean '\($0)'?" } ?? "it takes \(choices.joined(separator: ", "))"
    throw ExportError(
      .usage,
      "--codec-option \(option.key)=: \(codec.name) has no \(option.key) '\(wrong)'; \(offer)",
      codecOption: option.key)
  }

  /// Refuses what libav would refuse only when the encoder is opened.
  private func checkValue(
    _ option: CodecOption, of encoder: CodecEncoder
  ) throws(ExportError) {
    guard
      let rule = MediaLibrary.rule(
        forOption: option.key, ofEncoder: encoder.name, refusing: option.value)
    else { return }
    throw ExportError(
      .usage,
      "--codec-option \(option.key)= of \(encoder.name) must be \(rule.words), not "
        + Wording.quoted(option.value)
        + Wording.offer(Suggestion.nearest(to: option.value, among: rule.choices)),
      codecOption: option.key)
  }

  private func isKnown(_ option: CodecOption, to encoder: CodecEncoder) -> Bool {
    MediaLibrary.encoderOptions(named: encoder.name).contains(option.key)
  }

  private func constantRate(
    _ control: RateControl, codec: Codec
  ) throws(ExportError) -> Double? {
    switch options.quality {
    case .bitRate: return nil
    case .level(let level): return control.value(forQuality: level)
    case .constantRate(let value):
      guard control.scale.contains(value), control.takesFractions || value == value.rounded()
      else {
        let kind = control.takesFractions ? "a number" : "a whole number"
        let range = "\(text(control.scale.lowerBound)) (best) ... \(text(control.scale.upperBound))"
        throw ExportError(
          .usage, "--crf \(text(value)): \(codec.name) takes \(kind) of \(range)")
      }
      return value
    }
  }

  private func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  private func exactness(_ codecs: [Codec]) -> String {
    guard !codecs.contains(.gif) else {
      return "a GIF takes all colours that it can; --size and --fps make it smaller"
    }
    let isOne = Set(codecs.map(\.name)).count == 1
    return "\(names(codecs)) \(isOne ? "stores" : "store") every picture exactly"
  }

  private func names(_ codecs: [Codec]) -> String {
    var seen: [String] = []
    for codec in codecs where !seen.contains(codec.name) { seen.append(codec.name) }
    return seen.joined(separator: ", ")
  }
}
