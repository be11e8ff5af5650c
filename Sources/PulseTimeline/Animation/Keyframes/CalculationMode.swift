/// How a keyframe animation goes from one keyframe to the next, as `CAAnimationCalculationMode`.
public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
  /// In straight lines, or along the path, each keyframe at its time. The default.
  case linear
  /// In jumps: each value stays until the next one's time.
  case discrete
  /// In straight lines, or along the path, at the same speed everywhere; the keyframes' times
  /// follow from that.
  case paced
  /// In a smooth curve through all values, each at its time.
  case cubic
  /// In a smooth curve through all values, at the same speed everywhere.
  case cubicPaced

  /// Whether the keyframes' times follow from the speed, so that those given are ignored.
  public var isPaced: Bool { self == .paced || self == .cubicPaced }
}
