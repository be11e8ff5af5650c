import PulseEncode
import PulseTimeline

extension PresetAttempt {
  /// Why an attempt meets not all rules.
  struct Failure: Error {
    let faults: [RuleOutcome]
    /// Why there is no loop at all.
    let error: LoopPlanError?

    /// The one of two that is nearer to success; the first of equals.
    func better(_ other: Failure) -> Failure {
      if error != nil { return other.error == nil ? other : self }
      return other.error == nil && other.faults.count < faults.count ? other : self
    }

    /// The sentence for the user.
    func error(_ preset: Preset, _ given: Set<String>) -> any Error {
      if let error { return error }
      guard let fault = faults.first(where: { !culprits($0, given).isEmpty }) ?? faults.first else {
        return ExportError(.unreachable, "--preset \(preset.name) can't be met")
      }
      let names = culprits(fault, given)
      guard names.isEmpty else {
        let list = names.map { "--\($0)" }.joined(separator: ", ")
        return ExportError(
          .usage, "\(list) breaks a rule of --preset \(preset.name): \(fault.sentence)")
      }
      return ExportError(
        .unreachable,
        "--preset \(preset.name) can't be met: \(fault.sentence)\(remedy(fault))")
    }

    /// The options set by hand that decide about what a rule looks at.
    private func culprits(_ fault: RuleOutcome, _ given: Set<String>) -> [String] {
      let options: [String] =
        switch fault.rule.subject {
        case .width, .height, .longestSide, .shortestSide, .size, .aspect: ["size", "scale"]
        case .samples: ["size", "scale", "fps", "loops", "seconds"]
        case .fps, .frameTime: ["fps"]
        case .frames: ["fps", "loops", "seconds"]
        case .duration: ["loops", "seconds"]
        case .playedTime: ["plays", "loops", "seconds"]
        case .plays: ["plays"]
        case .alpha: ["background", "pixel-format"]
        case .codec: ["codec"]
        case .pixelFormat: ["pixel-format", "background"]
        default: []
        }
      return options.filter(given.contains)
    }

    private func remedy(_ fault: RuleOutcome) -> String {
      guard [.duration, .frames, .playedTime].contains(fault.rule.subject) else { return "" }
      return "; --retime plays the loop faster to fit, --longest S to last at most S seconds"
    }
  }
}
