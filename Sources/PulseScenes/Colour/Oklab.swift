/// The two matrices of Oklab, to the digits of CSS Color 4.
///
/// Ottosson's published ones are rounded; CSS recomputed them so that white is exactly neutral.
enum Oklab {
  /// From XYZ (D65) to the responses of the eye's cones.
  static let xyzToCones = ColorMatrix(
    ColorVector(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    ColorVector(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    ColorVector(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))

  /// From the cube roots of the responses to lightness and the two axes.
  static let coneRootsToLab = ColorMatrix(
    ColorVector(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    ColorVector(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    ColorVector(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
}
