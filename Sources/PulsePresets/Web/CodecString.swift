import PulseMedia

/// The words by which browsers tell whether they can play a file (RFC 6381): `avc1.64002A`, `vp09.00.31.08`.
enum CodecString {
  /// The one of a file that this program has written; `nil` where it can't be told.
  ///
  /// - Parameters:
  ///   - file: where it lies.
  ///   - rate: its frames a second.
  static func of(file: String, width: Int, height: Int, rate: Double) throws -> String? {
    let reader = try MediaReader(path: file)
    switch reader.video?.codec {
    case "h264":
      guard let header = reader.videoHeader, header.count > 3 else { return nil }
      return "avc1." + header[1...3].map(hexadecimal).joined()
    case "vp9":
      let level = vp9Level(width: width, height: height, rate: rate)
      return "vp09.00.\(level).08"
    default: return nil
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }

  /// VP9's levels times ten: samples a second, samples a picture, and pixels a side that each allows at most.
  private static let vp9Levels: [(level: String, rate: Double, picture: Int, side: Int)] = [
    ("10", 829_440, 36_864, 512), ("11", 2_764_800, 73_728, 768),
    ("20", 4_608_000, 122_880, 960), ("21", 9_216_000, 245_760, 1_344),
    ("30", 20_736_000, 552_960, 2_048), ("31", 36_864_000, 983_040, 2_752),
    ("40", 83_558_400, 2_228_224, 4_160), ("41", 160_432_128, 2_228_224, 4_160),
    ("50", 311_951_360, 8_912_896, 8_384), ("51", 588_251_136, 8_912_896, 8_384),
    ("52", 1_176_502_272, 8_912_896, 8_384), ("60", 1_176_502_272, 35_651_584, 16_832),
    ("61", 2_353_004_544, 35_651_584, 16_832),
  ]

  private static func vp9Level(width: Int, height: Int, rate: Double) -> String {
    let fitting = vp9Levels.first { level in
      width * height <= level.picture && Double(width * height) * rate <= level.rate
        && max(width, height) <= level.side
    }
    return fitting?.level ?? "62"
  }
}
