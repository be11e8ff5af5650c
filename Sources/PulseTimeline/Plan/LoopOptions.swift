/// How a scene is to be cut into a loop.
public struct LoopOptions: Hashable, Sendable {
  /// What to do where a period is no whole number of frames; default ``FitPolicy/nearest``.
  public var fit: FitPolicy
  /// Whether durations may be changed where they have no common period up to ``maximumPeriod``;
  /// default no.
  public var retime: Bool
  /// The longest period, in seconds, that is taken; positive; default 60.
  public var maximumPeriod: Fraction
  /// The longest that the loop may last, in seconds: a longer one plays faster, by as much as that takes;
  /// positive; default `nil`, which changes nothing.
  public var longest: Fraction?
  /// Where in the loop the first frame lies, 0 ..< 1; default 0.
  public var start: Fraction

  /// Makes options; what is not given has its default.
  public init(
    fit: FitPolicy = .nearest, retime: Bool = false, maximumPeriod: Fraction = 60,
    longest: Fraction? = nil, start: Fraction = 0
  ) {
    (self.fit, self.retime) = (fit, retime)
    (self.maximumPeriod, self.longest, self.start) = (maximumPeriod, longest, start)
  }
}
