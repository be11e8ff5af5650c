import PulseTimeline

extension TimingFunction {
  /// The names that CSS has for curves of Core Animation.
  static let cssNames: [String: TimingFunction] = [
    "ease": .default, "ease-in": .easeIn, "ease-out": .easeOut, "ease-in-out": .easeInEaseOut,
  ]

  /// Reads Core Animation's name, CSS's name, or `cubic-bezier(x1, y1, x2, y2)`.
  ///
  /// `nil` for everything else, and where a y lies beyond ``SceneParameter/largestEasing``.
  init?(easing text: String) {
    let trimmed = text.asciiTrimmed
    if let named = TimingFunction(named: trimmed) ?? TimingFunction.cssNames[trimmed] {
      self = named
      return
    }
    let (start, end) = ("cubic-bezier(", ")")
    guard trimmed.utf8.count <= ColorText.longestText, trimmed.hasPrefix(start),
      trimmed.hasSuffix(end)
    else { return nil }
    let numbers = trimmed.dropFirst(start.count).dropLast(end.count)
      .split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { DecimalNumber.parse($0.asciiTrimmed) }
    let commas = trimmed.utf8.count { $0 == UInt8(ascii: ",") }
    guard numbers.count == 4, commas == 3,
      max(numbers[1].magnitude, numbers[3].magnitude) <= SceneParameter.largestEasing
    else { return nil }
    self.init(checking: numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The canonical text, which ``init(easing:)`` takes back to the same curve.
  var easingText: String {
    if let name { return name }
    let numbers = [x1, y1, x2, y2].map(DecimalNumber.text)
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}
