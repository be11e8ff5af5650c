import PulseTimeline

extension SceneParameter {
  /// The largest denominator of a time that a user writes, which keeps exact time within 64 bits.
  static let largestDenominator = 1_000_000

  /// How far an easing's y may lie from 0, of either sign: a factor for the way that it eases.
  static let largestEasing = 10.0

  /// Reads a value of the parameter.
  ///
  /// - Parameters:
  ///   - text: What the user wrote.
  ///   - scene: The scene's name, for the message.
  func value(of text: String, in scene: String) throws(SceneError) -> SceneValue {
    if isAutomatic, text.asciiTrimmed.asciiLowercased == SceneParameter.automatic {
      return .automatic
    }
    switch kind {
    case .color:
      do {
        return .color(try ColorText(css: text))
      } catch {
        throw .color(scene: scene, parameter: name, error)
      }
    case .number(let range, let unit):
      guard let number = DecimalNumber.parse(text), range.contains(number) else {
        throw .value(scene: scene, parameter: name, text: text, must: mustBe(range, unit))
      }
      return .number(number)
    case .time(let range):
      guard let time = SceneParameter.time(text), range.contains(time),
        time.denominator <= SceneParameter.largestDenominator
      else {
        throw .value(scene: scene, parameter: name, text: text, must: mustBe(range))
      }
      return .time(time)
    case .easing:
      guard let easing = TimingFunction(easing: text) else {
        throw .value(
          scene: scene, parameter: name, text: text, must: SceneParameter.mustBeEasing,
          suggestion: Suggestion.nearest(to: text, among: TimingFunction.names))
      }
      return .easing(easing)
    }
  }

  /// Seconds as in ``PulseTimeline/Fraction/init(parsing:)``, or with a unit as scene files have it:
  /// `1s`, `250ms`.
  private static func time(_ text: String) -> Fraction? {
    let trimmed = text.asciiTrimmed
    if trimmed.hasSuffix("ms") {
      return Fraction(parsing: trimmed.dropLast(2))?.checkedDividing(by: 1000)
    }
    return Fraction(parsing: trimmed.hasSuffix("s") ? trimmed.dropLast() : trimmed[...])
  }

  private func mustBe(_ range: ClosedRange<Double>, _ unit: String) -> String {
    "be a number from \(DecimalNumber.text(range.lowerBound)) to "
      + DecimalNumber.text(range.upperBound) + (unit.isEmpty ? "" : " \(unit)")
  }

  private func mustBe(_ range: ClosedRange<Fraction>) -> String {
    "be an exact time from \(range.lowerBound.shortText) to \(range.upperBound.shortText) seconds, "
      + "such as 1, 0.75, 61/60, 1s or 250ms, in whole millionths or larger parts of a second"
  }

  private static var mustBeEasing: String {
    "be \(TimingFunction.names.joined(separator: ", ")) or cubic-bezier(x1, y1, x2, y2) with "
      + "x1 and x2 from 0 to 1 and y1 and y2 from -10 to 10"
  }
}
