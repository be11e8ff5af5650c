import PulseTimeline

/// A number of bits a second as people write it: `1500000`, `800k`, `2.5M`.
package struct BitRate: Hashable, Sendable {
  /// Bits a second, 1,000 to 10^9: encoders count in thousands and take less for none at all.
  package let bitsPerSecond: Int

  /// Reads digits with at most one `.`, then nothing, `k` (thousands) or `M` (millions).
  ///
  /// `nil` for anything else, and where the rate is no whole number from 1,000 to 10^9.
  package init?(parsing text: String) {
    let factors: [Character: Fraction] = ["k": 1000, "K": 1000, "M": 1_000_000]
    let factor = text.last.flatMap { factors[$0] }
    guard let number = Fraction(parsing: factor == nil ? text[...] : text.dropLast()),
      let bits = number.checkedMultiplying(by: factor ?? 1), bits.isWhole,
      (1_000...1_000_000_000).contains(bits.numerator)
    else { return nil }
    bitsPerSecond = bits.numerator
  }
}
