public import PulseRaster

/// A way of coding pictures, with what this program knows about its encoders.
public struct Codec: Hashable, Sendable {
  /// The name that a user writes after `--codec`.
  public let name: String

  /// What it is, in a few words.
  public let summary: String

  /// Its encoders, the best first; empty for what this program stores without one.
  ///
  /// A later one stands in where an earlier one can't take the pictures or is missing.
  public let encoders: [CodecEncoder]

  /// The picture layouts that some encoder takes, the best one for an opaque picture first.
  public let layouts: [PixelLayout]

  /// Whether coded packets can be repeated with shifted times to play the loop again.
  public let repeatsByCopy: Bool

  /// Makes a codec whose encoders take different pictures.
  init(name: String, summary: String, encoders: [CodecEncoder], repeatsByCopy: Bool) {
    self.name = name
    self.summary = summary
    self.encoders = encoders
    self.repeatsByCopy = repeatsByCopy
    var layouts: [PixelLayout] = []
    for layout in encoders.flatMap(\.layouts) where !layouts.contains(layout) {
      layouts.append(layout)
    }
    self.layouts = layouts
  }

  /// Makes a codec of one encoder, or of none.
  init(
    name: String, summary: String, encoder: String?, layouts: [PixelLayout],
    rateControl: RateControl?, repeatsByCopy: Bool, smallestSide: Int = 1
  ) {
    self.name = name
    self.summary = summary
    encoders =
      encoder.map {
        [
          CodecEncoder(
            $0, layouts: layouts, smallestSide: smallestSide, rateControl: rateControl)
        ]
      } ?? []
    self.layouts = layouts
    self.repeatsByCopy = repeatsByCopy
  }
}

extension Codec {
  /// libav's name of the best encoder; `nil` for what this program stores without one.
  public var encoder: String? { encoders.first?.name }

  /// How `--quality` and `--crf` speak to the best encoder; `nil` where there is no quality to choose.
  public var rateControl: RateControl? { encoders.first?.rateControl }

  /// The layout for an opaque or for a transparent picture, unless the user names one.
  public func defaultLayout(transparent: Bool) -> PixelLayout? {
    layouts.first { $0.hasAlpha == transparent }
  }

  /// Whether some layout carries transparency.
  public var carriesAlpha: Bool { layouts.contains { $0.hasAlpha } }
}
