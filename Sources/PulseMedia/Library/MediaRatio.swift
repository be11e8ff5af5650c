internal import CFFmpeg

/// An exact ratio of two whole numbers: frames per second, or seconds per tick of a clock.
public struct MediaRatio: Hashable, Sendable, CustomStringConvertible {
  /// The upper number.
  public let numerator: Int

  /// The lower number; positive.
  public let denominator: Int

  /// Makes a ratio, reduced to lowest terms.
  ///
  /// - Precondition: `denominator` is not 0.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0, "a ratio needs a denominator other than 0")
    var (divisor, rest) = (numerator.magnitude, denominator.magnitude)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let common = max(1, Int(clamping: divisor)) * denominator.signum()
    self.numerator = numerator / common
    self.denominator = denominator / common
  }

  /// The two numbers with a stroke between, such as `30000/1001`.
  public var description: String { "\(numerator)/\(denominator)" }

  /// The nearest `Double`, for display.
  public var doubleValue: Double { Double(numerator) / Double(denominator) }

  /// The same for libav, whose numbers have 32 bits; `nil` where they don't suffice.
  var libav: AVRational? {
    guard let upper = CInt(exactly: numerator), let lower = CInt(exactly: denominator) else {
      return nil
    }
    return AVRational(num: upper, den: lower)
  }

  /// libav's ratio; `nil` where it means "unknown" (0/0 and the like).
  init?(_ ratio: AVRational) {
    guard ratio.num != 0, ratio.den != 0 else { return nil }
    self.init(Int(ratio.num), Int(ratio.den))
  }
}
