import PulseTimeline
import TestSupport
import Testing

/// Moving along a path: places and paces.
@Suite struct MotionPathTests {
  private func places(
    _ path: Path, _ times: [Fraction], mode: CalculationMode = .linear
  ) throws -> [Point] {
    var layer = Layer()
    layer.animations = [
      .keyframe(
        KeyframeAnimation(
          .position, path: path, calculationMode: mode, timing: MediaTiming(duration: 1)))
    ]
    return try times.map { try layer.presentation(at: $0).position }
  }

  /// An oval is closed already: its `close` adds no keyframe, so a quarter turn takes a quarter.
  @Test func closing() throws {
    let oval = Path.oval(in: Rect(x: -1, y: -1, width: 2, height: 2))
    let found = try places(oval, [0, Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), 1])
    #expect(found == [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1), Point(1, 0)])
    // A triangle's last side is its `close`.
    let triangle = Path([.move(to: .zero), .line(to: Point(6, 0)), .line(to: Point(0, 6)), .close])
    #expect(try places(triangle, [Fraction(5, 6)]) == [Point(0, 3)])
  }

  /// A second subpath is a jump that takes no time.
  @Test func subpaths() throws {
    let path = Path([
      .move(to: .zero), .line(to: Point(10, 0)), .move(to: Point(0, 50)), .line(to: Point(30, 50)),
    ])
    #expect(try places(path, [Fraction(1, 2)]) == [Point(0, 50)])
    #expect(
      try places(path, [Fraction(1, 8), Fraction(1, 2)], mode: .paced)
        == [Point(5, 0), Point(10, 50)])
    let onlyMoves = Path([.move(to: .zero), .move(to: Point(7, 7))])
    #expect(try places(onlyMoves, [Fraction(1, 2)]) == [.zero])
  }

  /// A quadratic curve, whose length has a closed form: x = t, y = t^2 from 0 to 1.
  @Test func parabola() throws {
    let path = Path([.move(to: .zero), .quad(control: Point(0.5, 0), to: Point(1, 1))])
    #expect(try places(path, [Fraction(1, 4)]) == [Point(0.25, 0.0625)])
    func length(_ t: Double) -> Double {
      let root = (1 + 4 * t * t).squareRoot()
      return t * root / 2 + Elementary.logarithm(2 * t + root) / 4
    }
    for step in 0...50 {
      let share = Fraction(step, 50)
      let x = try places(path, [share], mode: .paced)[0].x
      #expect(abs(length(x) - length(1) * share.doubleValue) < 1e-12)
    }
  }

  /// Even speed along any curve: chords of equal times are of nearly equal length.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func evenSpeed(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    func point() -> Point {
      Point(.random(in: 0...100, using: &generator), .random(in: 0...100, using: &generator))
    }
    for round in 0..<10 {
      let path = Path([
        .move(to: point()), .cubic(control1: point(), control2: point(), to: point()),
        .line(to: point()), .quad(control: point(), to: point()),
      ])
      let times = (0...2_000).map { Fraction($0, 2_000) }
      let found = try places(path, times, mode: .paced)
      let steps = zip(found, found.dropFirst()).map { start, end in
        ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
          .squareRoot()
      }
      let longest = try #require(steps.max())
      // Sharp bends and corners cut chords short; there are few of them.
      #expect(
        steps.count { $0 < longest * 0.999 } < 60, "seed \(seed), round \(round)")
      #expect(longest < steps.reduce(0, +) / 2_000 * 1.01, "seed \(seed), round \(round)")
    }
  }

  /// Control points that fall together make the speed vanish; the point still keeps its pace.
  @Test func standingStarts() throws {
    let path = Path([
      .move(to: .zero), .cubic(control1: .zero, control2: Point(10, 0), to: Point(10, 0)),
    ])
    let found = try places(path, (0...10).map { Fraction($0, 10) }, mode: .paced)
    for (index, place) in found.enumerated() { #expect(abs(place.x - Double(index)) < 1e-12) }
    let nowhere = Path([.move(to: .zero), .line(to: .zero), .line(to: .zero)])
    #expect(try places(nowhere, [Fraction(1, 3)], mode: .paced) == [.zero])
  }

  @Test func additive() throws {
    var layer = Layer(position: Point(100, 200))
    let path = Path([.move(to: .zero), .line(to: Point(10, 20))])
    layer.animations = [
      .keyframe(
        KeyframeAnimation(
          .position, path: path, timing: MediaTiming(duration: 1, repeatCount: 3),
          isAdditive: true, isCumulative: true))
    ]
    #expect(try layer.presentation(at: Fraction(5, 2)).position == Point(125, 250))
  }
}
