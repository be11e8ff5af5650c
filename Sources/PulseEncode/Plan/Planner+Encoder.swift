import PulseMedia
import PulseScenes

extension Planner {
  /// The bit rate that the user asked for, where the codec has one.
  func bitRate(for codec: Codec) -> Int? {
    guard case .bitRate(let rate) = options.quality, codec.rateControl != nil else { return nil }
    return rate
  }

  /// The options that the encoder is opened with: ours first, then the user's, which win.
  func codecOptions(for codec: Codec) throws(ExportError) -> [CodecOption] {
    var result = codec.effortOptions(options.effort, width: drawing.canvas.width)
    if let control = codec.rateControl, let value = try constantRate(control, codec: codec) {
      result.append(CodecOption(control.optionName, value))
    }
    for option in options.codecOptions where isKnown(option, to: codec) {
      try checkChoice(option, of: codec)
      result.removeAll { $0.key == option.key }
      result.append(option)
    }
    return result
  }

  /// Refuses wishes that none of the outputs can take.
  func checkWishes(_ outputs: [OutputPlan]) throws(ExportError) {
    let codecs = outputs.map(\.codec)
    try checkAnimations(outputs)
    if options.quality != .standard, !codecs.contains(where: { $0.rateControl != nil }) {
      throw ExportError(
        .usage,
        "none of the outputs has a quality to choose: \(names(codecs)) store every picture exactly")
    }
    for option in options.codecOptions where !codecs.contains(where: { isKnown(option, to: $0) }) {
      let known = codecs.compactMap(\.encoder).flatMap(MediaLibrary.encoderOptions(named:))
      let nearest = Suggestion.nearest(to: option.key, among: known)
      throw ExportError(
        .usage,
        "no encoder of these outputs (\(names(codecs))) has the option '\(option.key)'"
          + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
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
      "--codec-option \(option.key)=: \(codec.name) has no \(option.key) '\(wrong)'; \(offer)")
  }

  private func isKnown(_ option: CodecOption, to codec: Codec) -> Bool {
    guard let encoder = codec.encoder, codec.rateControl != nil else { return false }
    return MediaLibrary.encoderOptions(named: encoder).contains(option.key)
  }

  private func constantRate(
    _ control: RateControl, codec: Codec
  ) throws(ExportError) -> String? {
    switch options.quality {
    case .bitRate where codec.isAnimation, .constantRate where codec.isAnimation:
      throw ExportError(.usage, "\(codec.name) takes neither --crf nor --bitrate; use --quality")
    case .bitRate: return nil
    case .level(let level): return text(control.value(forQuality: level))
    case .constantRate(let value):
      guard control.scale.contains(value), control.takesFractions || value == value.rounded()
      else {
        let kind = control.takesFractions ? "a number" : "a whole number"
        let range = "\(text(control.scale.lowerBound)) (best) ... \(text(control.scale.upperBound))"
        throw ExportError(
          .usage, "--crf \(text(value)): \(codec.name) takes \(kind) of \(range)")
      }
      return text(value)
    }
  }

  private func text(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  private func names(_ codecs: [Codec]) -> String {
    var seen: [String] = []
    for codec in codecs where !seen.contains(codec.name) { seen.append(codec.name) }
    return seen.joined(separator: ", ")
  }
}
