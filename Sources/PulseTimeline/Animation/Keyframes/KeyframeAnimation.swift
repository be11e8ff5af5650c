/// An animation of one property through several values or along a path, as
/// `CAKeyframeAnimation`.
///
/// Rules that Core Animation leaves open, or only names, are these here:
/// - Key times that don't fit (see ``usesKeyTimes``) are ignored, as Apple's documentation says:
///   the keyframes are then spread evenly.
/// - Key times that end before 1 hold the last value from then on. (Documented as ignored, but
///   well-known animations rely on the hold.)
/// - Missing ``timingFunctions`` are even speed, those too many are ignored.
/// - With a path, ``CalculationMode/cubic`` is linear, and ``CalculationMode/cubicPaced`` paced.
/// - Whole transforms, and what is yes or no, move in cubic modes as in linear ones.
/// - A path's `close` is a line, or nothing where there is nothing left to close; a `move` in the
///   middle of the path is a jump that takes no time.
public struct KeyframeAnimation: Hashable, Sendable {
  /// The property that moves.
  public var keyPath: AnimationKeyPath
  /// The values to go through; ignored where there is a ``path``.
  public var values: [AnimatableValue]
  /// The path to move along, for properties that are points; each of its lines and curves leads
  /// from one keyframe to the next.
  public var path: Path?
  /// When each keyframe is reached, as shares of the duration: from 0 to 1, not falling; `nil`
  /// spreads them evenly.
  ///
  /// As many as values; in the mode ``CalculationMode/discrete`` also one more, the end of the
  /// last value. Of equal neighbours the later value shows from that time on. Paced modes ignore
  /// them.
  public var keyTimes: [Double]?
  /// The easing between each two keyframes: one fewer than keyframes.
  ///
  /// Paced modes ignore them.
  public var timingFunctions: [TimingFunction]?
  /// How to go from one keyframe to the next; default ``CalculationMode/linear``.
  public var calculationMode: CalculationMode
  /// How tight a cubic curve is at each value: 1 stops there, negative is rounder; missing ones
  /// are 0.
  public var tensionValues: [Double]
  /// How sharp a cubic curve's corner is at each value; missing ones are 0: smooth.
  public var continuityValues: [Double]
  /// Where a cubic curve bulges at each value: 1 behind it, -1 before it; missing ones are 0.
  public var biasValues: [Double]
  /// Whether the layer turns with the path; `nil`, the default, leaves its rotation alone.
  public var rotationMode: RotationMode?
  /// When it plays.
  public var timing: MediaTiming
  /// The easing of the whole, before that of the segments; `nil` is even speed.
  public var timingFunction: TimingFunction?
  /// Whether the value is added to what shows without the animation; default no.
  public var isAdditive: Bool
  /// Whether each cycle goes on from where the one before ended; default no.
  public var isCumulative: Bool

  /// The most values, or elements of a path, that an animation may have: 100,000.
  public static let mostKeyframes = 100_000

  /// Makes an animation through values; what is not given has Core Animation's default.
  public init(
    _ keyPath: AnimationKeyPath, values: [AnimatableValue], keyTimes: [Double]? = nil,
    timingFunctions: [TimingFunction]? = nil, calculationMode: CalculationMode = .linear,
    timing: MediaTiming = MediaTiming(), timingFunction: TimingFunction? = nil,
    isAdditive: Bool = false, isCumulative: Bool = false
  ) {
    (self.keyPath, self.values, self.path) = (keyPath, values, nil)
    (self.keyTimes, self.timingFunctions) = (keyTimes, timingFunctions)
    self.calculationMode = calculationMode
    (tensionValues, continuityValues, biasValues, rotationMode) = ([], [], [], nil)
    (self.timing, self.timingFunction) = (timing, timingFunction)
    (self.isAdditive, self.isCumulative) = (isAdditive, isCumulative)
  }

  /// Makes an animation along a path; what is not given has Core Animation's default.
  public init(
    _ keyPath: AnimationKeyPath, path: Path, keyTimes: [Double]? = nil,
    timingFunctions: [TimingFunction]? = nil, calculationMode: CalculationMode = .linear,
    rotationMode: RotationMode? = nil, timing: MediaTiming = MediaTiming(),
    timingFunction: TimingFunction? = nil, isAdditive: Bool = false, isCumulative: Bool = false
  ) {
    self.init(
      keyPath, values: [], keyTimes: keyTimes, timingFunctions: timingFunctions,
      calculationMode: calculationMode, timing: timing, timingFunction: timingFunction,
      isAdditive: isAdditive, isCumulative: isCumulative)
    (self.path, self.rotationMode) = (path, rotationMode)
  }
}
