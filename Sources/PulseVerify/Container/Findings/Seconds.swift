internal import PulseTimeline

/// Times in messages, the same in every country.
enum Seconds {
  /// A time with up to three decimals and its unit: `2 s`, `0.067 s`; tiny ones in microseconds.
  static func text(_ time: Fraction) -> String {
    let value = time.doubleValue
    guard abs(value) < 0x1p40 else { return "a very long time" }
    if value != 0, abs(value) < 0.0005 {
      return "\(Int((value * 1_000_000).rounded())) microseconds"
    }
    return "\(decimal(value)) s"
  }

  /// A number with up to three decimals.
  static func decimal(_ value: Double) -> String {
    guard abs(value) < 0x1p40 else { return "very many" }
    let thousandths = Int((abs(value) * 1000).rounded())
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = String(part)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// A number and its noun, such as `1 frame` or `2 frames`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
