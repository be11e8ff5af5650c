extension Fraction {
  /// The exact sum.
  public static func + (left: Fraction, right: Fraction) -> Fraction {
    unwrapped(left.checkedAdding(right))
  }

  /// The exact difference.
  public static func - (left: Fraction, right: Fraction) -> Fraction {
    unwrapped(left.checkedAdding(Fraction(-right.numerator, right.denominator)))
  }

  /// The exact product.
  public static func * (left: Fraction, right: Fraction) -> Fraction {
    unwrapped(left.checkedMultiplying(by: right))
  }

  /// The exact quotient.
  ///
  /// - Precondition: `right` is not 0.
  public static func / (left: Fraction, right: Fraction) -> Fraction {
    unwrapped(left.checkedDividing(by: right))
  }

  /// The sum, or `nil` where it does not fit into 64 bits.
  public func checkedAdding(_ other: Fraction) -> Fraction? {
    let left = Int128(numerator) * Int128(other.denominator)
    let right = Int128(other.numerator) * Int128(denominator)
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow
      ? nil : Fraction(reducing: sum, Int128(denominator) * Int128(other.denominator))
  }

  /// The product, or `nil` where it does not fit into 64 bits.
  public func checkedMultiplying(by other: Fraction) -> Fraction? {
    Fraction(
      reducing: Int128(numerator) * Int128(other.numerator),
      Int128(denominator) * Int128(other.denominator))
  }

  /// The quotient, or `nil` where `other` is 0 or the result does not fit into 64 bits.
  public func checkedDividing(by other: Fraction) -> Fraction? {
    Fraction(
      reducing: Int128(numerator) * Int128(other.denominator),
      Int128(denominator) * Int128(other.numerator))
  }

  /// What is left of the fraction after whole multiples of `divisor`, in `0 ..< divisor`.
  ///
  /// - Precondition: `divisor` is positive.
  public func floorModulo(_ divisor: Fraction) -> Fraction {
    precondition(divisor > .zero, "the divisor must be positive")
    return self - Fraction((self / divisor).floor) * divisor
  }

  /// The smallest positive fraction that is a whole multiple of both.
  ///
  /// For reduced a/b and c/d it is lcm(a, c) / gcd(b, d). `nil` where it does not fit into 64
  /// bits, or where one of the two is not positive.
  public func leastCommonMultiple(with other: Fraction) -> Fraction? {
    guard self > .zero, other > .zero else { return nil }
    let shared = Fraction.greatestCommonDivisor(
      UInt128(numerator), UInt128(other.numerator))
    let top = Int128(numerator) / Int128(shared) * Int128(other.numerator)
    let bottom = Fraction.greatestCommonDivisor(
      UInt128(denominator), UInt128(other.denominator))
    return Fraction(reducing: top, Int128(bottom))
  }

  /// The greatest common divisor; that of 0 and n is n, that of 0 and 0 is 1.
  static func greatestCommonDivisor(_ left: UInt128, _ right: UInt128) -> UInt128 {
    var (larger, smaller) = (left, right)
    while smaller != 0 {
      (larger, smaller) = (smaller, larger % smaller)
    }
    return larger == 0 ? 1 : larger
  }

  private static func unwrapped(_ result: Fraction?) -> Fraction {
    guard let result else { preconditionFailure("the fraction does not fit into 64 bits") }
    return result
  }
}
