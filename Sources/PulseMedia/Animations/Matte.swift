/// The colour that half-transparent pixels are mixed with where a format has none, as GIF; in codes of 8 bits.
public struct Matte: Hashable, Sendable {
  /// Its parts.
  public let red: UInt8, green: UInt8, blue: UInt8

  /// Makes a matte of its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// A code of eight bits with its alpha over one of the matte's, rounded to the nearest.
  static func mixed(_ code: UInt32, alpha: UInt32, over matte: UInt32) -> UInt32 {
    (code * alpha + matte * (255 - alpha) + 127) / 255
  }
}
