/// How the file's frames compare with those that their source draws.
public struct SourceComparison: Hashable, Sendable {
  /// Where the source was found.
  public enum Origin: String, Hashable, Sendable {
    /// In the file's metadata.
    case recipe
    /// Named by the user.
    case scene
  }

  /// Where the source was found.
  public var origin: Origin
  /// How many frames were compared.
  public var framesCompared = 0
  /// How many plays of the loop the file holds.
  public var loops = 1
  /// The largest error of a sample, in codes of 8 bits.
  public var largestError = 0.0
  /// The mean error of all samples, in codes of 8 bits.
  public var meanError = 0.0
  /// The largest error of the mean of a flat area, in codes of 8 bits.
  public var flatError = 0.0
  /// The first frame that is not the one drawn, from 0; `nil` where all are.
  public var firstWrongFrame: Int?
  /// Whether the scene itself jumps where it starts over.
  public var sceneJumps = false
  /// Whether the file lasts exactly as long as its source says, in fewer frames: equal ones were merged.
  public var mergesFrames = false
  /// By how many frames the file is longer than whole plays, though each frame is the right one; shorter where
  /// negative; 0 where it is not, or where nothing was compared.
  public var excess = 0
  /// Why nothing was compared, or what is wrong with the number of frames; `nil` where it was.
  public var obstacle: String?

  /// Makes a comparison of which only the source is known.
  public init(origin: Origin) { self.origin = origin }
}
