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
  static let flatLimit = 3.0

  /// Whether it is the frame that belongs there, in its colours.
  var isRight: Bool { betterOffset == 0 && flat <= Self.flatLimit }
}
