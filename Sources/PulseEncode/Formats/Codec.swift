public import PulseRaster

/// A way of coding pictures, with what this program knows about its encoder.
public struct Codec: Hashable, Sendable {
  /// The name that a user writes after `--codec`.
  public let name: String

  /// What it is, in a few words.
  public let summary: String

  /// libav's name of the encoder; `nil` for what this program stores without one.
  public let encoder: String?

  /// The picture layouts that it takes, the best one for an opaque picture first.
  public let layouts: [PixelLayout]

  /// How `--quality` and `--crf` speak to the encoder; `nil` where coding loses nothing.
  public let rateControl: RateControl?

  /// Whether coded packets can be repeated with shifted times to play the loop again.
  public let repeatsByCopy: Bool

  /// The layout for an opaque or for a transparent picture, unless the user names one.
  public func defaultLayout(transparent: Bool) -> PixelLayout? {
    layouts.first { $0.hasAlpha == transparent }
  }

  /// Whether some layout carries transparency.
  public var carriesAlpha: Bool { layouts.contains { $0.hasAlpha } }
}

extension Codec {
  /// H.264 by libx264.
  public static let h264 = Codec(
    name: "h264", summary: "H.264, plays everywhere", encoder: "libx264",
    layouts: [
      .yuv420p, .yuv422p, .yuv444p, .yuv420p10, .yuv422p10, .yuv444p10,
    ],
    rateControl: .x264, repeatsByCopy: true)

  /// VP9 by libvpx, with alpha where asked.
  public static let vp9 = Codec(
    name: "vp9", summary: "VP9, smaller, with transparency", encoder: "libvpx-vp9",
    layouts: [
      .yuv420p, .yuva420p, .yuv422p, .yuv444p, .yuv420p10, .yuv422p10, .yuv444p10,
    ],
    rateControl: .vp9, repeatsByCopy: true)

  /// Uncoded planes in a y4m stream.
  public static let uncompressed = Codec(
    name: "uncompressed", summary: "uncoded planes, exact", encoder: "wrapped_avframe",
    layouts: [
      .yuv420p, .yuv422p, .yuv444p, .yuv420p10, .yuv422p10, .yuv444p10, .gray, .gray16,
    ],
    rateControl: nil, repeatsByCopy: false)

  /// PNG pictures, one file a frame.
  public static let png = Codec(
    name: "png", summary: "one PNG picture a frame, exact, with transparency", encoder: "png",
    layouts: [.gbrp, .gbrap, .gbrp16, .gbrap16, .gray, .gray16],
    rateControl: nil, repeatsByCopy: false)

  /// A checksum for each frame's planes.
  public static let checksum = Codec(
    name: "checksum", summary: "an MD5 checksum a frame, for tests", encoder: "rawvideo",
    layouts: Codec.everyLayout, rateControl: nil, repeatsByCopy: false)

  /// Nothing: pictures are drawn and thrown away.
  public static let nothing = Codec(
    name: "nothing", summary: "draws and stores nothing, for timing", encoder: nil,
    layouts: Codec.everyLayout, rateControl: nil, repeatsByCopy: false)

  private static let everyLayout: [PixelLayout] =
    [.yuv420p, .yuva420p] + PixelLayout.all.filter { ![.yuv420p, .yuva420p].contains($0) }
}
