public import PulseScenes

/// How closely a file is looked at.
public struct VerifyOptions: Hashable, Sendable {
  /// Whether only the container is read, no picture decoded.
  public var fast = false
  /// Whether an undecided file counts as defective for the exit code.
  public var strict = false
  /// What the file should show, for files without a recipe.
  public var drawing: Drawing?
  /// How many plays of the drawing the file should hold; `nil` takes what fits.
  public var loops: Int?
  /// Whether the pictures on both sides of the seam are kept for a report.
  public var keepsSeamFrames = false

  /// Makes the default options: everything, by the file's own recipe.
  public init() {}
}
