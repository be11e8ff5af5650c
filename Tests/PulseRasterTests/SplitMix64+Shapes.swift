import PulseTimeline
import TestSupport

/// What the random tests draw from the generator.
extension SplitMix64 {
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
