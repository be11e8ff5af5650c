import PulseRaster

extension Codec {
  /// H.264 by libx264.
  public static let h264 = Codec(
    name: "h264", summary: "H.264, plays everywhere", encoder: "libx264",
    layouts: [
      .yuv420p, .yuv422p, .yuv444p, .yuv420p10, .yuv422p10, .yuv444p10,
    ],
    rateControl: .x264, repeatsByCopy: true)

  /// HEVC by libx265, which takes nothing smaller than its smallest block.
  public static let hevc = Codec(
    name: "hevc", summary: "HEVC (H.265), smaller, for Apple's devices and newer browsers",
    encoder: "libx265",
    layouts: [
      .yuv420p, .yuv422p, .yuv444p, .yuv420p10, .yuv422p10, .yuv444p10,
    ],
    rateControl: .x265, repeatsByCopy: true, smallestSide: 16)

  /// AV1 by SVT-AV1, and by libaom what that one refuses: sides under 64 pixels, 4:2:2 and 4:4:4.
  public static let av1 = Codec(
    name: "av1", summary: "AV1, the smallest, for newer players",
    encoders: [
      CodecEncoder(
        "libsvtav1", layouts: [.yuv420p, .yuv420p10], smallestSide: 64, rateControl: .svtAV1),
      CodecEncoder(
        "libaom-av1",
        layouts: [.yuv420p, .yuv422p, .yuv444p, .yuv420p10, .yuv422p10, .yuv444p10],
        rateControl: .aom),
    ], repeatsByCopy: true)

  /// VP9 by libvpx, with alpha where asked.
  public static let vp9 = Codec(
    name: "vp9", summary: "VP9, smaller, with transparency", encoder: "libvpx-vp9",
    layouts: [
      .yuv420p, .yuva420p, .yuv422p, .yuv444p, .yuv420p10, .yuv422p10, .yuv444p10,
    ],
    rateControl: .vp9, repeatsByCopy: true)

  /// VP8 by libvpx, with alpha where asked.
  public static let vp8 = Codec(
    name: "vp8", summary: "VP8, for old players of WebM, with transparency", encoder: "libvpx",
    layouts: [.yuv420p, .yuva420p], rateControl: .vp8, repeatsByCopy: true)

  /// ProRes 422 HQ, and ProRes 4444 for full colour and transparency.
  public static let prores = Codec(
    name: "prores", summary: "ProRes 422 HQ; 4444 with transparency; for editors",
    encoder: "prores_ks", layouts: [.yuv422p10, .yuv444p10, .yuva444p10], rateControl: nil,
    repeatsByCopy: true)

  /// Run lengths of red, green and blue: exact, and small for flat pictures.
  public static let qtrle = Codec(
    name: "qtrle", summary: "QuickTime Animation, exact, with transparency, for editors",
    encoder: "qtrle", layouts: [.gbrp, .gbrap], rateControl: nil, repeatsByCopy: true)

  /// Uncoded planes in a y4m stream.
  public static let uncompressed = Codec(
    name: "uncompressed", summary: "uncoded planes, exact", encoder: "wrapped_avframe",
    layouts: [
      .yuv420p, .yuv422p, .yuv444p, .yuv420p10, .yuv422p10, .yuv444p10, .gray, .gray16,
    ],
    rateControl: nil, repeatsByCopy: false)

  /// PNG pictures, one file a frame or one packet of a film.
  public static let png = Codec(
    name: "png", summary: "one PNG picture a frame, exact, with transparency", encoder: "png",
    layouts: [.gbrp, .gbrap, .gbrp16, .gbrap16, .gray, .gray16],
    rateControl: nil, repeatsByCopy: true)

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
