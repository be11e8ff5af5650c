extension Fraction {
  /// The fraction in decimal digits, as people read it: `0.75`, `59.94`, `2`.
  ///
  /// Rounded to at most `places` digits, halves away from 0, after the point (0 to 9);
  /// zeros at the end are left out.
  package func decimalText(places: Int = 3) -> String {
    let scale = (0..<min(max(places, 0), 9)).reduce(Int128(1)) { power, _ in power * 10 }
    let doubled = (Int128(numerator.magnitude) * scale * 2 + Int128(denominator))
    let scaled = doubled / (2 * Int128(denominator))
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: scale)
    var digits = String((scale + rest).description.dropFirst())
    while digits.last == "0" { digits.removeLast() }
    let sign = numerator < 0 && scaled != 0 ? "-" : ""
    return sign + whole.description + (digits.isEmpty ? "" : "." + digits)
  }

  /// The fraction as a change in per cent with its sign: 1001/1000 is `+0.1 %`.
  package var percentText: String {
    guard let change = checkedSubtracting(.one)?.checkedMultiplying(by: 100) else {
      return "far more than 100 %"
    }
    return (change > .zero ? "+" : "") + change.decimalText(places: 2) + " %"
  }

  /// A duration in words: `2 s`, `0.75 s`, and with the exact fraction where digits do not end:
  /// `0.333 s (1/3 s)`.
  package var secondsText: String {
    let decimal = decimalText(places: 3)
    guard Fraction(parsing: decimal) == self else { return "\(decimal) s (\(self) s)" }
    return decimal + " s"
  }
}

extension FrameRate {
  /// The rate in words, without a denominator of 1: `60`, `30000/1001`.
  package var words: String {
    framesPerSecond.isWhole ? "\(framesPerSecond.numerator)" : framesPerSecond.description
  }
}
