import PulseTimeline

/// A number of a scene file: exact where it can be, for times, and a `Double` in any case.
struct Quantity: Hashable, Sendable {
  /// The nearest `Double`; finite.
  let value: Double
  /// The number itself; `nil` where it is no fraction of integers up to 2^53 (pi, square roots).
  let exact: Fraction?

  /// Takes an exact number; beyond 2^53 only its `Double` is kept.
  init(_ exact: Fraction) {
    let limit = 1 << 53
    let fits = exact.numerator.magnitude <= UInt(limit) && exact.denominator <= limit
    // Both integers are exact in `Double`, so that this is the nearest one, as if parsed.
    (value, self.exact) = (exact.doubleValue, fits ? exact : nil)
  }

  /// Takes an inexact number, if it is finite.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    (self.value, exact) = (value, nil)
  }

  /// Takes a whole number.
  init(_ whole: Int) { self.init(Fraction(whole)) }

  /// Reads a decimal number with or without an exponent; `nil` where it is none, or infinite.
  init?(decimal text: some StringProtocol) {
    guard let value = DecimalNumber.parse(text) else { return nil }
    if let exact = Quantity.fraction(text) {
      self.init(exact)
    } else {
      self.init(value)
    }
  }

  /// The exact value of a decimal number of up to 18 digits and a small exponent.
  private static func fraction(_ text: some StringProtocol) -> Fraction? {
    let parts = text.split(maxSplits: 1, whereSeparator: { $0 == "e" || $0 == "E" })
    guard let mantissa = parts.first else { return nil }
    let halves = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = halves.count > 1 ? halves[1].utf8.count : 0
    guard let digits = Int(halves.joined()),
      let exponent = parts.count > 1 ? Int(parts[1]) : 0, (-18...18).contains(exponent - decimals)
    else { return nil }
    let power = Fraction((0..<(exponent - decimals).magnitude).reduce(1) { power, _ in power * 10 })
    return exponent >= decimals
      ? Fraction(digits).checkedMultiplying(by: power) : Fraction(digits).checkedDividing(by: power)
  }
}

extension Quantity {
  /// Adds, multiplies and so on: exactly where both are exact and the result fits, else in `Double`.
  ///
  /// `nil` where the result is not finite, such as a division by 0.
  func combined(
    with other: Quantity, exactly: (Fraction, Fraction) -> Fraction?,
    otherwise: (Double, Double) -> Double
  ) -> Quantity? {
    if let exact, let right = other.exact, let result = exactly(exact, right) {
      return Quantity(result)
    }
    return Quantity(otherwise(value, other.value))
  }

  /// Whether this number is less than the other one.
  func isLess(than other: Quantity) -> Bool {
    if let exact, let right = other.exact { return exact < right }
    return value < other.value
  }

  /// Whether both are the same number.
  func isEqual(to other: Quantity) -> Bool {
    if let exact, let right = other.exact { return exact == right }
    return value == other.value
  }

  /// The number, if it is whole and fits.
  var whole: Int? {
    if let exact { return exact.isWhole ? exact.numerator : nil }
    return Int(exactly: value)
  }

  /// The shortest text of the `Double`.
  var text: String { DecimalNumber.text(value) }
}
