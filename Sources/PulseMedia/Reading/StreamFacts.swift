/// What a file says about one of its streams.
public struct StreamFacts: Hashable, Sendable {
  /// What a stream holds.
  public enum Kind: Hashable, Sendable {
    /// Pictures.
    case video
    /// Sound.
    case audio
    /// Anything else: subtitles, data, attachments.
    case other
  }

  /// Its place in the file, from 0.
  public let index: Int

  /// What it holds.
  public let kind: Kind

  /// libav's name of the codec, such as `h264`.
  public let codec: String

  /// The four letters by which the container names the codec, such as `avc1`; empty where it has
  /// none.
  public let codecTag: String

  /// Pixels in a row; 0 unless ``kind`` is `.video`.
  public let width: Int

  /// Rows of pixels; 0 unless ``kind`` is `.video`.
  public let height: Int

  /// How the samples are laid out, as the bitstream says; `nil` where unknown.
  public let format: PictureFormat?

  /// The lowest rate at which all times of the stream can be shown, as libav guesses it.
  public let frameRate: MediaRatio?

  /// Frames by duration.
  public let averageFrameRate: MediaRatio?

  /// A pixel's width by its height; `nil` where unsaid.
  public let pixelAspect: MediaRatio?

  /// Seconds per tick of the stream's clock.
  public let tick: MediaRatio

  /// When it starts; `nil` where unsaid.
  public let start: MediaTime?

  /// How long it lasts; `nil` where unsaid, as in WebM.
  public let duration: MediaTime?

  /// How many frames the container counts; `nil` where it doesn't.
  public let frameCount: Int?

  /// What the samples mean as colours.
  public let tags: ColorTags

  /// The stream's texts, such as `language`, in the file's order.
  public let metadata: [MediaText]

  /// Whether the container says that pictures have alpha (WebM's AlphaMode).
  public var saysAlpha: Bool {
    metadata.contains { $0.key.lowercased() == "alpha_mode" && $0.value == "1" }
  }
}
