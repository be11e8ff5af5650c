/// How a frame of the file compares with the one that the source draws, in codes of 8 bits.
package struct FrameComparison {
  /// The largest error of a sample.
  var largest = 0.0
  /// The mean error of all samples.
  var mean = 0.0
  /// The largest error of the mean of a flat block.
  package var flat = 0.0
  /// The mean error of samples outside flat areas, what samples of their drawn value have in common
  /// taken away: how coarsely the picture is coded.
  ///
  /// Another colour makes samples of one value wrong by the same amount; a coder with too few bits
  /// makes them wrong here and there.
  package var scatter = 0.0
  /// How many frames away a frame lies that fits better; 0 where none does.
  var betterOffset = 0

  /// Flat areas that are off by more than this many codes are not coding noise.
  var flatLimit = FrameComparison.usualFlatLimit

  /// The limit for samples as they are coded.
  static let usualFlatLimit = 3.0
  /// The limit for WebP, whose lossy coder's Y'CbCr is turned into red, green and blue: errors of 3 codes
  /// in luma and in chroma add up to 3 (1.164 + 2.017) in blue.
  ///
  /// libwebp's animation encoder leaves areas as they are whose colour changes little from frame to
  /// frame; where a slow change adds up so to more than that, the colours are wrong indeed.
  static let webPFlatLimit = 9.5

  /// The limit for GIF: colours that a palette lacks are patterns of two that it has, of which the mean is
  /// as near as the palette's colours are close to each other.
  static let paletteFlatLimit = 8.0

  /// The limit for a format.
  static func flatLimit(of format: ContainerFormat) -> Double {
    switch format {
    case .webp: webPFlatLimit
    case .gif: paletteFlatLimit
    default: usualFlatLimit
    }
  }

  /// Starts without errors.
  package init() {}

  /// Whether it is the frame that belongs there, in its colours.
  var isRight: Bool { betterOffset == 0 && flat <= flatLimit }
}
