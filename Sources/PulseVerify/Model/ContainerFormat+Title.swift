extension ContainerFormat {
  /// The name that people know, such as `MP4`; `PNG` with or without motion.
  public var title: String {
    switch self {
    case .mp4: "MP4"
    case .mov: "QuickTime"
    case .avif: "AVIF"
    case .matroska: "Matroska"
    case .webm: "WebM"
    case .gif: "GIF"
    case .apng: "PNG"
    case .webp: "WebP"
    case .y4m: "YUV4MPEG2"
    case .avi: "AVI"
    case .mpegts: "MPEG transport stream"
    }
  }
}
