/// The options that say what to draw, the parameters of the scene apart.
///
/// The raw values are their names on the command line and in recipes.
public enum DrawingOption: String, Hashable, Sendable, CaseIterable {
  /// The scene's name.
  case scene
  /// Pixels: `W` or `WxH`.
  case size
  /// Pixels per point, instead of the size.
  case scale
  /// Room around the scene: pixels or per cent.
  case padding
  /// The colour behind the scene.
  case background
  /// Frames per second.
  case fps
  /// What to do where the period is no whole number of frames.
  case fit
  /// Whether durations may be changed to find a common period.
  case retime
  /// The longest period, in seconds.
  case maxPeriod = "max-period"
  /// The longest that one loop may last, in seconds; a longer one plays faster.
  case longest
  /// Where in the period the first frame lies.
  case start
}

extension DrawingOption {
  /// The option of that name.
  public init(named name: String) throws(DrawingError) {
    guard let option = DrawingOption(rawValue: name) else {
      let names = DrawingOption.allCases.map(\.rawValue)
      throw .unknownOption(name, suggestion: Suggestion.nearest(to: name, among: names))
    }
    self = option
  }
}
