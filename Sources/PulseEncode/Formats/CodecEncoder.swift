public import PulseRaster

/// One of libav's encoders, with what this program knows about it.
public struct CodecEncoder: Hashable, Sendable {
  /// libav's name, such as `libx264`.
  public let name: String

  /// The picture layouts that it takes, the best one for an opaque picture first.
  public let layouts: [PixelLayout]

  /// The fewest pixels on a side that it takes.
  public let smallestSide: Int

  /// How `--quality` and `--crf` speak to it; `nil` where there is no quality to choose.
  public let rateControl: RateControl?

  init(
    _ name: String, layouts: [PixelLayout], smallestSide: Int = 1, rateControl: RateControl? = nil
  ) {
    self.name = name
    self.layouts = layouts
    self.smallestSide = smallestSide
    self.rateControl = rateControl
  }

  /// Whether it takes pictures of this layout and size.
  func takes(_ layout: PixelLayout, width: Int, height: Int) -> Bool {
    layouts.contains(layout) && min(width, height) >= smallestSide
  }
}
