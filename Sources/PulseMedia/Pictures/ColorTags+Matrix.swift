internal import CFFmpeg

extension ColorTags {
  /// How luma and chroma follow from red, green and blue.
  public struct Matrix: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The number that files and libav use (ITU-T H.273); an unknown one is still a value.
    public let rawValue: UInt32

    /// Takes a number as files have it.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Finds a value by libav's name, such as `bt709`; `nil` where this libav knows none.
    public init?(named name: String) {
      let code = av_color_space_from_name(name)
      guard code >= 0 else { return nil }
      self.init(rawValue: UInt32(code))
    }

    /// libav's name; the number where it has none.
    public var description: String {
      av_color_space_name(libav).map { String(cString: $0) } ?? "\(rawValue)"
    }

    var libav: AVColorSpace { AVColorSpace(rawValue: rawValue) }

    /// None: the samples are red, green and blue; libav's `gbr`.
    public static let rgb = Self(rawValue: 0)

    /// BT.709.
    public static let bt709 = Self(rawValue: 1)

    /// Not said.
    public static let unspecified = Self(rawValue: 2)

    /// BT.601, of Europe's television; the same numbers as ``smpte170m``.
    public static let bt470bg = Self(rawValue: 5)

    /// BT.601.
    public static let smpte170m = Self(rawValue: 6)

    /// BT.2020 with non-constant luminance.
    public static let bt2020nc = Self(rawValue: 9)
  }
}
