import PulseTimeline
import TestSupport
import Testing

@Suite struct TimingFunctionTests {
  struct Curves: Decodable {
    struct Curve: Decodable {
      let name: String
      let group: String
      let controlPoints: [Double]?
      let y: [Double]
    }
    let curves: [Curve]
  }

  /// The 14 curves at x = k / 128, hard ones among them.
  @Test func referenceCurves() throws {
    let curves = try Reference.read("timing.json", as: Curves.self).curves
    #expect(curves.count == 14)
    for curve in curves {
      let points = curve.controlPoints ?? [0, 0, 1, 1]
      let function = TimingFunction(points[0], points[1], points[2], points[3])
      #expect(curve.y.count == 129)
      for (index, expected) in curve.y.enumerated() {
        let found = function.value(at: Double(index) / 128)
        #expect(
          abs(found - expected) <= 1e-14 * max(1, abs(expected)),
          "\(curve.name) at \(index)/128: \(found)")
      }
      if curve.group == "CA" { #expect(TimingFunction(named: curve.name) == function) }
    }
  }
}

/// What the reference cannot say: curves that run vertically, ends, names.
extension TimingFunctionTests {
  /// Points of few binary digits, for which x(s) and y(s) are exact in `Double`.
  ///
  /// So the solver must find y(s) at x(s). The first curve is vertical in its middle (dx/ds = 0),
  /// the last ones at their ends.
  @Test(arguments: [
    [1, 0, 0, 1], [1, 1, 0, 0], [1, -2, 0, 3], [0.75, 0, 0.25, 1], [0.9375, 0.5, 0.0625, 0.25],
    [0, 1, 1, 0], [0, 0.5, 0, 1], [1, 0, 1, 0.5], [0, 1, 0, 1], [1, 0, 1, 0], [0.5, 8, 0.5, -7],
  ])
  func exactPoints(_ points: [Double]) {
    let function = TimingFunction(points[0], points[1], points[2], points[3])
    for step in 1..<64 {
      let s = Double(step) / 64
      func coordinate(_ first: Double, _ second: Double) -> Double {
        3 * first * s * (1 - s) * (1 - s) + 3 * second * s * s * (1 - s) + s * s * s
      }
      let (x, y) = (coordinate(points[0], points[2]), coordinate(points[1], points[3]))
      #expect(abs(function.value(at: x) - y) < 1e-12, "\(points) at s = \(s)")
    }
  }

  /// Almost vertical in the middle, where plain `Double` arithmetic is off by 1e-6 and more.
  @Test(arguments: [10, 20, 30, 40])
  func nearlyVertical(bits: Int) {
    let gap = (0..<bits).reduce(1.0) { value, _ in value / 2 }
    let function = TimingFunction(1 - gap, 0, gap, 1)
    #expect(function.value(at: 0.5) == 0.5)
    // Point symmetry about the middle holds for the true curve.
    for distance in [0x1p-4, 0x1p-20, 0x1p-30, 0x1p-52] {
      let (before, after) = (function.value(at: 0.5 - distance), function.value(at: 0.5 + distance))
      #expect(abs(before + after - 1) < 1e-15, "\(bits), \(distance)")
      #expect(before < 0.5 && after > 0.5)
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func randomCurves(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for round in 0..<300 {
      let (x1, x2) = (
        Double.random(in: 0...1, using: &generator), Double.random(in: 0...1, using: &generator)
      )
      // y as x: the value at x(s) is x itself, whatever the parameter.
      let identity = TimingFunction(x1, x1, x2, x2)
      // y2 one unit in the last place off forces the solver to run.
      let solved = TimingFunction(x1, x1, x2, x2.nextUp)
      // Mirrored in time and value.
      let forward = TimingFunction(x1, 0.25, x2, 0.75)
      let backward = TimingFunction(1 - x2, 0.25, 1 - x1, 0.75)
      var last = 0.0
      for step in 0...100 {
        let x = Double(step) / 100
        let comment: Comment = "seed \(seed), round \(round), x = \(x)"
        #expect(identity.value(at: x) == x, comment)
        #expect(abs(solved.value(at: x) - x) < 1e-15, comment)
        let value = forward.value(at: x)
        #expect(value >= last - 1e-15, comment)
        last = value
        if step > 0 && step < 100 {
          // 1 - x1 is rounded, and where the curve is steep that shows.
          #expect(abs(value + backward.value(at: 1 - x) - 1) < 1e-9, comment)
        }
      }
    }
  }

  @Test func ends() {
    for function in [TimingFunction.easeIn, TimingFunction(0, 5, 1, -4), .default] {
      #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
      #expect(function.value(at: -1) == 0 && function.value(at: 2) == 1)
      #expect(function.value(at: .nan) == 0)
    }
    #expect(TimingFunction(0.2, 0.68, 0.18, 1.08).value(at: 0.75) > 1, "y is not clamped")
    #expect(TimingFunction(0.7, -0.13, 0.22, 0.86).value(at: 0.1) < 0, "y is not clamped")
  }

  @Test func names() {
    #expect(
      TimingFunction.names == ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
    for name in TimingFunction.names { #expect(TimingFunction(named: name)?.name == name) }
    #expect(TimingFunction(named: "ease") == nil)
    #expect(TimingFunction(0.1, 0.2, 0.3, 0.4).name == nil)
  }

  @Test func controlPoints() {
    #expect(TimingFunction(-1, 0, 2, 1) == TimingFunction(0, 0, 1, 1))
    #expect(TimingFunction(checking: -0.1, 0, 1, 1) == nil)
    #expect(TimingFunction(checking: 0, 0, 1.1, 1) == nil)
    #expect(TimingFunction(checking: .nan, 0, 1, 1) == nil)
    #expect(TimingFunction(checking: 0, .infinity, 1, 1) == nil)
    #expect(TimingFunction(checking: 0.42, 0, 0.58, 1) == .easeInEaseOut)
  }

  /// Read on macOS from presentation layers, in `Float`, at .1 .25 .5 .75 .9.
  @Test(arguments: [
    ("easeIn", [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
    ("easeOut", [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
    ("easeInEaseOut", [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
    ("default", [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
  ])
  func valuesFromMacOS(name: String, expected: [Double]) throws {
    let function = try #require(TimingFunction(named: name))
    for (x, expected) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(function.value(at: x) - expected) < 1e-5)
    }
  }
}
