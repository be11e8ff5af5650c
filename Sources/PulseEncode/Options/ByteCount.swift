import PulseTimeline

/// A number of bytes as people write it: `262144`, `256KiB`, `1.5MB`.
///
/// KB, MB and GB count in 1,000s, KiB, MiB and GiB in 1,024s. Places that set a limit in KB mean the one or the
/// other; what has at most as many thousands is right for both.
package struct ByteCount: Hashable, Sendable {
  /// Bytes, 1 to 10^12.
  package let bytes: Int

  /// Reads digits with at most one `.`, then nothing, `B`, or `K`, `M` or `G` with nothing, `B` or `iB`, in capitals or
  /// not.
  ///
  /// `nil` for anything else, and where it is not from 1 to 10^12; a part of a byte is left out.
  package init?(parsing text: String) {
    let letters = text.reversed().prefix { $0.isASCII && $0.isLetter }
    let unit = String(letters.reversed()).lowercased()
    let factors: [String: Fraction] = [
      "": 1, "b": 1, "k": 1000, "kb": 1000, "kib": 1024, "m": 1_000_000, "mb": 1_000_000,
      "mib": 1_048_576, "g": 1_000_000_000, "gb": 1_000_000_000, "gib": 1_073_741_824,
    ]
    guard let factor = factors[unit],
      let number = Fraction(parsing: text.dropLast(letters.count)),
      let bytes = number.checkedMultiplying(by: factor), bytes >= .one, bytes <= 1_000_000_000_000
    else { return nil }
    self.bytes = bytes.floor
  }
}
