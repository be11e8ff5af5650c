extension Fraction {
  /// The exact sum.
  public static func + (left: Fraction, right: Fraction) -> Fraction {
    unwrapped(left.checkedAdding(right))
  }

  /// The exact difference.
  public static func - (left: Fraction, right: Fraction) -> Fraction {
    unwrapped(left.checkedSubtracting(right))
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
    if let (left, right, unit) = narrowOverCommonUnit(other) {
      let (sum, overflow) = left.addingReportingOverflow(right)
      if !overflow, sum != Int.min { return Fraction(reducingNarrow: sum, unit) }
    }
    let left = Int128(numerator) * Int128(other.denominator)
    let right = Int128(other.numerator) * Int128(denominator)
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow
      ? nil : Fraction(reducing: sum, Int128(denominator) * Int128(other.denominator))
  }

  /// The difference, or `nil` where it does not fit into 64 bits.
  public func checkedSubtracting(_ other: Fraction) -> Fraction? {
    // The numerator is never `Int.min`, so that it can be negated.
    checkedAdding(Fraction(negating: other))
  }

  /// The product, or `nil` where it does not fit into 64 bits.
  public func checkedMultiplying(by other: Fraction) -> Fraction? {
    Fraction.reducedProduct(numerator, other.numerator, denominator, other.denominator)
  }

  /// The quotient, or `nil` where `other` is 0 or the result does not fit into 64 bits.
  public func checkedDividing(by other: Fraction) -> Fraction? {
    if other.numerator == 0 { return nil }
    return Fraction.reducedProduct(numerator, other.denominator, denominator, other.numerator)
  }

  /// What is left of the fraction after whole multiples of `divisor`, in `0 ..< divisor`.
  ///
  /// - Precondition: `divisor` is positive.
  public func floorModulo(_ divisor: Fraction) -> Fraction {
    Fraction.unwrapped(checkedFloorModulo(divisor))
  }

  /// ``floorModulo(_:)``, or `nil` where the result does not fit into 64 bits.
  ///
  /// - Precondition: `divisor` is positive.
  public func checkedFloorModulo(_ divisor: Fraction) -> Fraction? {
    let (_, remainder) = dividedWithFloor(by: divisor)
    return Fraction(reducing: remainder, Int128(denominator) * Int128(divisor.denominator))
  }

  /// How often `divisor` goes into the fraction, rounded down, and which part of `divisor` is
  /// left then, 0 ..< 1.
  ///
  /// - Precondition: `divisor` is positive, and both results fit into 64 bits.
  func floorDivision(by divisor: Fraction) -> (quotient: Int, part: Fraction) {
    let (top, topOverflow) = numerator.multipliedReportingOverflow(by: divisor.denominator)
    let (step, stepOverflow) = denominator.multipliedReportingOverflow(by: divisor.numerator)
    if !topOverflow, !stepOverflow, step > 0 {
      let (quotient, rest) = top.quotientAndRemainder(dividingBy: step)
      return rest < 0
        ? (quotient - 1, Fraction(reducingNarrow: rest + step, step))
        : (quotient, Fraction(reducingNarrow: rest, step))
    }
    let (quotient, remainder) = dividedWithFloor(by: divisor)
    guard let whole = Int(exactly: quotient) else {
      preconditionFailure("the quotient does not fit into 64 bits")
    }
    let unit = Int128(denominator) * Int128(divisor.numerator)
    return (whole, Fraction.unwrapped(Fraction(reducing: remainder, unit)))
  }

  /// The quotient rounded down, and the remainder in units of 1 over both denominators' product.
  ///
  /// Both stay in 128 bits, so that a small divisor of a large fraction does not overflow.
  private func dividedWithFloor(by divisor: Fraction) -> (quotient: Int128, remainder: Int128) {
    precondition(divisor > .zero, "the divisor must be positive")
    let unit = Int128(denominator) * Int128(divisor.numerator)
    let (quotient, remainder) = (Int128(numerator) * Int128(divisor.denominator))
      .quotientAndRemainder(dividingBy: unit)
    return remainder < 0 ? (quotient - 1, remainder + unit) : (quotient, remainder)
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
  ///
  /// Falls to 64 bits as soon as both numbers fit: a division of 128 bits costs several times as
  /// much, and nearly all fractions are small.
  static func greatestCommonDivisor(_ left: UInt128, _ right: UInt128) -> UInt128 {
    var (larger, smaller) = (left, right)
    while smaller != 0 {
      if let large = UInt64(exactly: larger), let small = UInt64(exactly: smaller) {
        return UInt128(greatestCommonDivisor(large, small))
      }
      (larger, smaller) = (smaller, larger % smaller)
    }
    return larger == 0 ? 1 : larger
  }

  private static func unwrapped(_ result: Fraction?) -> Fraction {
    guard let result else { preconditionFailure("the fraction does not fit into 64 bits") }
    return result
  }
}
