/// What an RGB space calls red, green, blue and white, as CIE 1931 chromaticities.
struct RGBPrimaries {
  /// A chromaticity.
  typealias Chromaticity = (x: Double, y: Double)

  /// The map from linear light to XYZ relative to the space's own white, white having Y = 1.
  let toXYZ: ColorMatrix

  /// Makes the map as SMPTE RP 177 does: the primaries in such amounts that they add up to white.
  init(red: Chromaticity, green: Chromaticity, blue: Chromaticity, white: ColorVector) {
    let primaries = ColorMatrix(
      RGBPrimaries.xyz(red), RGBPrimaries.xyz(green), RGBPrimaries.xyz(blue)
    ).transposed
    toXYZ = primaries * ColorMatrix(diagonal: primaries.inverse * white)
  }

  /// The XYZ of a chromaticity at Y = 1.
  private static func xyz(_ chromaticity: Chromaticity) -> ColorVector {
    ColorVector(
      chromaticity.x / chromaticity.y, 1,
      (1 - chromaticity.x - chromaticity.y) / chromaticity.y)
  }

  /// The white of daylight at noon, as CSS Color 4 rounds it.
  static let whiteD65 = xyz((0.3127, 0.3290))

  /// The white of print, as CSS Color 4 rounds it.
  static let whiteD50 = xyz((0.3457, 0.3585))

  /// IEC 61966-2-1, the primaries of BT.709.
  static let sRGB = RGBPrimaries(
    red: (0.640, 0.330), green: (0.300, 0.600), blue: (0.150, 0.060), white: whiteD65)

  /// SMPTE EG 432-1 with the white of Display P3.
  static let p3 = RGBPrimaries(
    red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), white: whiteD65)

  /// Adobe RGB (1998).
  static let a98 = RGBPrimaries(
    red: (0.6400, 0.3300), green: (0.2100, 0.7100), blue: (0.1500, 0.0600), white: whiteD65)

  /// ROMM RGB, ISO 22028-2.
  static let proPhoto = RGBPrimaries(
    red: (0.734699, 0.265301), green: (0.159597, 0.840403), blue: (0.036598, 0.000105),
    white: whiteD50)

  /// ITU-R BT.2020.
  static let rec2020 = RGBPrimaries(
    red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046), white: whiteD65)

  /// Bradford's adaptation from D50 to D65, which CSS Color 4 uses (CIECAM97s cone responses).
  static let bradfordD50ToD65: ColorMatrix = {
    let cones = ColorMatrix(
      ColorVector(0.8951, 0.2664, -0.1614), ColorVector(-0.7502, 1.7135, 0.0367),
      ColorVector(0.0389, -0.0685, 1.0296))
    let gain = ColorMatrix(diagonal: (cones * whiteD65) / (cones * whiteD50))
    return cones.inverse * gain * cones
  }()
}
