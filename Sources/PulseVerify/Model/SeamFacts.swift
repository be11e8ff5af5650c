/// What was measured at the step from the last frame to the first.
public struct SeamFacts: Hashable, Sendable {
  /// What the step looks like.
  public var kind = SeamKind.unknown
  /// How many frames were decoded.
  public var frameCount = 0
  /// The step in units of the mean of its two neighbours: 1 at a perfect seam; `nil` where those
  /// don't move.
  public var alpha: Double?
  /// What is left of the step when that share of its neighbours is taken away, RMS in codes.
  public var residual = 0.0
  /// The step in units of the one before it; `nil` where that doesn't move.
  public var ratioBefore: Double?
  /// The step in units of the one after it; `nil` where that doesn't move.
  public var ratioAfter: Double?
  /// The same measures at the other frames, to hold the seam against.
  public var interior = InteriorSteps()
  /// The size of the step from last to first, RMS in codes.
  public var seamStep = 0.0
  /// The sizes of the steps from each frame to the next, RMS in codes, the seam's last; of long files
  /// the largest of each ``stepStride`` steps.
  public var steps: [Double] = []
  /// How many steps of the file one entry of ``steps`` stands for.
  public var stepStride = 1

  /// Makes the facts of a seam of which nothing is known.
  public init() {}
}
