/// Arithmetic in 64 bits, where that is enough: as it nearly always is, and several times as fast.
extension Fraction {
  /// The same with the other sign.
  init(negating other: Fraction) { self.init(reduced: -other.numerator, other.denominator) }

  /// Both numerators over a common denominator; `nil` where one of the three leaves 64 bits.
  func narrowOverCommonUnit(_ other: Fraction) -> (left: Int, right: Int, unit: Int)? {
    if denominator == other.denominator { return (numerator, other.numerator, denominator) }
    let (left, leftOverflow) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, rightOverflow) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (unit, unitOverflow) = denominator.multipliedReportingOverflow(by: other.denominator)
    return leftOverflow || rightOverflow || unitOverflow ? nil : (left, right, unit)
  }

  /// (a b) / (c d), reduced; `nil` where it does not fit into 64 bits.
  ///
  /// - Precondition: neither c nor d is 0.
  static func reducedProduct(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Fraction? {
    let (top, topOverflow) = a.multipliedReportingOverflow(by: b)
    let (bottom, bottomOverflow) = c.multipliedReportingOverflow(by: d)
    if !topOverflow, !bottomOverflow, top != Int.min, bottom != Int.min {
      return Fraction(reducingNarrow: top, bottom)
    }
    return Fraction(reducing: Int128(a) * Int128(b), Int128(c) * Int128(d))
  }

  /// The greatest common divisor by shifts and differences; that of 0 and n is n, that of 0 and 0 is
  /// 1.
  static func greatestCommonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    guard left != 0, right != 0 else { return max(left | right, 1) }
    let shift = (left | right).trailingZeroBitCount
    var (first, second) = (left >> left.trailingZeroBitCount, right)
    while second != 0 {
      second >>= second.trailingZeroBitCount
      (first, second) = first < second ? (first, second - first) : (second, first - second)
    }
    return first << shift
  }
}
