/// The pictures on both sides of the seam, for people to look at: small, as PNG files in memory.
public struct SeamFrames: Hashable, Sendable {
  /// One picture.
  public struct Picture: Hashable, Sendable {
    /// The frame's number, from 0.
    public var frame: Int
    /// A PNG file.
    public var png: [UInt8]
  }

  /// What changes from one frame to the next.
  public struct Difference: Hashable, Sendable {
    /// The earlier frame's number, from 0.
    public var from: Int
    /// The later frame's.
    public var to: Int
    /// A PNG file: black where nothing changes, the brighter the more does.
    public var png: [UInt8]
  }

  /// The last frames, up to 3, in order of display.
  public var last: [Picture]
  /// The first frames, up to 3, in order of display.
  public var first: [Picture]
  /// What changes before the seam, at it, and after it; empty where sizes differ.
  public var differences: [Difference]
  /// How many times the differences are brightened, 1 to 32, all of them alike.
  public var gain: Int
  /// Whether the pictures have alpha.
  public var hasAlpha: Bool

  /// Bytes of all pictures together.
  public var byteCount: Int {
    (last + first).reduce(0) { $0 + $1.png.count } + differences.reduce(0) { $0 + $1.png.count }
  }
}
