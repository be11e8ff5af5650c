extension Transform3D {
  /// A shift, as `CATransform3DMakeTranslation`.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var result = identity
    (result.m41, result.m42, result.m43) = (x, y, z)
    return result
  }

  /// A scaling about the origin, as `CATransform3DMakeScale`.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform3D {
    var result = identity
    (result.m11, result.m22, result.m33) = (x, y, z)
    return result
  }

  /// A turn about an axis through the origin, as `CATransform3DMakeRotation`.
  ///
  /// About (0, 0, 1) a positive angle turns clockwise on the screen, as y grows downwards.
  ///
  /// - Parameters:
  ///   - angle: How far to turn, in radians.
  ///   - x: The axis' first coordinate; its length does not matter.
  ///   - y: The axis' second coordinate.
  ///   - z: The axis' third coordinate; an axis of length 0 turns nothing.
  public static func rotation(
    angle: Double, x: Double, y: Double, z: Double
  ) -> Transform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    let rest = 1 - cosine
    return Transform3D(
      m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine,
      m14: 0,
      m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine,
      m24: 0,
      m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
  }

  /// The map of space that does `affine` in each plane of equal z, as `CATransform3DMakeAffineTransform`.
  public init(_ affine: AffineTransform) {
    self.init(
      m11: affine.a, m12: affine.b, m13: 0, m14: 0, m21: affine.c, m22: affine.d, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 0, m41: affine.tx, m42: affine.ty, m43: 0, m44: 1)
  }

  /// The map of the plane that this is; `nil` where it moves anything in depth or has perspective,
  /// as `CATransform3DIsAffine` tells.
  public var affine: AffineTransform? {
    guard m13 == 0, m14 == 0, m23 == 0, m24 == 0, m31 == 0, m32 == 0, m33 == 1, m34 == 0,
      m43 == 0, m44 == 1
    else { return nil }
    return AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}
