/// How far a look at a file has come.
public struct VerifyProgress: Hashable, Sendable {
  /// What is being looked at.
  public enum Stage: String, Hashable, Sendable {
    /// The container.
    case container
    /// The pictures.
    case pictures
    /// The source.
    case source
    /// Other ends.
    case betterCut
  }

  /// What is being looked at.
  public var stage: Stage
  /// Frames done.
  public var framesDone: Int
  /// Frames in all; `nil` where unknown.
  public var frameCount: Int?

  /// Makes a state.
  public init(stage: Stage, framesDone: Int = 0, frameCount: Int? = nil) {
    self.stage = stage
    self.framesDone = framesDone
    self.frameCount = frameCount
  }
}
