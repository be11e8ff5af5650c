/// The few transcendental functions that the engine needs, made of additions and
/// multiplications.
///
/// A system's library may give another last digit on another processor (glibc picks its variant
/// when the program starts), and the same scene shall give the same pictures everywhere. All are
/// within 2 units in the last place for arguments of ordinary size.
package enum Elementary {
  /// The ratio of a circle's circumference to its diameter, times two.
  package static let fullTurn: Double = 2 * Double.pi

  /// e to the power `exponent`; 0 far below, infinity far above.
  package static func exponential(_ exponent: Double) -> Double {
    guard exponent > -746 else { return exponent.isNaN ? exponent : 0 }
    guard exponent < 710 else { return .infinity }
    let whole = (exponent * 1.4426950408889634).rounded()
    // The first part of ln 2 has zeros at its end, so that its product is exact.
    let rest = (exponent - whole * 0x1.62e42fefa3800p-1) - whole * 0x1.ef35793c76730p-45
    var sum = 1.0
    // Whole steps: a stride of `Double`s would call the system's library for every step.
    for divisor in stride(from: 13, through: 1, by: -1) { sum = 1 + sum * rest / Double(divisor) }
    // In two steps, as the smallest results have exponents below any factor's.
    let half = Int(whole) / 2
    return sum * power(ofTwo: half) * power(ofTwo: Int(whole) - half)
  }

  private static func power(ofTwo exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// The natural logarithm; minus infinity at 0, "not a number" below.
  package static func logarithm(_ number: Double) -> Double {
    guard number > 0, number < .infinity else {
      return number == 0 ? -.infinity : number > 0 ? number : .nan
    }
    var (exponent, part) = (Double(number.exponent), number.significand)
    if part > 2.0.squareRoot() { (exponent, part) = (exponent + 1, part / 2) }
    // ln m = 2 artanh s with s = (m - 1) / (m + 1), which lies within 0.172.
    let ratio = (part - 1) / (part + 1)
    let square = ratio * ratio
    var sum = 0.0
    for divisor in stride(from: 23, through: 3, by: -2) {
      sum = (sum + 1 / Double(divisor)) * square
    }
    let tail = 2 * ratio * sum + exponent * 0x1.ef35793c76730p-45
    return exponent * 0x1.62e42fefa3800p-1 + (2 * ratio + tail)
  }
}

// MARK: - Angles

extension Elementary {
  /// The sine of an angle in radians.
  package static func sine(_ angle: Double) -> Double { sineAndCosine(angle).sine }

  /// The cosine of an angle in radians.
  package static func cosine(_ angle: Double) -> Double { sineAndCosine(angle).cosine }

  /// Both at once, of an angle in radians.
  ///
  /// Beyond a million radians the error grows as the distance to the next `Double` does.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let turned = angle.magnitude < 1e6 ? angle : angle.remainder(dividingBy: fullTurn)
    guard turned.isFinite else { return (.nan, .nan) }
    let quarter = (turned * 0.6366197723675814).rounded()
    // Pi / 2 in three parts; the first two have zeros at their ends.
    let rest =
      ((turned - quarter * 0x1.921fb54400000p0) - quarter * 0x1.0b4611a600000p-34)
      - quarter * 0x1.3198a2e037073p-69
    let (sine, cosine) = seriesSineAndCosine(rest)
    return switch Int(quarter) & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// Taylor's series, for angles up to pi / 4.
  private static func seriesSineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    let square = angle * angle
    var (sine, cosine) = (0.0, 0.0)
    for factor in stride(from: 18, through: 2, by: -2) {
      sine = -(1 + sine) * square / Double(factor * (factor + 1))
      cosine = -(1 + cosine) * square / Double(factor * (factor - 1))
    }
    // Both sums come out as the series without their first terms.
    return (angle + angle * sine, 1 + cosine)
  }

  /// The angle of the direction (x, y), in radians from -pi to pi; 0 where there is no direction.
  package static func angle(x: Double, y: Double) -> Double {
    guard x != 0 || y != 0 else { return 0 }
    let (large, small) = (max(x.magnitude, y.magnitude), min(x.magnitude, y.magnitude))
    var angle = large == .infinity ? (small == .infinity ? .pi / 4 : 0) : arcTangent(small / large)
    if y.magnitude > x.magnitude { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// The angle, 0 to pi, whose cosine is `cosine`; beyond -1 and 1 that of the nearer end.
  package static func arcCosine(_ cosine: Double) -> Double {
    guard cosine.magnitude < 1 else { return cosine > 0 ? 0 : .pi }
    return angle(x: cosine, y: ((1 - cosine) * (1 + cosine)).squareRoot())
  }

  /// For ratios from 0 to 1.
  private static func arcTangent(_ ratio: Double) -> Double {
    // Above tan(pi / 8) the angle is taken from pi / 4 on.
    guard ratio <= 0.4142135623730951 else {
      return .pi / 4 + series((ratio - 1) / (ratio + 1))
    }
    return series(ratio)
    func series(_ ratio: Double) -> Double {
      let square = ratio * ratio
      var sum = 0.0
      for divisor in stride(from: 43, through: 3, by: -2) {
        sum = (1 / Double(divisor) - sum) * square
      }
      return ratio - ratio * sum
    }
  }
}
