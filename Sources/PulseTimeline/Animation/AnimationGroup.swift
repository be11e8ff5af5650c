/// Several animations that run in the group's time, as `CAAnimationGroup`.
///
/// The members are not scaled to the group's duration but clipped to it: what would come later
/// is not reached, and with each repeat of the group its members begin anew. A member without a
/// duration of its own takes the group's. Outside a member's own window, and without a fill mode
/// that says otherwise, the layer's own value shows, also while the group runs.
///
/// The group's timing function bends the time that its members see. That time does not leave the
/// group's duration, also where the curve leaves 0 ... 1.
public struct AnimationGroup: Hashable, Sendable {
  /// The members; of two that move the same property the later one wins.
  public var animations: [Animation]
  /// When the group plays.
  public var timing: MediaTiming
  /// The easing of the group's time; `nil` is even speed.
  public var timingFunction: TimingFunction?

  /// How many groups may lie within each other: 32.
  public static let deepestNesting = 32
  /// How many animations a layer may have, those in groups counted too: 10,000.
  public static let mostAnimations = 10_000

  /// Makes a group; what is not given has Core Animation's default.
  public init(
    _ animations: [Animation], timing: MediaTiming = MediaTiming(),
    timingFunction: TimingFunction? = nil
  ) {
    (self.animations, self.timing, self.timingFunction) = (animations, timing, timingFunction)
  }
}
