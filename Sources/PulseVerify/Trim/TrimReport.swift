/// What a cut became.
public struct TrimReport: Hashable, Sendable {
  /// How the frames came into the new file.
  public enum Way: Hashable, Sendable {
    /// Their packets were copied, without any loss.
    case copied
    /// They were encoded again.
    case encoded(codec: String, pixelFormat: String, quality: Double?)
  }

  /// The new file.
  public var file: String
  /// The frames of the old one that it holds.
  public var frames: Range<Int>
  /// How they came there.
  public var way: Way
  /// Whether the old file's sound was left out.
  public var leavesOutSound: Bool
  /// What a look at the new file found.
  public var report: FileReport
}
