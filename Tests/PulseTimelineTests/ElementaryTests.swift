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
      // Near the zeros of both the last digits are the reduction's.
      #expect(abs(Elementary.sine(angle) - sin(angle)) < 4e-16, comment)
      #expect(abs(Elementary.cosine(angle) - cos(angle)) < 4e-16, comment)
      close(Elementary.exponential(number * 700), exp(number * 700), comment)
      close(Elementary.exponential(angle / 1e6), exp(angle / 1e6), comment)
      close(Elementary.logarithm(abs(angle)), log(abs(angle)), comment)
      close(Elementary.logarithm(exp(number)), log(exp(number)), comment)
      let y = Double.random(in: -1...1, using: &generator)
      close(Elementary.angle(x: angle, y: y), atan2(y, angle), comment)
      #expect(abs(Elementary.arcCosine(y) - acos(y)) < 1e-15, comment)
    }
  }

  @Test func edges() {
    #expect(Elementary.exponential(0) == 1 && Elementary.exponential(-1e300) == 0)
    #expect(Elementary.exponential(1000) == .infinity && Elementary.exponential(.nan).isNaN)
    #expect(abs(Elementary.exponential(-744) - exp(-744.0)) <= 0x1p-1074)
    #expect(Elementary.logarithm(1) == 0 && Elementary.logarithm(0) == -.infinity)
    #expect(Elementary.logarithm(-1).isNaN && Elementary.logarithm(.infinity) == .infinity)
    #expect(Elementary.sine(0) == 0 && Elementary.cosine(0) == 1)
    #expect(Elementary.sine(.infinity).isNaN)
    #expect(Elementary.sine(.pi / 2) == 1 && Elementary.cosine(.pi) == -1)
    #expect(abs(Elementary.sine(1e12) - sin(1e12)) < 1e-3)
    #expect(Elementary.angle(x: 0, y: 0) == 0 && Elementary.angle(x: -1, y: 0) == .pi)
    #expect(Elementary.angle(x: 0, y: -2) == -.pi / 2)
    #expect(Elementary.angle(x: .infinity, y: 1) == 0)
    #expect(Elementary.arcCosine(2) == 0 && Elementary.arcCosine(-1) == .pi)
  }
}
