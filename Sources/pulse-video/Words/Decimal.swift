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
  package static func bytes(_ count: Int) -> String { bytes(count, units: decimalUnits) }

  /// A number of bytes beside the most that are allowed, both in the limit's kind of unit: `98.3 KB of at most 100 KB`,
  /// `240.1 KiB of at most 256 KiB`.
  package static func bytes(_ count: Int, ofAtMost limit: Int) -> String {
    let isBinary = limit.isMultiple(of: 1024) && !limit.isMultiple(of: 1000)
    let units = isBinary ? binaryUnits : decimalUnits
    let most = bytes(limit, units: units).replacing(".0 ", with: " ", maxReplacements: 1)
    let isExact = units.contains { limit.isMultiple(of: $0.bytes) }
    return "\(bytes(count, units: units)) of at most " + (isExact ? most : "\(limit) bytes")
  }

  private static let decimalUnits: [(bytes: Int, name: String)] = [
    (1_000, "KB"), (1_000_000, "MB"), (1_000_000_000, "GB"),
  ]
  private static let binaryUnits: [(bytes: Int, name: String)] = [
    (1 << 10, "KiB"), (1 << 20, "MiB"), (1 << 30, "GiB"),
  ]

  /// In the largest unit of which there is one, rounded to a tenth; a tenth more than 999.9 is one of the next.
  private static func bytes(_ count: Int, units: [(bytes: Int, name: String)]) -> String {
    guard count >= units[0].bytes else { return "\(count) byte\(count == 1 ? "" : "s")" }
    let ratio = units[1].bytes / units[0].bytes
    let unit =
      units.first { unit in Double(count) / Double(unit.bytes) < Double(ratio) - 0.05 }
      ?? units[units.count - 1]
    return "\(text(Double(count) / Double(unit.bytes), places: 1)) \(unit.name)"
  }
}
