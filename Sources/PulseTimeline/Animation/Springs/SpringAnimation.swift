/// An animation of one property that moves as on a spring, as `CASpringAnimation`.
///
/// Its time is real seconds: a duration shorter than ``settlingDuration`` cuts the motion, it
/// does not squeeze it.
public struct SpringAnimation: Hashable, Sendable {
  /// The property that moves.
  public var keyPath: AnimationKeyPath
  /// Where it starts; see ``BasicAnimation`` for what `nil` means.
  public var fromValue: AnimatableValue?
  /// Where it comes to rest.
  public var toValue: AnimatableValue?
  /// How far it goes.
  public var byValue: AnimatableValue?
  /// The mass on the spring; positive; default 1.
  public var mass: Double
  /// How hard the spring pulls; positive; default 100.
  public var stiffness: Double
  /// How strong the motion is braked; 0 swings without end; default 10.
  public var damping: Double
  /// The speed at the start, in ways from start to end per second; default 0.
  public var initialVelocity: Double
  /// Whether damping above critical makes the motion slower; default no: it counts as critical.
  public var allowsOverdamping: Bool
  /// When it plays.
  public var timing: MediaTiming
  /// The easing of its time; `nil` is even speed.
  public var timingFunction: TimingFunction?
  /// Whether the value is added to what shows without the animation; default no.
  public var isAdditive: Bool
  /// Whether each cycle goes on from where the one before ended; default no.
  public var isCumulative: Bool

  /// Makes an animation; what is not given has Core Animation's default.
  public init(
    _ keyPath: AnimationKeyPath, from: AnimatableValue? = nil, to: AnimatableValue? = nil,
    by: AnimatableValue? = nil, mass: Double = 1, stiffness: Double = 100, damping: Double = 10,
    initialVelocity: Double = 0, allowsOverdamping: Bool = false,
    timing: MediaTiming = MediaTiming(), timingFunction: TimingFunction? = nil,
    isAdditive: Bool = false, isCumulative: Bool = false
  ) {
    self.keyPath = keyPath
    (self.fromValue, self.toValue, self.byValue) = (from, to, by)
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    (self.initialVelocity, self.allowsOverdamping) = (initialVelocity, allowsOverdamping)
    (self.timing, self.timingFunction) = (timing, timingFunction)
    (self.isAdditive, self.isCumulative) = (isAdditive, isCumulative)
  }

  /// Makes an animation whose spring is described by how it feels.
  ///
  /// Mass 1, stiffness (2 pi / p)^2, damping 4 pi (1 - b) / p for a bounce b of 0 or more, and
  /// 4 pi / (p (1 + b)) below; so b = 0 is critical, towards 1 it swings more and more, towards
  /// -1 it creeps if overdamping is allowed.
  ///
  /// - Parameters:
  ///   - perceptualDuration: about how many seconds the motion seems to take; positive.
  ///   - bounce: how much it swings, above -1 and up to 1.
  public init(
    _ keyPath: AnimationKeyPath, from: AnimatableValue? = nil, to: AnimatableValue? = nil,
    by: AnimatableValue? = nil, perceptualDuration: Double, bounce: Double,
    timing: MediaTiming = MediaTiming()
  ) {
    let pace = Elementary.fullTurn / perceptualDuration
    self.init(
      keyPath, from: from, to: to, by: by, stiffness: pace * pace,
      damping: bounce >= 0 ? 2 * pace * (1 - bounce) : 2 * pace / (1 + bounce), timing: timing)
  }
}

extension SpringAnimation {
  /// The spring itself.
  var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// How many seconds it takes until the spring is as good as at rest; the largest `Float` where
  /// it never is.
  public var settlingDuration: Double { spring.settlingDuration }

  /// ``settlingDuration`` in whole milliseconds, rounded up: a duration that shows all of the
  /// motion; `nil` above a day.
  public var settledDuration: Fraction? {
    let milliseconds = (settlingDuration * 1000).rounded(.up)
    return milliseconds <= 86_400_000 ? Fraction(Int(milliseconds), 1000) : nil
  }

  /// The same ends and settings, as if there were no spring.
  var basic: BasicAnimation {
    BasicAnimation(
      keyPath, from: fromValue, to: toValue, by: byValue, timing: timing,
      timingFunction: timingFunction, isAdditive: isAdditive, isCumulative: isCumulative)
  }
}
