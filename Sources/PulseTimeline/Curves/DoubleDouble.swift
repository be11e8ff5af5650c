/// A number of about 31 digits: the sum of two `Double`s, of which the second is the rest that
/// the first could not hold.
///
/// Only what the evaluation of a cubic needs; see ``TimingFunction`` for why it needs it.
struct DoubleDouble {
  /// The nearest `Double`.
  var high: Double
  /// What is left: at most half a unit in the last place of `high`.
  var low: Double

  /// The sum of two numbers, with its rounding error (Knuth's TwoSum).
  init(sum left: Double, _ right: Double) {
    high = left + right
    let part = high - left
    low = (left - (high - part)) + (right - part)
  }

  /// The product of two numbers, with its rounding error (Dekker's product).
  ///
  /// A fused multiplication would do the same in one step, but is a slow library function where
  /// the processor has none or the compiler may not assume one.
  init(product left: Double, _ right: Double) {
    high = left * right
    let (leftTop, leftRest) = DoubleDouble.halves(of: left)
    let (rightTop, rightRest) = DoubleDouble.halves(of: right)
    low =
      leftRest * rightRest
      - (((high - leftTop * rightTop) - leftRest * rightTop) - leftTop * rightRest)
  }

  /// A number as the sum of two that have at most 26 digits each, so that products are exact.
  private static func halves(of number: Double) -> (top: Double, rest: Double) {
    let spread = 0x1p27 * number + number
    let top = spread - (spread - number)
    return (top, number - top)
  }

  /// The sum with a `Double`.
  func adding(_ other: Double) -> DoubleDouble {
    let sum = DoubleDouble(sum: high, other)
    return DoubleDouble(sum: sum.high, sum.low + low)
  }

  /// The sum.
  func adding(_ other: DoubleDouble) -> DoubleDouble {
    let sum = DoubleDouble(sum: high, other.high)
    let rest = DoubleDouble(sum: low, other.low)
    let middle = DoubleDouble(sum: sum.high, sum.low + rest.high)
    return DoubleDouble(sum: middle.high, middle.low + rest.low)
  }

  /// The product with a `Double`.
  func multiplied(by factor: Double) -> DoubleDouble {
    let product = DoubleDouble(product: high, factor)
    return DoubleDouble(sum: product.high, product.low + low * factor)
  }
}
