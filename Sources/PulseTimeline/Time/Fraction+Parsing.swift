extension Fraction {
  /// The largest numerator and denominator that ``init(parsing:)`` takes: 2^31 - 1.
  public static var parsedLimit: Int { Int(Int32.max) }

  /// Reads an exact number as people write it: `2`, `-0.75`, `61/60`.
  ///
  /// Digits, at most one `.` or one `/`, an optional sign; no exponent, no space. `nil` for
  /// everything else, and where the reduced numerator or denominator exceeds ``parsedLimit``.
  public init?(parsing text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let value: Fraction?
    switch parts.count {
    case 1: value = Fraction.decimal(parts[0])
    case 2:
      guard let top = Fraction.integer(parts[0], allowsSign: true),
        let bottom = Fraction.integer(parts[1], allowsSign: false), bottom > 0
      else { return nil }
      value = Fraction(top, bottom)
    default: return nil
    }
    guard let value, value.numerator.magnitude <= UInt(Fraction.parsedLimit),
      value.denominator <= Fraction.parsedLimit
    else { return nil }
    self = value
  }

  /// Reads `digits[.digits]` with an optional sign, at most 18 digits in all.
  private static func decimal(_ text: some StringProtocol) -> Fraction? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      return parts.count == 1 ? integer(text, allowsSign: true).map { Fraction($0) } : nil
    }
    let isNegative = text.first == "-"
    let whole = isNegative || text.first == "+" ? parts[0].dropFirst() : parts[0][...]
    guard whole.utf8.count + parts[1].utf8.count <= 18, !(whole.isEmpty && parts[1].isEmpty),
      let digits = integer(String(whole) + String(parts[1]), allowsSign: false)
    else { return nil }
    let scale = (0..<parts[1].utf8.count).reduce(1) { power, _ in power * 10 }
    return Fraction(isNegative ? -digits : digits, scale)
  }

  /// Reads ASCII digits, at most 18 of them, so that the value fits into 64 bits.
  private static func integer(_ text: some StringProtocol, allowsSign: Bool) -> Int? {
    let hasSign = allowsSign && (text.first == "-" || text.first == "+")
    let digits = hasSign ? text.dropFirst() : text[...]
    guard (1...18).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }
}
