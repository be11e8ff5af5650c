/// A colour in sRGB: gamma-coded components, not premultiplied by alpha.
public struct Color: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// How opaque it is: 0 is invisible, 1 hides what lies below.
  public var alpha: Double

  /// Makes a colour from its components, which are kept as they are.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Nothing: black with alpha 0.
  public static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
