internal import CFFmpeg

extension ColorTags {
  /// Which numbers mean black and white.
  public struct Range: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The number that files and libav use; an unknown one is still a value.
    public let rawValue: UInt32

    /// Takes a number as files have it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Finds a value by libav's name, such as `tv`; `nil` where this libav knows none.
    public init?(named name: String) {
      let code = av_color_range_from_name(name)
      guard code >= 0 else { return nil }
      self.init(rawValue: UInt32(code))
    }

    /// libav's name; the number where it has none.
    public var description: String {
      av_color_range_name(libav).map { String(cString: $0) } ?? "\(rawValue)"
    }

    var libav: AVColorRange { AVColorRange(rawValue: rawValue) }

    /// Not said.
    public static let unspecified = Self(rawValue: 0)

    /// Limited: 16 to 235 for luma in 8 bits.
    public static let tv = Self(rawValue: 1)

    /// Full: 0 to 255 in 8 bits.
    public static let pc = Self(rawValue: 2)
  }
}
