public import PulseRaster
public import PulseTimeline

/// Everything that is decided about one output before work begins.
public struct OutputPlan: Hashable, Sendable {
  /// The name as the user gave it; `-` is standard output.
  public let file: String
  /// The kind of file.
  public let format: FileFormat
  /// The way of coding.
  public let codec: Codec
  /// The encoder; `nil` for what is stored without one.
  public let encoder: CodecEncoder?
  /// The layout of the pictures.
  public let layout: PixelLayout
  /// The meaning of the codes in the planes.
  public let coding: ColorCoding
  /// The encoder's threads.
  public let threads: Int
  /// Pictures in a group that begins with a key frame.
  public let groupLength: Int
  /// Bits per second, where the user asked for a rate.
  public let bitRate: Int?
  /// The options that the encoder is opened with.
  public let codecOptions: [CodecOption]
  /// The transfer function that the file is tagged with.
  public let transfer: TransferChoice
  /// How often players are to show the file, 0 meaning for ever; `nil` where the format can't say.
  public let plays: Int?
  /// What half-transparent pixels are mixed with where pixels are transparent or not; `nil` cuts them at
  /// one half.
  public let matte: Color?
  /// The recipe's text for the file's metadata; `nil` leaves it out.
  public var recipe: String?
  /// What the container is to be like.
  public var delivery = Delivery()
}
