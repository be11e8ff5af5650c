import PulseTimeline

/// A number of bytes as people write it: `262144`, `256KB`, `1.5MB`; KB means 1,024 bytes, as the
/// platforms that set limits count.
package struct ByteCount: Hashable, Sendable {
  /// Bytes, 1 to 10^12.
  package let bytes: Int

  /// Reads digits with at most one `.`, then nothing, `B`, `K`, `M` or `G`, with or without `B` or `iB`.
  ///
  /// `nil` for anything else, and where it is no whole number from 1 to 10^12.
  package init?(parsing text: String) {
    let letters = text.reversed().prefix { $0.isASCII && $0.isLetter }
    let unit = String(letters.reversed()).lowercased()
    let factors: [String: Fraction] = [
      "": 1, "b": 1, "k": 1024, "kb": 1024, "kib": 1024, "m": 1_048_576, "mb": 1_048_576,
      "mib": 1_048_576, "g": 1_073_741_824, "gb": 1_073_741_824, "gib": 1_073_741_824,
    ]
    guard let factor = factors[unit],
      let number = Fraction(parsing: text.dropLast(letters.count)),
      let bytes = number.checkedMultiplying(by: factor), bytes >= .one, bytes <= 1_000_000_000_000
    else { return nil }
    self.bytes = bytes.floor
  }
}
