/// A map of space by a 4 x 4 matrix, as `CATransform3D`.
///
/// Points are rows: [x y z 1] times the matrix, divided by the fourth number that comes out. So
/// m41, m42 and m43 shift, and m34 makes what is far away small: -1 / distance of the eye.
public struct Transform3D: Hashable, Sendable {
  /// How much of x goes into x'.
  public var m11: Double
  /// How much of x goes into y'.
  public var m12: Double
  /// How much of x goes into z'.
  public var m13: Double
  /// How much of x goes into the divisor.
  public var m14: Double
  /// How much of y goes into x'.
  public var m21: Double
  /// How much of y goes into y'.
  public var m22: Double
  /// How much of y goes into z'.
  public var m23: Double
  /// How much of y goes into the divisor.
  public var m24: Double
  /// How much of z goes into x'.
  public var m31: Double
  /// How much of z goes into y'.
  public var m32: Double
  /// How much of z goes into z'.
  public var m33: Double
  /// How much of z goes into the divisor: -1 / distance of the eye gives perspective.
  public var m34: Double
  /// The shift of x'.
  public var m41: Double
  /// The shift of y'.
  public var m42: Double
  /// The shift of z'.
  public var m43: Double
  /// The divisor's constant part.
  public var m44: Double

  /// Makes a map from its sixteen numbers, row by row.
  public init(
    m11: Double, m12: Double, m13: Double, m14: Double,
    m21: Double, m22: Double, m23: Double, m24: Double,
    m31: Double, m32: Double, m33: Double, m34: Double,
    m41: Double, m42: Double, m43: Double, m44: Double
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The map that moves nothing.
  public static let identity = Transform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}
