import PulseTimeline
import TestSupport
import Testing

/// Fractions are reckoned in 64 bits where that is enough; here they are held against plain
/// arithmetic of 128 bits, on both sides of where it stops being enough.
@Suite struct NarrowFractionTests {
  /// The numerator and the denominator in lowest terms; `nil` where they leave 64 bits.
  private func plain(_ top: Int128, _ bottom: Int128) -> [Int]? {
    guard bottom != 0 else { return nil }
    var (larger, smaller) = (top.magnitude, bottom.magnitude)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    let divisor = bottom < 0 ? -Int128(larger) : Int128(larger)
    guard let numerator = Int(exactly: top / divisor), numerator != Int.min,
      let denominator = Int(exactly: bottom / divisor)
    else { return nil }
    return [numerator, denominator]
  }

  private func parts(_ fraction: Fraction?) -> [Int]? {
    fraction.map { [$0.numerator, $0.denominator] }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func plainTwin(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    /// Whole numbers of all sizes, with common divisors more often than by chance.
    func number() -> Int {
      let limit = Int.max >> Int.random(in: 0...62, using: &generator)
      let value = Int.random(in: -limit...limit, using: &generator)
      return Bool.random(using: &generator) ? value : value / 720 * 720
    }
    for round in 0..<5_000 {
      let (a, b) = (Fraction(number(), max(number(), 1)), Fraction(number(), max(number(), 1)))
      let (n, d) = (Int128(a.numerator), Int128(a.denominator))
      let (m, e) = (Int128(b.numerator), Int128(b.denominator))
      let comment: Comment = "seed \(seed), round \(round): \(a), \(b)"
      #expect(parts(a.checkedMultiplying(by: b)) == plain(n * m, d * e), comment)
      #expect(parts(a.checkedDividing(by: b)) == plain(n * e, d * m), comment)
      #expect(parts(a.checkedAdding(b)) == plain(n * e + m * d, d * e), comment)
      #expect(parts(a.checkedSubtracting(b)) == plain(n * e - m * d, d * e), comment)
    }
  }
}
