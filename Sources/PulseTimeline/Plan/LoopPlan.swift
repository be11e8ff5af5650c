/// How a scene becomes a loop of frames: from which moment on, how long, and in how many frames.
///
/// Frame i of N shows the scene as it stands at
/// `warmUp + ((start + i / N) mod 1) * periodsDrawn * period`, exactly; frame N would be frame 0.
public struct LoopPlan: Hashable, Sendable {
  /// What sort of loop a scene makes.
  public enum Kind: String, Hashable, Sendable {
    /// Something moves without end; the loop is its period, or several.
    case endless
    /// Everything comes to rest; the loop is one run, from time 0 to the last end.
    case singleRun
    /// Nothing moves; the loop is one frame.
    case still
  }

  /// What sort of loop it is.
  public var kind: Kind
  /// The frames in a second of the loop.
  public var rate: FrameRate
  /// How long the scene takes until everything comes again, in its own seconds: not yet fitted
  /// to whole frames, but after any ``retimings``.
  public var period: Fraction
  /// The scene's own time at which sampling starts, in seconds: every endless animation has begun
  /// then, and every finite one has ended.
  public var warmUp: Fraction
  /// How many periods the frames cover, 1 or more.
  public var periodsDrawn: Int
  /// How many frames the loop has, 1 or more.
  public var frameCount: Int
  /// By which factor the loop is slower than the scene: above 1 is slower, 1 is exact.
  public var retimeFactor: Fraction
  /// Where in the loop the first frame lies, 0 ..< 1.
  public var start: Fraction
  /// What was changed so that there is a common period; empty unless that was asked for and
  /// needed.
  public var retimings: [Retiming]
}

extension LoopPlan {
  /// How long the loop plays, in seconds: exactly `frameCount` frames.
  public var duration: Fraction { Fraction(frameCount) / rate.framesPerSecond }

  /// How much of the scene the frames cover, in its own seconds.
  public var sceneDuration: Fraction { Fraction(periodsDrawn) * period }

  /// The scene's own time that a frame shows, in seconds; frames outside 0 ..< N repeat those
  /// inside.
  public func time(ofFrame index: Int) -> Fraction {
    let remainder = index % frameCount
    let wrapped = remainder < 0 ? remainder + frameCount : remainder
    return time(atSafePhase: start + Fraction(wrapped, frameCount))
  }

  /// The scene's own time at a phase of the loop, in seconds; phase 0 is where sampling starts,
  /// whatever ``start`` says, and phase 1 is phase 0 again.
  ///
  /// A phase so fine that the time does not fit into 64 bits is rounded to the nearest 2^-20.
  public func time(atPhase phase: Fraction) -> Fraction {
    let wrapped = phase.floorModulo(.one)
    let safe = LoopPlan.safePhaseDenominator
    return time(atPhaseInside: wrapped)
      ?? time(atSafePhase: wrapped.rounded(toDenominator: safe))
  }

  /// Phases of this denominator are exact in every plan that could be made.
  static let safePhaseDenominator = 1 << 20

  private func time(atSafePhase phase: Fraction) -> Fraction {
    // `Precision` has seen to it that these times fit.
    time(atPhaseInside: phase.floorModulo(.one)) ?? warmUp
  }

  /// The scene's own time at a phase in 0 ..< 1; `nil` where it does not fit into 64 bits.
  ///
  /// Endless scenes come again by themselves after each period; a single run is wound back.
  private func time(atPhaseInside phase: Fraction) -> Fraction? {
    let elapsed = phase.checkedMultiplying(by: sceneDuration)
    let inside = kind == .singleRun ? elapsed?.checkedFloorModulo(period) : elapsed
    return inside?.checkedAdding(warmUp)
  }
}

extension LoopPlan {
  /// The factor beyond which a change of speed is worth a warning: 1 per cent.
  public static let noticeableChange = Fraction(1, 100)

  /// The factor beyond which a change of speed is refused: 10 per cent.
  public static let largestChange = Fraction(1, 10)

  /// Whether fitting to whole frames changes the speed by more than 1 per cent: worth a warning.
  public var isRetimedNoticeably: Bool {
    (retimeFactor - .one).magnitude > LoopPlan.noticeableChange
  }
}
