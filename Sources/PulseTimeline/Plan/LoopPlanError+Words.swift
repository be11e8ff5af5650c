extension LoopPlanError: CustomStringConvertible {
  /// What is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .animation(let error): error.description
    case .notWhole(let period, let rate, let fitting, let periodsNeeded):
      LoopPlanError.notWholeText(period, rate, fitting, periodsNeeded)
    case .tooManyFrames(let period, let rate, let periods, let frames, let limit):
      LoopPlanError.tooManyFramesText(period, rate, periods, frames, limit)
    case .tooFarFromWhole(let period, let rate, let frames):
      "One period of \(period.secondsText) is \(LoopPlanError.frames(period, rate)) frames at "
        + "\(rate.words) frames a second, so that \(frames) would change the speed by more than "
        + "10 %; a higher rate comes closer."
    case .tooLong(let period, let limit, let contributors, let proposal):
      LoopPlanError.tooLongText(period, limit, contributors, proposal)
    case .runTooLong(let duration, let limit):
      "The scene takes \(duration.secondsText) until it comes to rest, which is longer than the "
        + "longest period allowed, \(limit.secondsText); durations are seconds, and what goes on for ever "
        + "has the repeat count \"infinity\"."
    case .accumulatesWithoutEnd(let layer, let subject):
      "\(AnimationError.Place(layer: layer, subject: subject)): it is cumulative and endless, and "
        + "only turns come back to where they were; let it add a whole turn or an equal part of one, such "
        + "as a quarter, give it a repeat count, or make it not cumulative."
    case .startOutsideLoop(let start):
      "The start must be at least 0 and below 1, but is \(start.decimalText(places: 6))."
    case .maximumPeriodNotPositive(let limit):
      "The longest period allowed must be positive, but is \(limit.secondsText)."
    case .numbersTooFine(let layer):
      (layer.map { Layer.words($0) + ": its" } ?? "The scene's")
        + " times have too many digits to be computed exactly; use rounder numbers."
    }
  }

  private static func frames(_ period: Fraction, _ rate: FrameRate) -> String {
    period.checkedMultiplying(by: rate.framesPerSecond)?.decimalText() ?? "too many"
  }

  private static func notWholeText(
    _ period: Fraction, _ rate: FrameRate, _ fitting: [FrameRate], _ periodsNeeded: Int?
  ) -> String {
    let rates = list(fitting.map(\.words), "or")
    let ratesText = rates.isEmpty ? "none of the usual rates fits" : "\(rates) would fit"
    let periodsText =
      periodsNeeded.map { "; at \(rate.words) it takes \($0) periods to fill whole frames" } ?? ""
    return "One period of \(period.secondsText) is \(frames(period, rate)) frames at "
      + "\(rate.words) frames a second, which is no whole number: \(ratesText)\(periodsText)."
  }

  private static func tooManyFramesText(
    _ period: Fraction, _ rate: FrameRate, _ periods: Int?, _ frames: Int?, _ limit: Int
  ) -> String {
    let count = frames.map(String.init) ?? "too many"
    let needed =
      if let periods, periods > 1 { "\(periods) periods of \(period.secondsText), " } else {
        "one period of \(period.secondsText), "
      }
    return "A loop of whole frames at \(rate.words) frames a second needs \(needed)\(count) "
      + "frames, but \(limit) are the limit: use another rate, or the fit 'nearest'."
  }

  private static func tooLongText(
    _ period: Fraction?, _ limit: Fraction, _ contributors: [Contributor], _ proposal: Proposal?
  ) -> String {
    let names = contributors.map {
      "\($0.layer.isEmpty ? "(no name)" : $0.layer) \($0.subject) \($0.period.secondsText)"
    }
    let shown = names.count > 12 ? names.prefix(12) + ["\(names.count - 12) more"] : names[...]
    let periodText =
      period.map { "comes again only after \($0.secondsText)" } ?? "has no common period"
    let proposalText =
      proposal.map {
        ": retiming would make a loop of \($0.period.secondsText), changing no duration by more "
          + "than \(($0.largestChange * 100).decimalText(places: 2)) %"
      } ?? ""
    return "The scene \(periodText), and \(limit.secondsText) are allowed; its endless animations "
      + "are \(list(Array(shown), "and"))\(proposalText)."
  }

  /// `a, b or c`.
  private static func list(_ items: [String], _ last: String) -> String {
    guard let end = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(last) " + end
  }
}
