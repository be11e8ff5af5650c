/// How a layer's clock runs inside its parent's, as `CAMediaTiming` has it.
///
/// The layer's own time is (t - `beginTime`) * `speed` + `timeOffset`; its animations and its
/// sublayers live in that time.
public struct LayerTiming: Hashable, Sendable {
  /// The parent's time, in seconds, at which the layer's clock shows `timeOffset`; default 0.
  public var beginTime: Fraction
  /// Seconds of the layer in one second of its parent: 2 is twice as fast, 0 stands still, -1 runs
  /// backwards; default 1.
  public var speed: Fraction
  /// What the layer's clock shows at `beginTime`, in seconds; default 0.
  public var timeOffset: Fraction

  /// Makes a timing; what is not given leaves the parent's time as it is.
  public init(beginTime: Fraction = 0, speed: Fraction = 1, timeOffset: Fraction = 0) {
    (self.beginTime, self.speed, self.timeOffset) = (beginTime, speed, timeOffset)
  }

  /// The layer's own time at a time of its parent, both in seconds.
  ///
  /// - Precondition: the result fits into 64 bits.
  public func localTime(at parentTime: Fraction) -> Fraction {
    (parentTime - beginTime) * speed + timeOffset
  }
}
