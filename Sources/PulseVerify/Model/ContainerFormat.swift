/// The kinds of file that are looked into.
public enum ContainerFormat: String, Hashable, Sendable, CaseIterable {
  /// MPEG-4.
  case mp4
  /// QuickTime.
  case mov
  /// AVIF, a picture or a sequence of them.
  case avif
  /// Matroska.
  case matroska
  /// WebM.
  case webm
  /// GIF.
  case gif
  /// PNG, animated or not.
  case apng
  /// WebP, animated or not.
  case webp
  /// YUV4MPEG2.
  case y4m
  /// AVI.
  case avi
  /// MPEG-TS.
  case mpegts
}
