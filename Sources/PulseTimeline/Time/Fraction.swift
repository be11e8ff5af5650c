/// An exact ratio of two integers, always in lowest terms.
///
/// Arithmetic is exact. A result whose reduced numerator or denominator exceeds `Int.max` in
/// magnitude traps with a message; values that come from a user are bounded where they are parsed (see
/// ``init(parsing:)``), far below that limit, and the `checked…` functions return `nil` instead.
public struct Fraction: Hashable, Sendable {
  /// The reduced numerator; carries the sign.
  public let numerator: Int

  /// The reduced denominator; 1 or more.
  public let denominator: Int

  /// Makes the reduced fraction `numerator / denominator`.
  ///
  /// - Precondition: `denominator` is not 0, and both fit into 64 bits once reduced.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0, "a fraction's denominator must not be 0")
    if denominator == 1, numerator != Int.min {
      (self.numerator, self.denominator) = (numerator, 1)
      return
    }
    guard let reduced = Fraction(reducing: Int128(numerator), Int128(denominator)) else {
      preconditionFailure("the fraction does not fit into 64 bits")
    }
    self = reduced
  }

  /// Takes what is in lowest terms already.
  init(reduced numerator: Int, _ denominator: Int) {
    (self.numerator, self.denominator) = (numerator, denominator)
  }

  /// Reduces a ratio of wide integers; `nil` where the result does not fit into 64 bits.
  init?(reducing numerator: Int128, _ denominator: Int128) {
    guard denominator != 0 else { return nil }
    if let top = Int(exactly: numerator), let bottom = Int(exactly: denominator),
      top != Int.min, bottom != Int.min
    {
      self.init(reducingNarrow: top, bottom)
      return
    }
    let divisor = Fraction.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    // Int.min is left out, so that every fraction can be negated.
    guard let top = Int(exactly: sign * (numerator / Int128(divisor))), top != Int.min,
      let bottom = Int(exactly: sign * (denominator / Int128(divisor)))
    else { return nil }
    self.init(reduced: top, bottom)
  }

  /// Reduces a ratio of 64-bit integers: divisions of 128 bits cost several times as much, and nearly
  /// all fractions are small.
  ///
  /// - Precondition: neither is `Int.min`, and the denominator is not 0.
  init(reducingNarrow numerator: Int, _ denominator: Int) {
    let divisor = Fraction.greatestCommonDivisor(
      UInt64(numerator.magnitude), UInt64(denominator.magnitude))
    if divisor == 1, denominator > 0 {
      (self.numerator, self.denominator) = (numerator, denominator)
      return
    }
    let signed = denominator < 0 ? -Int(divisor) : Int(divisor)
    (self.numerator, self.denominator) = (numerator / signed, denominator / signed)
  }
}

extension Fraction {
  /// The number 0.
  public static var zero: Fraction { Fraction(reduced: 0, 1) }

  /// The number 1.
  public static var one: Fraction { Fraction(reduced: 1, 1) }

  /// The nearest `Double`.
  ///
  /// One rounding: both integers are exact in `Double` up to 2^53, and so is every fraction that
  /// a user can write.
  public var doubleValue: Double { Double(numerator) / Double(denominator) }

  /// Whether the fraction is an integer.
  public var isWhole: Bool { denominator == 1 }

  /// The largest integer that is not above the fraction.
  public var floor: Int {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The nearest integer; halves go up.
  public var roundedHalfUp: Int { rounded(toDenominator: 1).numerator }

  /// The nearest multiple of `1 / denominator`; halves go up.
  ///
  /// - Precondition: `denominator` is positive, and the result fits into 64 bits.
  func rounded(toDenominator denominator: Int) -> Fraction {
    let doubled = Int128(numerator) * Int128(denominator) * 2 + Int128(self.denominator)
    let unit = 2 * Int128(self.denominator)
    let (quotient, remainder) = doubled.quotientAndRemainder(dividingBy: unit)
    return Fraction(Int(remainder < 0 ? quotient - 1 : quotient), denominator)
  }

  /// The fraction with its sign removed.
  public var magnitude: Fraction { numerator < 0 ? Fraction(negating: self) : self }
}

extension Fraction: Comparable {
  /// Compares exactly, by cross multiplication in 128 bits.
  public static func < (left: Fraction, right: Fraction) -> Bool {
    Int128(left.numerator) * Int128(right.denominator)
      < Int128(right.numerator) * Int128(left.denominator)
  }
}

extension Fraction: ExpressibleByIntegerLiteral {
  /// Makes a whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Fraction: CustomStringConvertible {
  /// The fraction as `numerator/denominator`, also where it is whole: `2/1`.
  public var description: String { "\(numerator)/\(denominator)" }
}
