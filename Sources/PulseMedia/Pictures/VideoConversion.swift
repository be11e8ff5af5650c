internal import CFFmpeg

/// The change of a picture's memory layout from planes to pixels, without change of any sample.
enum VideoConversion {
  /// The layouts that PNG has, and then QuickTime Animation's, for those that we paint in, by libav's
  /// names.
  ///
  /// Samples of 16 bits are big-endian in PNG.
  private static let packedNames = [
    "gray": ["gray"], "gray16le": ["gray16be"], "gray16be": ["gray16be"],
    "gbrp": ["rgb24"], "gbrp16le": ["rgb48be"], "gbrp16be": ["rgb48be"],
    "gbrap": ["rgba", "argb"], "gbrap16le": ["rgba64be"], "gbrap16be": ["rgba64be"],
    "rgb24": ["rgb24"], "rgba": ["rgba", "argb"], "rgb48be": ["rgb48be"],
    "rgba64be": ["rgba64be"],
  ]

  /// The layouts that hold the very same samples, PNG's first; empty where there is none without loss.
  static func packedFormats(for format: PictureFormat) -> [PictureFormat] {
    (packedNames[format.name] ?? []).compactMap(PictureFormat.init(named:))
  }

  /// The layout that PNG uses for a picture of this one; `nil` where there is none without loss.
  static func packedFormat(for format: PictureFormat) -> PictureFormat? {
    packedFormats(for: format).first
  }

  /// The same picture in another layout that holds the very same samples.
  static func converted(_ picture: VideoFrame, to format: PictureFormat) throws -> VideoFrame {
    guard picture.format != format else { return picture }
    let result = try VideoFrame(format: format, width: picture.width, height: picture.height)
    guard !ExactPacking.joins(picture.format, format) else {
      ExactPacking.copy(picture, into: result)
      return result
    }
    try scale(picture, into: result, flags: pulse_scaler_exact())
    return result
  }

  /// Fills a picture with another one, in its own layout and size.
  static func scale(_ picture: VideoFrame, into result: VideoFrame, flags: CInt) throws {
    let context = try allocated(
      sws_getContext(
        CInt(picture.width), CInt(picture.height), picture.format.libav, CInt(result.width),
        CInt(result.height), result.format.libav, flags, nil, nil, nil), "sws_getContext")
    defer { sws_freeContext(context) }
    try check(
      sws_scale_frame(context, result.frame, picture.frame), "sws_scale_frame",
      "cannot turn a \(picture.format) picture into \(result.format)")
  }
}
