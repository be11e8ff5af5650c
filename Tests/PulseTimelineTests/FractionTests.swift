import PulseTimeline
import TestSupport
import Testing

@Suite struct FractionTests {
  static let seeds: [UInt64] = [1, 2, 3, 4]

  /// Fractions of all sizes that users may write, small ones more often.
  private func random(_ generator: inout SplitMix64) -> Fraction {
    let bits = Int.random(in: 1...31, using: &generator)
    let limit = (1 << bits) - 1
    return Fraction(
      Int.random(in: -limit...limit, using: &generator),
      Int.random(in: 1...limit, using: &generator))
  }

  @Test(arguments: seeds)
  func fieldLaws(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for round in 0..<2_000 {
      let (a, b) = (random(&generator), random(&generator))
      let comment: Comment = "seed \(seed), round \(round): \(a), \(b)"
      // Sums of three can exceed 64 bits, so associativity is tried on what fits.
      let sum = try #require(a.checkedAdding(b), comment)
      #expect(sum == b.checkedAdding(a), comment)
      #expect(sum.checkedSubtracting(b) == a, comment)
      #expect(a - a == .zero && a + .zero == a && a * .one == a, comment)
      let product = try #require(a.checkedMultiplying(by: b), comment)
      #expect(product == b.checkedMultiplying(by: a), comment)
      if b != .zero { #expect(product.checkedDividing(by: b) == a, comment) }
      #expect((a < b) == (a - b < .zero), comment)
      #expect(a.magnitude == (a < .zero ? .zero - a : a), comment)
    }
  }

  @Test(arguments: seeds)
  func distributes(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func small() -> Fraction {
      Fraction(
        Int.random(in: -999...999, using: &generator), Int.random(in: 1...999, using: &generator))
    }
    for round in 0..<2_000 {
      let (a, b, c) = (small(), small(), small())
      let comment: Comment = "seed \(seed), round \(round): \(a), \(b), \(c)"
      #expect(a * (b + c) == a * b + a * c, comment)
      #expect((a + b) + c == a + (b + c), comment)
      #expect((a * b) * c == a * (b * c), comment)
    }
  }

  @Test(arguments: seeds)
  func alwaysReduced(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for round in 0..<2_000 {
      let value = random(&generator)
      let comment: Comment = "seed \(seed), round \(round): \(value)"
      #expect(value.denominator > 0, comment)
      var (larger, smaller) = (value.numerator.magnitude, value.denominator.magnitude)
      while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
      #expect(larger == 1, comment)
    }
  }

  @Test(arguments: seeds)
  func floorAndModulo(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for round in 0..<2_000 {
      let value = random(&generator)
      let divisor = random(&generator).magnitude
      let comment: Comment = "seed \(seed), round \(round): \(value), \(divisor)"
      #expect(Fraction(value.floor) <= value && value < Fraction(value.floor + 1), comment)
      let rounded = Fraction(value.roundedHalfUp)
      #expect(rounded - value <= Fraction(1, 2) && value - rounded < Fraction(1, 2), comment)
      guard divisor != .zero else { continue }
      let rest = value.floorModulo(divisor)
      #expect(rest >= .zero && rest < divisor, comment)
      if let quotient = (value - rest).checkedDividing(by: divisor) {
        #expect(quotient.isWhole, comment)
      }
    }
  }

  /// The remainder is right even where the quotient, 2^93, does not fit.
  @Test func moduloOfDistantSizes() {
    #expect(Fraction(1 << 62).floorModulo(Fraction(1, (1 << 31) - 1)) == .zero)
    #expect(Fraction(-1, 3).floorModulo(Fraction(1, 4)) == Fraction(1, 6))
    #expect(Fraction(5, 2).floorModulo(1) == Fraction(1, 2))
  }

  @Test(arguments: seeds)
  func leastCommonMultiple(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for round in 0..<300 {
      let a = Fraction(
        Int.random(in: 1...60, using: &generator), Int.random(in: 1...30, using: &generator))
      let b = Fraction(
        Int.random(in: 1...60, using: &generator), Int.random(in: 1...30, using: &generator))
      let comment: Comment = "seed \(seed), round \(round): \(a), \(b)"
      let multiple = try #require(a.leastCommonMultiple(with: b), comment)
      #expect((multiple / a).isWhole && (multiple / b).isWhole, comment)
      // The smallest: the multiples of a below it are none of b's.
      let count = (multiple / a).numerator
      let smaller = (1..<max(count, 1)).first { (a * Fraction($0) / b).isWhole }
      #expect(smaller == nil, comment)
    }
    #expect(Fraction(0).leastCommonMultiple(with: 1) == nil)
    #expect(Fraction(Int.max).leastCommonMultiple(with: Fraction(Int.max - 1)) == nil)
  }

  @Test func overflowIsFound() {
    let huge = Fraction(Int.max)
    #expect(huge.checkedAdding(1) == nil)
    #expect((Fraction(-1) * huge).checkedSubtracting(1) == nil)
    #expect(huge.checkedMultiplying(by: 2) == nil)
    #expect(Fraction(1, Int.max).checkedMultiplying(by: Fraction(1, 2)) == nil)
    #expect(huge.checkedDividing(by: 0) == nil)
    #expect(huge.checkedDividing(by: Fraction(1, 2)) == nil)
    // 128 bits hold the middle, and the result fits.
    #expect(huge.checkedMultiplying(by: Fraction(1, Int.max)) == .one)
    #expect(Fraction(Int.max, Int.max - 1).checkedSubtracting(.one) == Fraction(1, Int.max - 1))
    #expect(Fraction(Int.max, 2) < huge && Fraction(1, Int.max) > .zero)
  }

  @Test(arguments: [
    ("2", Fraction(2)), ("0.75", Fraction(3, 4)), ("-0.75", Fraction(-3, 4)),
    ("61/60", Fraction(61, 60)), ("-6/4", Fraction(-3, 2)), ("+1.5", Fraction(3, 2)),
    (".5", Fraction(1, 2)), ("0", .zero), ("-0", .zero), ("00012", Fraction(12)),
    ("2147483647", Fraction(2_147_483_647)), ("1/2147483647", Fraction(1, 2_147_483_647)),
  ])
  func parses(text: String, expected: Fraction) {
    #expect(Fraction(parsing: text) == expected)
  }

  @Test(arguments: [
    "", " ", "1 ", "abc", "1e3", "1/0", "1/-2", "1//2", "1/2/3", "1.2.3", "0x10", "١", "--1", "+-1",
    ".", "-", "/", "1/", "/2", "1.5/2", "nan", "inf", "2147483648", "1/2147483648",
    "0.00000000000000000001", "99999999999999999999", "1,5", "½",
  ])
  func refuses(text: String) {
    #expect(Fraction(parsing: text) == nil)
  }

  @Test func words() {
    #expect(Fraction(3, 4).secondsText == "0.75 s")
    #expect(Fraction(2).secondsText == "2 s")
    #expect(Fraction(1, 3).secondsText == "0.333 s (1/3 s)")
    #expect(Fraction(-1, 8).decimalText(places: 2) == "-0.13")
    #expect(Fraction(999_999, 1_000_000).decimalText() == "1")
    #expect(Fraction(-1, 10_000).decimalText() == "0")
    #expect(Fraction(1001, 1000).percentText == "+0.1 %")
    #expect(Fraction(19, 20).percentText == "-5 %")
    #expect(Fraction(2, 3).description == "2/3" && Fraction(2).description == "2/1")
  }
}
