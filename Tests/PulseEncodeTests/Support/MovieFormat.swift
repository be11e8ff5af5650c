import PulseEncode
import Testing

/// A kind of film, with what a stranger should see in it.
struct MovieFormat: Sendable, CustomTestStringConvertible {
  let ending: String
  let codec: String
  /// libav's name of the layout for opaque pictures.
  let layout: String
  /// The container's name for the codec, where it has four letters.
  var tag: String?
  /// Whether pictures can be transparent.
  var carriesAlpha = false
  /// The decoder that gives alpha, where libav's own leaves it out.
  var alphaDecoder: String?
  /// The largest error of a flat grey area and of its alpha, in 8-bit codes.
  var alphaTolerance = 0

  var testDescription: String { "\(codec) in \(ending)" }

  /// Whether the file's clock counts milliseconds.
  var isMatroska: Bool { ending == "webm" || ending == "mkv" }

  /// The matrix as files are tagged with it: VP8's bitstream knows one alone.
  var matrix: String { isRGB ? "gbr" : codec == "vp8" ? "smpte170m" : "bt709" }

  /// Whether pixels are stored as red, green and blue.
  var isRGB: Bool { layout == "rgb24" }

  var options: ExportOptions {
    var options = ExportOptions()
    options.codec = codec
    return options
  }

  static let all = [
    MovieFormat(ending: "mp4", codec: "h264", layout: "yuv420p", tag: "avc1"),
    MovieFormat(ending: "mp4", codec: "hevc", layout: "yuv420p", tag: "hvc1"),
    MovieFormat(ending: "mp4", codec: "av1", layout: "yuv420p", tag: "av01"),
    MovieFormat(ending: "mp4", codec: "vp9", layout: "yuv420p", tag: "vp09"),
    MovieFormat(ending: "mov", codec: "h264", layout: "yuv420p", tag: "avc1"),
    MovieFormat(ending: "mov", codec: "hevc", layout: "yuv420p", tag: "hvc1"),
    MovieFormat(
      ending: "mov", codec: "prores", layout: "yuv422p10le", tag: "apch", carriesAlpha: true,
      alphaTolerance: 1),
    MovieFormat(ending: "mov", codec: "qtrle", layout: "rgb24", tag: "rle ", carriesAlpha: true),
    MovieFormat(ending: "mov", codec: "png", layout: "rgb24", tag: "png ", carriesAlpha: true),
    MovieFormat(
      ending: "webm", codec: "vp9", layout: "yuv420p", carriesAlpha: true,
      alphaDecoder: "libvpx-vp9", alphaTolerance: 2),
    MovieFormat(ending: "webm", codec: "av1", layout: "yuv420p"),
    MovieFormat(
      ending: "webm", codec: "vp8", layout: "yuv420p", carriesAlpha: true, alphaDecoder: "libvpx",
      alphaTolerance: 2),
    MovieFormat(ending: "mkv", codec: "h264", layout: "yuv420p"),
    MovieFormat(ending: "mkv", codec: "hevc", layout: "yuv420p"),
    MovieFormat(ending: "mkv", codec: "av1", layout: "yuv420p"),
    MovieFormat(
      ending: "mkv", codec: "vp9", layout: "yuv420p", carriesAlpha: true,
      alphaDecoder: "libvpx-vp9", alphaTolerance: 2),
    MovieFormat(
      ending: "mkv", codec: "vp8", layout: "yuv420p", carriesAlpha: true, alphaDecoder: "libvpx",
      alphaTolerance: 2),
  ]
}
