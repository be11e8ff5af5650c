import PulseMedia
import PulseRaster
import PulseScenes
import PulseTimeline

extension Planner {
  /// The format of a file; a PNG without a number is an animated one where the codec says so.
  func format(of file: String) throws(ExportError) -> FileFormat {
    let format = try FileFormat.format(forFile: file)
    let isAnimated =
      format == .png && options.codec == Codec.apng.name && NumberedName(file) == nil
    return isAnimated ? .apng : format
  }

  /// The codec of a format where none is named: WebP with losses where a quality is.
  func defaultCodec(of format: FileFormat) -> Codec {
    format == .webp && options.quality != .standard ? .webpLossy : format.codecs[0]
  }

  /// What decides about an animated picture beside its pixels.
  func animationOptions(_ codec: Codec) throws(ExportError) -> [CodecOption] {
    let effort = CodecOption("effort", options.effort.rawValue)
    guard codec == .webpLossy else { return [effort] }
    guard case .level(let level) = options.quality else {
      throw ExportError(.usage, "\(codec.name) takes neither --crf nor --bitrate; use --quality")
    }
    return [effort, CodecOption("quality", Int(exactly: level).map(String.init) ?? "\(level)")]
  }

  /// Refuses frames that are too short for browsers.
  func checkRate(_ format: FileFormat, file: String) throws(ExportError) {
    let rate = drawing.timeline.plan.rate
    guard let fastest = format.fastestRate, rate.framesPerSecond > fastest.framesPerSecond else {
      return
    }
    let advice = FrameRate.usual.map(\.framesPerSecond).last { $0 <= fastest.framesPerSecond }
    throw ExportError(
      .usage,
      "'\(file)': browsers slow \(format.name) down that is faster than "
        + "\(fastest.framesPerSecond.floor) frames a second; use --fps "
        + "\((advice ?? fastest.framesPerSecond).floor)")
  }

  /// Refuses pictures that are larger than the format can say.
  func checkSides(_ format: FileFormat, file: String) throws(ExportError) {
    let (width, height) = (drawing.canvas.width, drawing.canvas.height)
    guard format == .webp, max(width, height) > Self.largestWebPSide else { return }
    throw ExportError(
      .usage,
      "'\(file)': a WebP's sides have at most \(Self.largestWebPSide) pixels, not \(width)x\(height)"
    )
  }

  /// WebP stores a side in 14 bits.
  private static var largestWebPSide: Int { 16_383 }

  /// Refuses half-transparent pixels where there can be none.
  func checkAlpha(_ format: FileFormat, file: String) throws(ExportError) {
    let alpha = drawing.background.alpha
    guard format == .gif, alpha > 0, alpha < 1 else { return }
    throw ExportError(
      .usage,
      "'\(file)': a GIF's pixels are opaque or not there at all; give --background a colour without "
        + "alpha, or 'transparent'")
  }

  /// What half-transparent pixels are mixed with.
  func matte(for layout: PixelLayout, of format: FileFormat) -> Color? {
    format == .gif && layout.hasAlpha ? options.matte : nil
  }

  /// Refuses wishes that only animated pictures can have.
  func checkAnimations(_ outputs: [OutputPlan]) throws(ExportError) {
    if options.plays != nil, !outputs.contains(where: { $0.plays != nil }) {
      throw ExportError(
        .usage,
        "--plays is for gif, apng, webp and avif: other files have no place for it, and the page or the "
          + "player decides; '--loops' repeats the loop within the file")
    }
    if let plays = options.plays, plays > 0, !MediaLibrary.countsPlaysOfAVIF,
      let file = outputs.first(where: { $0.format == .avif })?.file
    {
      throw ExportError(
        .unavailable,
        "'\(file)': this machine's libavformat can write AVIFs only that play for ever; leave --plays "
          + "out, or use FFmpeg 7 or later")
    }
    if options.matte != nil, !outputs.contains(where: { $0.matte != nil }) {
      throw ExportError(
        .usage, "--matte is for a .gif with --background transparent; nothing else here needs it")
    }
  }
}
