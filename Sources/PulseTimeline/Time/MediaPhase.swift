/// Where an animation stands at one moment, before any easing.
public struct MediaPhase: Hashable, Sendable {
  /// Where the moment lies relative to the active window.
  public enum Stage: Hashable, Sendable {
    /// Before the beginning, held by the fill mode.
    case before
    /// From the beginning to the end, both included.
    case active
    /// After the end, held by the fill mode.
    case after
  }

  /// Where the moment lies relative to the active window.
  public var stage: Stage
  /// How far the value has come from its start to its end, from 0 to 1; falls on the way back.
  public var progress: Fraction
  /// How many whole cycles lie behind; negative where time runs backwards.
  public var completedCycles: Int
  /// Whether the animation is on its way back.
  public var isReversed: Bool

  /// Makes a phase from its parts.
  public init(stage: Stage, progress: Fraction, completedCycles: Int, isReversed: Bool) {
    (self.stage, self.progress) = (stage, progress)
    (self.completedCycles, self.isReversed) = (completedCycles, isReversed)
  }
}
