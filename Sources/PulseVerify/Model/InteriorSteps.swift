/// How the steps between neighbouring frames are, apart from the seam.
public struct InteriorSteps: Hashable, Sendable {
  /// The smallest step in units of its neighbours' mean.
  public var smallestAlpha: Double?
  /// The largest.
  public var largestAlpha: Double?
  /// The largest residual, RMS in codes.
  public var largestResidual = 0.0
  /// The median size of a step, RMS in codes.
  public var medianStep = 0.0
  /// What coding alone changes from frame to frame, RMS in codes.
  public var noiseFloor = 0.0

  /// Makes an empty summary.
  public init() {}
}
