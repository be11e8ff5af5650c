import PulseTimeline

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func point(_ range: ClosedRange<Double>) -> Point {
    Point(number(range), number(range))
  }

  mutating func color(alpha: ClosedRange<Double> = 1...1) -> Color {
    Color(
      red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(alpha))
  }

  /// A closed polygon through random points, which crosses itself as it likes.
  mutating func polygon(corners: Int, within range: ClosedRange<Double>) -> Path {
    var elements: [Path.Element] = [.move(to: point(range))]
    for _ in 1..<corners { elements.append(.line(to: point(range))) }
    return Path(elements + [.close])
  }
}
