/// How a frame of the file compares with the one that the source draws, in codes of 8 bits.
struct FrameComparison {
  /// The largest error of a sample.
  var largest = 0.0
  /// The mean error of all samples.
  var mean = 0.0
  /// The largest error of the mean of a flat block.
  var flat = 0.0
  /// How many frames away a frame lies that fits better; 0 where none does.
  var betterOffset = 0

  /// Flat areas that are off by more than this many codes are not coding noise.
  var flatLimit = FrameComparison.usualFlatLimit

  /// The limit for samples as they are coded.
  static let usualFlatLimit = 3.0
  /// The limit for WebP, whose lossy coder is rough with chroma, and whose Y'CbCr is turned into red,
  /// green and blue: at libwebp's quality 75 flat areas were off by up to 11.3 codes.
  static let webPFlatLimit = 16.0

  /// Whether it is the frame that belongs there, in its colours.
  var isRight: Bool { betterOffset == 0 && flat <= flatLimit }
}
