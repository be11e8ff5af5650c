/// A kind of file that an export writes, picked by the file name's ending.
public struct FileFormat: Hashable, Sendable {
  /// How the file is put together.
  public enum Layout: Hashable, Sendable {
    /// One file by a muxer of libav.
    case container(muxer: String)
    /// An animated picture, which is written without libav.
    case animation(AnimationKind)
    /// A numbered file for every frame.
    case numberedPictures
    /// No file at all.
    case discarded

    /// Whether all frames go into one file.
    public var isOneFile: Bool {
      switch self {
      case .container, .animation: true
      case .numberedPictures, .discarded: false
      }
    }
  }

  /// The name in messages and in the JSON documents.
  public let name: String

  /// What it is good for, in a few words.
  public let summary: String

  /// The file name endings that mean it, in lower case and without the dot.
  public let endings: [String]

  /// The codecs that it can hold, the default first.
  public let codecs: [Codec]

  /// How the file is put together.
  public let layout: Layout

  /// Whether it can be written to standard output.
  public let streams: Bool

  /// Whether the recipe has a place in the file's metadata.
  public let carriesRecipe: Bool
}

extension FileFormat {
  /// MPEG-4, for the web, chat and slides.
  public static let mp4 = FileFormat(
    name: "mp4", summary: "web, chat, slides, every phone", endings: ["mp4", "m4v"],
    codecs: [.h264, .hevc, .av1, .vp9], layout: .container(muxer: "mp4"), streams: false,
    carriesRecipe: true)

  /// QuickTime, for editors.
  public static let mov = FileFormat(
    name: "mov", summary: "editors, Apple's devices, transparency", endings: ["mov"],
    codecs: [.h264, .hevc, .prores, .qtrle, .png],
    layout: .container(muxer: "mov"), streams: false, carriesRecipe: true)

  /// WebM, for the web, with transparency.
  public static let webm = FileFormat(
    name: "webm", summary: "web, stickers, transparency", endings: ["webm"],
    codecs: [.vp9, .av1, .vp8],
    layout: .container(muxer: "webm"), streams: false, carriesRecipe: true)

  /// Matroska, which holds any codec.
  public static let mkv = FileFormat(
    name: "mkv", summary: "any codec", endings: ["mkv"],
    codecs: [.h264, .hevc, .av1, .vp9, .vp8],
    layout: .container(muxer: "matroska"), streams: false, carriesRecipe: true)

  /// Uncoded planes for other programs.
  public static let y4m = FileFormat(
    name: "y4m", summary: "exact planes for other programs, also to standard output",
    endings: ["y4m"], codecs: [.uncompressed], layout: .container(muxer: "yuv4mpegpipe"),
    streams: true, carriesRecipe: false)

  /// PNG pictures, numbered.
  public static let png = FileFormat(
    name: "png", summary: "numbered pictures (frame-%04d.png)", endings: ["png"],
    codecs: [.png], layout: .numberedPictures, streams: false, carriesRecipe: false)

  /// Checksums of every frame.
  public static let md5 = FileFormat(
    name: "md5", summary: "a checksum a frame, for tests", endings: ["md5"],
    codecs: [.checksum], layout: .container(muxer: "framemd5"), streams: true,
    carriesRecipe: false)

  /// Nothing.
  public static let null = FileFormat(
    name: "null", summary: "draws and stores nothing, for timing", endings: ["null"],
    codecs: [.nothing], layout: .discarded, streams: false, carriesRecipe: false)

  /// Every format, in the order in which they are listed.
  public static let all: [FileFormat] = [
    mp4, mov, webm, mkv, gif, apng, webp, avif, png, y4m, md5, null,
  ]
}
