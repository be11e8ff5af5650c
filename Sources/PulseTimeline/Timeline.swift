/// What is visible at each frame of a scene's loop.
///
/// ```swift
/// let timeline = try Timeline(root, rate: .fps60)
/// for frame in 0..<timeline.frameCount {
///   let snapshot = timeline.snapshot(ofFrame: frame)
/// }
/// ```
public struct Timeline: Sendable {
  /// The scene as it was given.
  public let root: Layer
  /// Where the loop lies in the scene's time, and how it is cut into frames.
  public let plan: LoopPlan
  /// The scene with its animations checked, and retimed where the plan says so.
  let scene: PreparedLayer
  /// How much room a snapshot needs, but for what replicators add.
  private let sizes: (layers: Int, animations: Int)
  /// The longest time for which the arithmetic is known to be exact, in seconds.
  private let horizon: Fraction
  /// The largest denominator of a time for which the arithmetic is known to be exact.
  private let largestDenominator: Int

  /// Checks a scene and plans its loop.
  ///
  /// - Throws: an error whose description is one sentence for the user: something is wrong in the
  ///   scene, or it has no loop of the kind that the options ask for.
  public init(
    _ root: Layer, rate: FrameRate, options: LoopOptions = LoopOptions()
  ) throws(LoopPlanError) {
    let checked = try PreparedLayer(scene: root)
    let plan = try LoopPlan(checked.tracks, rate: rate, options: options)
    let scene = try checked.retimed(plan)
    let precision = try Precision(scene.tracks, plan: plan)
    (self.root, self.plan, self.scene, sizes) = (root, plan, scene, scene.sizes)
    (horizon, largestDenominator) = (precision.horizon, precision.largestDenominator)
  }

  /// How many frames the loop has.
  public var frameCount: Int { plan.frameCount }

  /// What frame `index` shows; frames outside 0 ..< N repeat those inside.
  public func snapshot(ofFrame index: Int) -> Snapshot {
    snapshot(at: plan.time(ofFrame: index))
  }

  /// What the scene shows at a moment of its own time, in seconds; 0 is where it begins.
  ///
  /// Exact for every time that ``plan`` gives. Any other time is exact unless it is so fine or so
  /// far off that 64 bits don't hold the intermediate results: then it is rounded to the finest
  /// step that they hold, taken back by whole periods, or, before the beginning, moved to the
  /// earliest time that they hold, an hour or more before 0.
  public func snapshot(at time: Fraction) -> Snapshot {
    var snapshot = Snapshot(items: [])
    snapshot.items.reserveCapacity(sizes.layers)
    snapshot.animations.reserveCapacity(sizes.animations)
    scene.draw(at: computable(time), in: DrawingScope(), to: &snapshot)
    return snapshot
  }

  func computable(_ time: Fraction) -> Fraction {
    if time > horizon { return plan.kind == .endless ? folded(time) : horizon }
    if time < .zero - horizon { return .zero - horizon }
    return time.denominator <= largestDenominator
      ? time : time.rounded(toDenominator: largestDenominator)
  }

  /// A time beyond the horizon, taken back into the first period.
  private func folded(_ time: Fraction) -> Fraction {
    let exact = time.checkedSubtracting(plan.warmUp)?.checkedFloorModulo(plan.period)?
      .checkedAdding(plan.warmUp)
    if let exact, exact.denominator <= largestDenominator { return exact }
    // Whole seconds and steps of 2^-20 are safe: see `Precision`.
    let whole = Fraction(time.floor)
    let part = (time - whole).rounded(toDenominator: LoopPlan.safePhaseDenominator)
    let elapsed = whole.floorModulo(plan.period) + part - plan.warmUp
    return plan.warmUp + elapsed.floorModulo(plan.period)
  }
}
