import PulseMedia
import PulseRaster
import PulseTimeline

extension OutputPlan {
  /// How the encoder is opened.
  func encoderSettings(width: Int, height: Int, rate: FrameRate) throws -> EncoderSettings {
    var settings = EncoderSettings(
      encoder: encoder?.name ?? "", format: try PictureFormat(layout), width: width,
      height: height,
      frameRate: MediaRatio(rate.framesPerSecond.numerator, rate.framesPerSecond.denominator))
    settings.tags = tags
    settings.threads = threads
    settings.gopLength = groupLength
    settings.bitRate = bitRate
    settings.options = codecOptions.map { ($0.key, $0.value) }
    if case .container(let muxer) = format.layout {
      settings.globalHeader = MediaLibrary.wantsGlobalHeader(muxer: muxer)
    }
    return settings
  }

  /// What the muxer must be told.
  var muxerOptions: [(key: String, value: String)] {
    guard format == .avif, let plays, MediaLibrary.countsPlaysOfAVIF else { return [] }
    return [(key: "loop", value: "\(plays)")]
  }

  /// What the file says about the meaning of its codes.
  ///
  /// The colours are sRGB whatever the matrix, and sRGB has BT.709's primaries; a matrix changes
  /// only how R'G'B' is written down as Y'CbCr.
  private var tags: ColorTags {
    ColorTags(
      primaries: .bt709, transfer: transfer == .srgb ? .srgb : .bt709,
      matrix: layout.model == .rgb ? .rgb : coding.matrix.tag,
      range: layout.model == .rgb || coding.range == .full ? .pc : .tv,
      chromaLocation: layout.chromaShiftX > 0 ? .left : .unspecified)
  }
}

extension PictureFormat {
  /// libav's pixel format for a layout.
  init(_ layout: PixelLayout) throws {
    guard let format = PictureFormat(named: layout.name) else {
      throw ExportError(.unavailable, "this machine's libavutil has no pixel format \(layout.name)")
    }
    self = format
  }
}

extension ColorCoding.Matrix {
  /// The matrix's number, as the option and the recipe write it.
  var name: String {
    switch self {
    case .bt709: "709"
    case .bt601: "601"
    case .bt2020: "2020"
    }
  }

  /// The matrix as files are tagged with it.
  var tag: ColorTags.Matrix {
    switch self {
    case .bt709: .bt709
    case .bt601: .smpte170m
    case .bt2020: .bt2020nc
    }
  }
}

extension ColorCoding.Range {
  /// libav's name for the range.
  var name: String { self == .full ? "pc" : "tv" }
}
