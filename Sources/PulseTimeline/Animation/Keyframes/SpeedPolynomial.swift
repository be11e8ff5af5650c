/// How fast a cubic curve runs in its own parameter: the length of its derivative, in as many
/// dimensions as the curve has.
///
/// With the derivative b + 2 c t + 3 d t^2 the square of its length is a polynomial of degree 4,
/// whose coefficients are all that is kept.
struct SpeedPolynomial: Hashable, Sendable {
  private let constant: Double
  private let linear: Double
  private let square: Double
  private let cube: Double
  private let fourth: Double

  /// The speed of a + b t + c t^2 + d t^3, given component by component.
  init(_ components: [(b: Double, c: Double, d: Double)]) {
    var sums = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (b, c, d) in components {
      let (first, second, third) = (b, 2 * c, 3 * d)
      sums.0 += first * first
      sums.1 += 2 * first * second
      sums.2 += second * second + 2 * first * third
      sums.3 += 2 * second * third
      sums.4 += third * third
    }
    (constant, linear, square, cube, fourth) = sums
  }

  /// Whether the speed is the same everywhere.
  var isEven: Bool { linear == 0 && square == 0 && cube == 0 && fourth == 0 }

  /// The speed at a parameter.
  func callAsFunction(_ t: Double) -> Double {
    max((((fourth * t + cube) * t + square) * t + linear) * t + constant, 0).squareRoot()
  }

  /// The length of the curve between two parameters.
  ///
  /// Gauss and Legendre's rule of 8 points, on halves of halves until that changes nothing any
  /// more: only near a cusp, where the speed all but vanishes, does that go deep.
  func length(from start: Double, to end: Double) -> Double {
    if isEven { return constant.squareRoot() * (end - start) }
    return refined(roughLength(from: start, to: end), from: start, to: end, depth: 12)
  }

  private func refined(
    _ rough: Double, from start: Double, to end: Double, depth: Int
  ) -> Double {
    let middle = (start + end) / 2
    let (first, second) = (
      roughLength(from: start, to: middle), roughLength(from: middle, to: end)
    )
    let isGood = abs(first + second - rough) <= 1e-13 * (first + second)
    guard !isGood, depth > 0 else { return first + second }
    return refined(first, from: start, to: middle, depth: depth - 1)
      + refined(second, from: middle, to: end, depth: depth - 1)
  }

  private func roughLength(from start: Double, to end: Double) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    var sum = 0.0
    sum += 0.3626837833783620 * both(middle, half * 0.1834346424956498)
    sum += 0.3137066458778873 * both(middle, half * 0.5255324099163290)
    sum += 0.2223810344533745 * both(middle, half * 0.7966664774136267)
    sum += 0.1012285362903763 * both(middle, half * 0.9602898564975363)
    return sum * half
  }

  private func both(_ middle: Double, _ offset: Double) -> Double {
    self(middle - offset) + self(middle + offset)
  }
}
