/// The options that say how a loop is stored, each with a text: for command lines and for columns of
/// tables.
///
/// The raw values are their names on the command line.
public enum StorageOption: String, Hashable, Sendable, CaseIterable {
  /// The codec's name.
  case codec
  /// 0 ... 100, mapped to each codec's own scale.
  case quality
  /// The codec's own quality number, instead of the quality.
  case crf
  /// Bits a second, instead of the quality.
  case bitrate
  /// Time against size at equal quality.
  case effort
  /// The layout of the pictures, by libav's name.
  case pixelFormat = "pixel-format"
  /// The colour matrix.
  case matrix
  /// Limited or full range.
  case range
  /// The tag for the transfer curve.
  case transfer
  /// The encoder's threads.
  case threads
  /// Whole plays of the loop in the file.
  case loops
  /// Seconds to be filled with whole plays, instead of a number of plays.
  case seconds
  /// The most bytes that each file may have.
  case maxBytes = "max-bytes"
  /// What may be lowered after quality so that a file has no more bytes.
  case allow
  /// How often players are to show an animated picture.
  case plays
  /// What half-transparent pixels of a GIF are mixed with.
  case matte
  /// Whether the recipe is left out of the file's metadata.
  case noRecipe = "no-recipe"
  /// Whether an existing file is refused rather than replaced.
  case noOverwrite = "no-overwrite"

  /// Options of which at most one can be meant.
  public static let exclusive: [[StorageOption]] = [
    [.quality, .crf, .bitrate], [.crf, .maxBytes], [.bitrate, .maxBytes], [.loops, .seconds],
  ]
}
