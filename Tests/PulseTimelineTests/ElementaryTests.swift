import Foundation
import PulseTimeline
import TestSupport
import Testing

/// The engine's own functions against the system's library.
@Suite struct ElementaryTests {
  private func close(_ found: Double, _ expected: Double, _ comment: Comment) {
    #expect(abs(found - expected) <= 2 * expected.ulp, comment)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<20_000 {
      let number = Double.random(in: -1...1, using: &generator)
      let size = exp(Double.random(in: -10...13, using: &generator))
      let comment: Comment = "seed \(seed): \(number) * \(size)"
      let angle = number * size
      close(Elementary.exponential(number * 700), exp(number * 700), comment)
      close(Elementary.exponential(angle / 1e6), exp(angle / 1e6), comment)
      close(Elementary.logarithm(abs(angle)), log(abs(angle)), comment)
      close(Elementary.logarithm(exp(number)), log(exp(number)), comment)
    }
  }

  @Test func edges() {
    #expect(Elementary.exponential(0) == 1 && Elementary.exponential(-1e300) == 0)
    #expect(Elementary.exponential(1000) == .infinity && Elementary.exponential(.nan).isNaN)
    #expect(abs(Elementary.exponential(-744) - exp(-744.0)) <= 0x1p-1074)
    #expect(Elementary.logarithm(1) == 0 && Elementary.logarithm(0) == -.infinity)
    #expect(Elementary.logarithm(-1).isNaN && Elementary.logarithm(.infinity) == .infinity)
  }
}
