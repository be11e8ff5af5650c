/// A picture read from a file.
public struct DecodedPicture {
  /// The samples.
  public let frame: VideoFrame

  /// When it is shown; `nil` where the file doesn't say.
  public let time: MediaTime?

  /// How long it is shown, in ticks of ``time``; 0 where the file doesn't say.
  public let duration: Int

  /// Whether it needs no other picture.
  public let isKey: Bool

  /// What the samples mean as colours.
  public let tags: ColorTags
}
