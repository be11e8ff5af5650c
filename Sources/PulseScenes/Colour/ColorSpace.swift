/// The predefined spaces of CSS Color 4's `color()`.
///
/// The matrices are computed from the chromaticities of the primaries and the white point, so that
/// the numbers here are those of the standards.
enum ColorSpace: String, CaseIterable {
  case sRGB = "srgb"
  case linearSRGB = "srgb-linear"
  case displayP3 = "display-p3"
  case linearDisplayP3 = "display-p3-linear"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020 = "rec2020"
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"

  /// The space of that name; `xyz` is short for `xyz-d65`.
  init?(named name: String) {
    self.init(rawValue: name == "xyz" ? ColorSpace.xyzD65.rawValue : name)
  }

  /// The names for messages.
  static var names: [String] { allCases.map(\.rawValue) }

  /// Converts to gamma-coded sRGB, without clipping; values of `srgb` pass unchanged.
  func sRGB(from values: ColorVector) -> (Double, Double, Double) {
    switch self {
    case .sRGB: (values.x, values.y, values.z)
    case .linearSRGB: ColorSpace.encoded(values)
    case .displayP3: ColorSpace.sRGB(fromXYZ: RGBPrimaries.p3.toXYZ * ColorSpace.decoded(values))
    case .linearDisplayP3: ColorSpace.sRGB(fromXYZ: RGBPrimaries.p3.toXYZ * values)
    case .a98RGB:
      ColorSpace.sRGB(fromXYZ: RGBPrimaries.a98.toXYZ * ColorSpace.power(values, 563.0 / 256))
    case .proPhotoRGB:
      ColorSpace.sRGB(
        fromXYZD50: RGBPrimaries.proPhoto.toXYZ
          * ColorSpace.map(values, ColorSpace.proPhotoDecoded))
    // CSS Color 4 means the light of a reference display (BT.1886, a plain power of 2.4), no longer
    // the camera's curve of BT.2020.
    case .rec2020:
      ColorSpace.sRGB(fromXYZ: RGBPrimaries.rec2020.toXYZ * ColorSpace.power(values, 2.4))
    case .xyzD50: ColorSpace.sRGB(fromXYZD50: values)
    case .xyzD65: ColorSpace.sRGB(fromXYZ: values)
    }
  }

  /// Converts CIE Lab (D50; lightness 0 to 100) to sRGB; constants of CIE 15.
  static func sRGB(fromLab lab: ColorVector) -> (Double, Double, Double) {
    let kappa = 24389.0 / 27
    let epsilon = 216.0 / 24389
    let middle = (lab.x + 16) / 116
    func cubed(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    let luminance = lab.x > kappa * epsilon ? middle * middle * middle : lab.x / kappa
    let relative = ColorVector(
      cubed(middle + lab.y / 500), luminance, cubed(middle - lab.z / 200))
    return sRGB(fromXYZD50: relative * RGBPrimaries.whiteD50)
  }

  /// Converts Oklab (lightness 0 to 1) to sRGB.
  static func sRGB(fromOklab lab: ColorVector) -> (Double, Double, Double) {
    let roots = Oklab.coneRootsToLab.inverse * lab
    return sRGB(fromXYZ: Oklab.xyzToCones.inverse * (roots * roots * roots))
  }

  // MARK: - Steps

  private static func sRGB(fromXYZ xyz: ColorVector) -> (Double, Double, Double) {
    encoded(RGBPrimaries.sRGB.toXYZ.inverse * xyz)
  }

  private static func sRGB(fromXYZD50 xyz: ColorVector) -> (Double, Double, Double) {
    sRGB(fromXYZ: RGBPrimaries.bradfordD50ToD65 * xyz)
  }

  private static func map(
    _ values: ColorVector, _ function: (Double) -> Double
  ) -> ColorVector {
    ColorVector(function(values.x), function(values.y), function(values.z))
  }

  private static func power(_ values: ColorVector, _ exponent: Double) -> ColorVector {
    map(values) { Numerics.signedPower($0, exponent) }
  }

  /// From linear light to the coding of sRGB (IEC 61966-2-1), mirrored below 0.
  private static func encoded(_ linear: ColorVector) -> (Double, Double, Double) {
    let result = map(linear) { value in
      value.magnitude <= 0.0031308
        ? value * 12.92
        : (value < 0 ? -1 : 1) * (1.055 * Numerics.signedPower(value.magnitude, 1 / 2.4) - 0.055)
    }
    return (result.x, result.y, result.z)
  }

  /// From the coding of sRGB to linear light, mirrored below 0.
  private static func decoded(_ coded: ColorVector) -> ColorVector {
    map(coded) { value in
      value.magnitude <= 0.04045
        ? value / 12.92
        : (value < 0 ? -1 : 1) * Numerics.signedPower((value.magnitude + 0.055) / 1.055, 2.4)
    }
  }

  /// From the coding of ProPhoto RGB (ROMM, ISO 22028-2) to linear light, mirrored below 0.
  private static func proPhotoDecoded(_ value: Double) -> Double {
    value.magnitude < 16.0 / 512 ? value / 16 : Numerics.signedPower(value, 1.8)
  }
}
