public import PulseTimeline

/// How the pictures are to be stored: what a user may wish for, before it meets the formats.
///
/// `nil` means: by the format, or by the picture's size.
public struct ExportOptions: Hashable, Sendable {
  /// The codec's name (``Codec/name``).
  public var codec: String?
  /// The layout of the pictures, by libav's name.
  public var pixelFormat: String?
  /// How good the pictures are to be.
  public var quality: Quality = .standard
  /// Options of the encoder itself, by libav's names, in the order given.
  public var codecOptions: [CodecOption] = []
  /// Time against size at equal quality.
  public var effort: Effort = .balanced
  /// The matrix from R'G'B' to Y'CbCr; `nil` for BT.709, and BT.601 where the codec knows no other.
  public var matrix: MatrixChoice?
  /// The range of the codes.
  public var range: RangeChoice = .limited
  /// The transfer function that the file is tagged with.
  public var transfer: TransferChoice = .srgb
  /// The encoder's threads, from 1 to 64; part of the recipe, as it can change the bytes.
  public var threads: Int?
  /// How many plays of the loop the file holds.
  public var repeats: Repeats = .loops(1)
  /// How often players are to show an animated picture, from 1 to 65535; 0 means for ever.
  public var plays: Int?
  /// What half-transparent pixels of a GIF are mixed with; without it they are cut at one half.
  public var matte: Color?
  /// Whether the recipe goes into the file's metadata.
  public var writesRecipe = true
  /// Whether an existing file is replaced.
  public var overwrites = true
  /// Whether each output looks through its folder for temporary files that killed writers of the same
  /// name have left; `false` for whoever has removed them all before.
  public var removesLeftovers = true

  /// The most bytes that each file may have; the best quality that fits is then looked for.
  public var maximumBytes: Int?
  /// What may be lowered after quality so that a file fits.
  public var concessions: Set<Concession> = []
  /// The highest quality that is tried for a file that must fit, from 0 to 100.
  public var highestQuality = 100.0
  /// What the place that files are sent to wants of their containers.
  public var delivery = Delivery()

  /// Makes the default wishes.
  public init() {}
}
