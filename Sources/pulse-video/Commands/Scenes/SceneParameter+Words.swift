import PulseScenes
import PulseTimeline

extension SceneParameter {
  /// What the parameter does, which values it takes, and what holds without it.
  var helpText: String {
    "\(description) (\(kind.words); default: \(defaultText))"
  }
}

extension SceneParameter.Kind {
  /// Which values there are.
  fileprivate var words: String {
    switch self {
    case .color: "a colour"
    case .number(let range, let unit):
      "\(Decimal.short(range.lowerBound)) to \(Decimal.short(range.upperBound))"
        + (unit.isEmpty ? "" : " \(unit)")
    case .time(let range):
      "\(range.lowerBound.decimalText()) to \(range.upperBound.decimalText()) seconds"
    case .easing: "an easing"
    }
  }
}
