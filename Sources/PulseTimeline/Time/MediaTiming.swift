/// When an animation plays, how fast and how often, as `CAMediaTiming` has it.
///
/// Core Animation's behaviour is taken from values measured on macOS rather than from the
/// formula in its header where the two disagree: `timeOffset` turns the phase around within the
/// active window instead of moving the window, and a negative `speed` plays backwards from
/// `beginTime` on.
public struct MediaTiming: Hashable, Sendable {
  /// The parent's time at which the animation begins, in seconds; may be negative; default 0.
  public var beginTime: Fraction
  /// How long one play takes at speed 1, in seconds; 0, the default, means ``defaultDuration``.
  public var duration: Fraction
  /// Seconds of the animation in one second of its parent; 0 stands still, negative plays
  /// backwards; default 1.
  public var speed: Fraction
  /// What the animation's clock shows when it begins, in its own seconds; wraps around at the end
  /// of a play; default 0.
  public var timeOffset: Fraction
  /// How often it plays; fractions end within a play, 0, the default, means once.
  ///
  /// With `autoreverses` one play is there and back.
  public var repeatCount: Extent
  /// How long it plays in all, in its own seconds; 0, the default, leaves that to `repeatCount`.
  ///
  /// Where both are set, this one counts. (Core Animation leaves that case undefined.)
  public var repeatDuration: Extent
  /// Whether each play is followed by its mirror image in time, the easing included.
  public var autoreverses: Bool
  /// What shows outside the active window; default ``FillMode/removed``.
  public var fillMode: FillMode

  /// Makes a timing; what is not given has Core Animation's default.
  public init(
    beginTime: Fraction = 0, duration: Fraction = 0, speed: Fraction = 1,
    timeOffset: Fraction = 0, repeatCount: Extent = 0, repeatDuration: Extent = 0,
    autoreverses: Bool = false, fillMode: FillMode = .removed
  ) {
    (self.beginTime, self.duration, self.speed) = (beginTime, duration, speed)
    (self.timeOffset, self.repeatCount, self.repeatDuration) =
      (timeOffset, repeatCount, repeatDuration)
    (self.autoreverses, self.fillMode) = (autoreverses, fillMode)
  }
}

extension MediaTiming {
  /// How long an animation without a duration of its own plays, in seconds: 1/4, Core
  /// Animation's default for a transaction.
  public static let defaultDuration = Fraction(1, 4)

  /// How long one play takes at speed 1, in seconds, the default put in.
  public var effectiveDuration: Fraction {
    duration == .zero ? MediaTiming.defaultDuration : duration
  }

  /// How long it takes until everything comes again, in the animation's own seconds: one play, or
  /// one play there and back.
  public var cycleDuration: Fraction {
    autoreverses ? effectiveDuration + effectiveDuration : effectiveDuration
  }

  /// How long it plays in all, in its own seconds.
  public var activeDuration: Extent {
    guard repeatDuration == .finite(.zero) else { return repeatDuration }
    return switch repeatCount {
    case .finite(.zero), .finite(.one): .finite(cycleDuration)
    case .finite(let count): .finite(count * cycleDuration)
    case .infinity: .infinity
    }
  }

  /// How long it plays in all, in its parent's seconds; without end also at speed 0.
  public var activeSpan: Extent {
    guard let active = activeDuration.finiteValue, speed != .zero else { return .infinity }
    return .finite(speed == .one ? active : active / speed.magnitude)
  }
}
