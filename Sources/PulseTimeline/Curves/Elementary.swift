/// The exponential function and the logarithm from plain arithmetic, as ``Trigonometry``: the same
/// numbers on every processor, within 2 units in the last place.
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
