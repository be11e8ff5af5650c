internal import PulseMedia

extension ContainerFormat {
  /// Tells the kind of a file by its first bytes; `nil` for any other.
  ///
  /// MP4, MOV and AVIF, and Matroska and WebM, are told apart later.
  init?(beginning bytes: [UInt8]) {
    guard let kind = FileKind(beginning: bytes) else { return nil }
    self =
      switch kind {
      case .mov: .mp4
      case .matroska: .matroska
      case .gif: .gif
      case .apng, .png: .apng
      case .webp: .webp
      case .mpegts: .mpegts
      case .y4m: .y4m
      case .avi: .avi
      }
  }
}
