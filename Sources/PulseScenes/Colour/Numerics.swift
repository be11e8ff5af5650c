#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The few functions that come from the system's mathematical library, under one roof.
package enum Numerics {
  /// The cosine of an angle in radians.
  static func cosine(_ angle: Double) -> Double { cos(angle) }

  /// The sine of an angle in radians.
  static func sine(_ angle: Double) -> Double { sin(angle) }

  /// The angle of the direction (x, y), in radians from -pi to pi.
  static func angle(y: Double, x: Double) -> Double { atan2(y, x) }

  /// `value` to the power `exponent`, with the sign of `value`: how CSS Color 4 continues the
  /// transfer functions below 0.
  package static func signedPower(_ value: Double, _ exponent: Double) -> Double {
    value < 0 ? -pow(-value, exponent) : pow(value, exponent)
  }
}
