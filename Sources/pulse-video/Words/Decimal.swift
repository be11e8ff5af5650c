/// Decimal texts that depend on no locale.
package enum Decimal {
  /// A number with so many places after the point, halves away from zero: `-0.50`.
  ///
  /// Numbers of 10^15 and more, counted with those places, are written as Swift writes them.
  package static func text(_ value: Double, places: Int) -> String {
    let power = (0..<places).reduce(1) { power, _ in power * 10 }
    guard value.magnitude * Double(power) < 1e15 else { return "\(value)" }
    let scaled = Int((value.magnitude * Double(power)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(scaled)" }
    let digits = String(scaled % power)
    let padding = String(repeating: "0", count: places - digits.count)
    return "\(sign)\(scaled / power).\(padding)\(digits)"
  }

  /// A number without a needless `.0`: `16384`, `0.5`.
  static func short(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// A number of bytes for people: `734 bytes`, `12.3 KB`, `4.5 MB`, in powers of 1,000.
  package static func bytes(_ count: Int) -> String {
    switch count {
    case ..<1000: "\(count) byte\(count == 1 ? "" : "s")"
    case ..<999_950: "\(text(Double(count) / 1e3, places: 1)) KB"
    case ..<999_950_000: "\(text(Double(count) / 1e6, places: 1)) MB"
    default: "\(text(Double(count) / 1e9, places: 1)) GB"
    }
  }
}
