internal import CFFmpeg

/// Everything that an encoder needs to know before the first picture.
public struct EncoderSettings: Sendable {
  /// libav's name of the encoder, such as `libx264`.
  public var encoder: String

  /// How the pictures' samples lie in memory.
  public var format: PictureFormat

  /// Pixels in a row.
  public var width: Int

  /// Rows of pixels.
  public var height: Int

  /// Frames per second; also the encoder's clock, whose tick is one frame.
  public var frameRate: MediaRatio

  /// What the samples mean as colours.
  public var tags = ColorTags()

  /// A pixel's width by its height.
  public var pixelAspect = MediaRatio(1)

  /// Threads of the encoder, 1 or more; 0 lets it count the machine's cores, which changes the
  /// bytes of some codecs.
  public var threads = 1

  /// Frames from one key frame to the next, 1 or more; no key frame comes in between.
  public var gopLength = 250

  /// Bits per second, for encoders that are steered by it; `nil` leaves the encoder's default.
  public var bitRate: Int?

  /// Options of libav and of the encoder itself, by libav's names, in the order given.
  public var options: [(key: String, value: String)] = []

  /// Whether codec headers go to the container once, instead of before each key frame.
  ///
  /// Containers say what they want: ``MediaLibrary/wantsGlobalHeader(muxer:)``.
  public var globalHeader = true

  /// Makes settings; the rest has defaults, which can be changed afterwards.
  public init(
    encoder: String, format: PictureFormat, width: Int, height: Int, frameRate: MediaRatio
  ) {
    self.encoder = encoder
    self.format = format
    self.width = width
    self.height = height
    self.frameRate = frameRate
  }
}

extension EncoderSettings {
  /// A pixel's shape as libav has it; square where it can't hold the ratio.
  var aspect: AVRational { pixelAspect.libav ?? AVRational(num: 1, den: 1) }
}
