/// How far an export has come.
public struct ExportProgress: Hashable, Sendable {
  /// Frames that every output has taken.
  public let finishedFrames: Int

  /// Frames in all.
  public let frameCount: Int
}
