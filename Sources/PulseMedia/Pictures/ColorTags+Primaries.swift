internal import CFFmpeg

extension ColorTags {
  /// Which red, green and blue the numbers mean.
  public struct Primaries: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The number that files and libav use (ITU-T H.273); an unknown one is still a value.
    public let rawValue: UInt32

    /// Takes a number as files have it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Finds a value by libav's name, such as `bt709`; `nil` where this libav knows none.
    public init?(named name: String) {
      let code = av_color_primaries_from_name(name)
      guard code >= 0 else { return nil }
      self.init(rawValue: UInt32(code))
    }

    /// libav's name; the number where it has none.
    public var description: String {
      av_color_primaries_name(libav).map { String(cString: $0) } ?? "\(rawValue)"
    }

    var libav: AVColorPrimaries { AVColorPrimaries(rawValue: rawValue) }

    /// BT.709 and sRGB.
    public static let bt709 = Self(rawValue: 1)

    /// Not said.
    public static let unspecified = Self(rawValue: 2)

    /// BT.601 with 525 lines.
    public static let smpte170m = Self(rawValue: 6)

    /// BT.2020.
    public static let bt2020 = Self(rawValue: 9)
  }
}
