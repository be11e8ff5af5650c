/// What the numbers of a picture mean as colours, as it is written into a file.
///
/// A file without them is shown as players guess: small pictures often as BT.601.
public struct ColorTags: Hashable, Sendable {
  /// Which red, green and blue.
  public var primaries: Primaries

  /// Which curve from light to numbers.
  public var transfer: Transfer

  /// How luma and chroma follow from red, green and blue.
  public var matrix: Matrix

  /// Which numbers mean black and white.
  public var range: Range

  /// Where chroma samples lie.
  public var chromaLocation: ChromaLocation

  /// Makes a set of tags; what is left out stays unsaid.
  public init(
    primaries: Primaries = .unspecified, transfer: Transfer = .unspecified,
    matrix: Matrix = .unspecified, range: Range = .unspecified,
    chromaLocation: ChromaLocation = .unspecified
  ) {
    self.primaries = primaries
    self.transfer = transfer
    self.matrix = matrix
    self.range = range
    self.chromaLocation = chromaLocation
  }

  /// Red, green and blue samples in sRGB, full range.
  public static let srgb = ColorTags(
    primaries: .bt709, transfer: .srgb, matrix: .rgb, range: .pc)
}
