internal import PulseRaster
public import PulseTimeline

extension FileFormat {
  /// GIF, which everything shows.
  public static let gif = FileFormat(
    name: "gif", summary: "chat, e-mail, everything that shows pictures", endings: ["gif"],
    codecs: [.gif], layout: .animation(.gif), streams: false, carriesRecipe: true)

  /// Animated PNG.
  public static let apng = FileFormat(
    name: "apng", summary: "stickers, exact colours, transparency", endings: ["apng"],
    codecs: [.apng], layout: .animation(.apng), streams: false, carriesRecipe: true)

  /// Animated WebP.
  public static let webp = FileFormat(
    name: "webp", summary: "web, stickers, transparency, small", endings: ["webp"],
    codecs: [.webp, .webpLossy], layout: .animation(.webp), streams: false, carriesRecipe: true)

  /// AVIF, which is AV1 for pictures.
  public static let avif = FileFormat(
    name: "avif", summary: "web, newer browsers, transparency", endings: ["avif"],
    codecs: [.av1Pictures], layout: .container(muxer: "avif"), streams: false,
    carriesRecipe: true)

  /// The most frames a second that browsers show as fast as they are meant; `nil` where there is no such
  /// limit.
  ///
  /// What lasts 10 ms or less they show for 100 ms. GIF counts hundredths of a second, of which a
  /// frame needs two; the others count thousandths, and a frame of 90 a second lasts at least 11.
  public var fastestRate: FrameRate? {
    switch layout {
    case .animation(.gif): .fps50
    case .animation, .container(muxer: "avif"): FrameRate(90)
    default: nil
    }
  }

  /// The frames a second where the user names none: 60, and 50 where all files are GIFs.
  public static func usualRate(ofFiles files: [String]) -> FrameRate {
    let areGIFs = files.allSatisfy { Self.ending(of: $0) == "gif" }
    return areGIFs && !files.isEmpty ? .fps50 : .fps60
  }

  /// Whether the file can tell players how often to show it.
  public var takesPlays: Bool {
    if case .animation = layout { return true }
    return self == .avif
  }
}

extension Codec {
  /// GIF's own coding.
  public static let gif = Codec(
    name: "gif", summary: "up to 256 colours a frame, pixels transparent or not", encoder: nil,
    layouts: [.gbrp, .gbrap], rateControl: nil, repeatsByCopy: false)

  /// PNG's coding of frames.
  public static let apng = Codec(
    name: "apng", summary: "PNG pictures in one file, exact, with transparency", encoder: nil,
    layouts: [.gbrp, .gbrap], rateControl: nil, repeatsByCopy: false)

  /// WebP without losses.
  public static let webp = Codec(
    name: "webp", summary: "WebP without losses, with transparency", encoder: nil,
    layouts: [.gbrp, .gbrap], rateControl: nil, repeatsByCopy: false)

  /// WebP with losses.
  public static let webpLossy = Codec(
    name: "webp-lossy", summary: "WebP with losses, with transparency", encoder: nil,
    layouts: [.gbrp, .gbrap], rateControl: nil, repeatsByCopy: false)

  /// AV1 for pictures, which may be transparent: colours and transparency are coded apart.
  public static let av1Pictures = Codec(
    name: "av1", summary: "AV1 for pictures",
    encoders: Codec.av1.encoders + [
      CodecEncoder("libaom-av1", layouts: [.yuva420p], rateControl: .aom)
    ], repeatsByCopy: true)

  /// Whether the frames of an animated picture are coded so.
  var isAnimation: Bool { [Codec.gif, .apng, .webp, .webpLossy].contains(self) }
}
