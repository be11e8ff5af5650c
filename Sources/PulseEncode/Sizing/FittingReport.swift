public import PulseTimeline

/// How a file was brought under a number of bytes.
public struct FittingReport: Hashable, Sendable {
  /// The most bytes that it may have.
  public let limit: Int
  /// The quality that was found, from 0 to 100; `nil` where the codec has none to choose.
  public let quality: Int?
  /// How often something was encoded on the way, the result included.
  public let encodings: Int
  /// The frame rate that was asked for, where it was lowered.
  public let originalRate: FrameRate?
  /// The picture's width that was asked for, where it was lowered.
  public let originalWidth: Int?
  /// The picture's height that was asked for, where it was lowered.
  public let originalHeight: Int?
}
