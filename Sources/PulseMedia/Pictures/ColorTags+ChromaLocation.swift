internal import CFFmpeg

extension ColorTags {
  /// Where a chroma sample lies among the luma samples it belongs to.
  public struct ChromaLocation: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The number that files and libav use; an unknown one is still a value.
    public let rawValue: UInt32

    /// Takes a number as files have it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Finds a value by libav's name, such as `left`; `nil` where this libav knows none.
    public init?(named name: String) {
      let code = av_chroma_location_from_name(name)
      guard code >= 0 else { return nil }
      self.init(rawValue: UInt32(code))
    }

    /// libav's name; the number where it has none.
    public var description: String {
      av_chroma_location_name(libav).map { String(cString: $0) } ?? "\(rawValue)"
    }

    var libav: AVChromaLocation { AVChromaLocation(rawValue: rawValue) }

    /// Not said.
    public static let unspecified = Self(rawValue: 0)

    /// Between two rows, at the left column: the usual for video.
    public static let left = Self(rawValue: 1)

    /// In the middle of four: JPEG.
    public static let center = Self(rawValue: 2)

    /// At the top left sample.
    public static let topLeft = Self(rawValue: 3)
  }
}
