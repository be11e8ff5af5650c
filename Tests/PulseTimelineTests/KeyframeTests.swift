import PulseTimeline
import TestSupport
import Testing

/// Keyframe animations; the rows marked "measured" were read on macOS, in `Float`.
@Suite struct KeyframeTests {
  static let times: [Double] = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]
  static let keyTimes: [Double] = [0, 0.1, 0.6, 1]

  /// The values 0, 1, .5, .7 over a second.
  ///
  /// Positions have no range that could hide anything.
  private func keyframes(_ mode: CalculationMode, _ keyTimes: [Double]? = nil) -> Animation {
    .keyframe(
      KeyframeAnimation(
        .positionX, values: .numbers(0, 1, 0.5, 0.7), keyTimes: keyTimes, calculationMode: mode,
        timing: MediaTiming(duration: 1)))
  }

  @Test(
    arguments: [
      (.linear, false, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
      (.linear, true, [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
      (.discrete, false, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
      (.discrete, true, [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
      (.paced, false, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (.paced, true, [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
      (
        .cubic, false, [0.16434374, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]
      ),
      (
        .cubic, true,
        [0.6145833, 1.0066667, 0.9, 0.74, 0.58666664, 0.503125, 0.55833334, 0.634375]
      ),
    ] as [(CalculationMode, Bool, [Double])])
  func measured(mode: CalculationMode, timed: Bool, expected: [Double]) throws {
    let animation = keyframes(mode, timed ? Self.keyTimes : nil)
    for (time, expected) in zip(Self.times, expected) {
      let found = try number(.positionX, [animation], at: try exact(time))
      #expect(abs(found - expected) < 1e-7, "\(mode) at \(time): \(found)")
    }
  }

  /// A line of 100 and a curve: measured, to two digits.
  @Test(
    arguments: [
      (.linear, [0, 20, 50, 100, 129.6, 168.75, 194.4, 199.94]),
      (.paced, [0, 25.49, 63.72, 126.87, 149.72, 177.88, 195.99, 199.96]),
      (.discrete, [0, 0, 0, 100, 100, 100, 100, 100]),
    ] as [(CalculationMode, [Double])])
  func path(mode: CalculationMode, expected: [Double]) throws {
    let path = Path([
      .move(to: .zero), .line(to: Point(100, 0)),
      .cubic(control1: Point(150, 0), control2: Point(200, 50), to: Point(200, 100)),
    ])
    let animation = KeyframeAnimation(
      .position, path: path, calculationMode: mode, timing: MediaTiming(duration: 1))
    for (time, expected) in zip([0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.99], expected) {
      let found = try number(.positionX, [.keyframe(animation)], at: try exact(time))
      #expect(abs(found - expected) <= 0.005001, "\(mode) at \(time): \(found)")
    }
  }

  // MARK: - Key times

  private func even(_ keyTimes: [Double]?, mode: CalculationMode = .linear) throws -> [Double] {
    let animation = KeyframeAnimation(
      .positionX, values: .numbers(0, 10, 30), keyTimes: keyTimes, calculationMode: mode,
      timing: MediaTiming(duration: 1, fillMode: .both))
    return try [0, 0.25, 0.5, 0.75, 1].map {
      try number(.positionX, [.keyframe(animation)], at: try exact($0))
    }
  }

  /// What Apple's documentation calls invalid is ignored, as it says: even segments.
  @Test(arguments: [
    [0.2, 0.5, 1], [0, 0.6, 0.5], [0, 0.5], [0, 0.5, 0.7, 1], [0, 0.5, 1.5], [-0.1, 0.5, 1], [],
  ])
  func ignoredKeyTimes(keyTimes: [Double]) throws {
    #expect(try even(keyTimes) == even(nil))
    #expect(try even(nil) == [0, 5, 10, 20, 30])
    let animation = KeyframeAnimation(
      .positionX, values: .numbers(0, 10, 30), keyTimes: keyTimes)
    #expect(!animation.usesKeyTimes)
  }

  /// Key times that end before 1, as two well-known loaders have them: the last value is held.
  @Test func endBeforeOne() throws {
    #expect(try even([0, 0.25, 0.5]) == [0, 10, 30, 30, 30])
    #expect(try even([0, 0.25, 0.5], mode: .discrete) == [0, 10, 30, 30, 30])
    #expect(try even([0, 0.25, 0.5], mode: .cubic).suffix(3) == [30, 30, 30])
  }

  /// Equal neighbours are a jump; the moment itself shows the later value.
  @Test func jumps() throws {
    let animation = KeyframeAnimation(
      .positionX, values: .numbers(1, 2, 3, 4), keyTimes: [0, 0.45, 0.45, 1],
      timingFunctions: [TimingFunction(0.7, 0, 1, 0.5), .linear], timing: MediaTiming(duration: 1))
    let found = try [0, 0.449, 0.45, 0.725].map {
      try number(.positionX, [.keyframe(animation)], at: try exact($0))
    }
    #expect(found[0] == 1 && found[1] < 2 && found[1] > 1.9 && found[2] == 3)
    #expect(abs(found[3] - 3.5) < 1e-15, "the missing third function is even speed")
    #expect(try even([0, 0, 1]) == [10, 15, 20, 25, 30], "a jump at the very beginning")
    #expect(try even([0, 1, 1]) == [0, 2.5, 5, 7.5, 30], "a jump at the very end")
  }

  @Test func discreteTimes() throws {
    #expect(try even([0, 0.25, 0.5, 1], mode: .discrete) == [0, 10, 30, 30, 30])
    #expect(try even([0, 0.25, 0.5, 0.75], mode: .discrete) == [0, 10, 30, 30, 30])
    #expect(try even([0, 0.5, 1], mode: .discrete) == [0, 0, 10, 10, 10], "never the last value")
    #expect(try even(nil, mode: .discrete) == [0, 0, 10, 30, 30])
  }

  // MARK: - Easing

  /// The whole's easing bends time first, the segments' own come after it.
  @Test func easings() throws {
    let segments: [TimingFunction] = [.easeIn, .easeOut, .default, .linear]
    let animation = KeyframeAnimation(
      .positionX, values: .numbers(0, 10, 30), timingFunctions: segments,
      timing: MediaTiming(duration: 1), timingFunction: .easeInEaseOut)
    for step in 1..<20 {
      let whole = TimingFunction.easeInEaseOut.value(at: Double(step) / 20)
      let found = try number(.positionX, [.keyframe(animation)], at: Fraction(step, 20))
      let expected =
        whole < 0.5
        ? 10 * TimingFunction.easeIn.value(at: whole * 2)
        : 10 + 20 * TimingFunction.easeOut.value(at: whole * 2 - 1)
      #expect(abs(found - expected) < 1e-13)
    }
  }

  /// Overshooting curves are not cut off: a well-known pulse rises above its end.
  @Test func overshoot() throws {
    let overshooting = TimingFunction(0.2, 0.68, 0.18, 1.08)
    func largest(_ animation: KeyframeAnimation) throws -> Double {
      try (0...300).map {
        try number(.positionX, [.keyframe(animation)], at: Fraction($0, 300))
      }.max() ?? .nan
    }
    let segments = KeyframeAnimation(
      .positionX, values: .numbers(0, 1, 1), timingFunctions: [overshooting],
      timing: MediaTiming(duration: 1))
    #expect(abs(try largest(segments) - 1.0101) < 1e-4)
    var whole = KeyframeAnimation(
      .positionX, values: .numbers(0, 1), timing: MediaTiming(duration: 1),
      timingFunction: overshooting)
    #expect(abs(try largest(whole) - 1.0101) < 1e-4)
    whole.calculationMode = .paced
    #expect(abs(try largest(whole) - 1.0101) < 1e-4)
    // (.25, 1.75, 0, .9) reaches 1 early: it is not over then.
    let early = TimingFunction(0.25, 1.75, 0, 0.9)
    let values = (0...100).map { early.value(at: Double($0) / 100) }
    #expect((values.max() ?? 0) > 1.1 && values.last == 1)
    #expect(zip(values, values.dropFirst()).contains { $0 > $1 }, "it comes back from above")
  }

  // MARK: - Smooth curves

  private func cubic(_ change: (inout KeyframeAnimation) -> Void) throws -> (Fraction) throws ->
    Double
  {
    var animation = KeyframeAnimation(
      .positionX, values: .numbers(0, 1, 5, 2), calculationMode: .cubic,
      timing: MediaTiming(duration: 3))
    change(&animation)
    let final = animation
    return { try number(.positionX, [.keyframe(final)], at: $0) }
  }

  /// Slopes at the values, by the textbook formulas, against finite differences.
  @Test(arguments: [
    (0.0, 0.0, 0.0, 2.5, 2.5), (1, 0, 0, 0, 0), (0.5, 0, 0, 1.25, 1.25), (0, 1, 0, 4, 1),
    (0, -1, 0, 1, 4), (0, 0, 1, 1, 1), (0, 0, -1, 4, 4),
  ])
  func tensionContinuityBias(
    tension: Double, continuity: Double, bias: Double, arriving: Double, leaving: Double
  ) throws {
    let value = try cubic {
      $0.tensionValues = [0, tension]
      $0.continuityValues = [0, continuity]
      $0.biasValues = [0, bias]
    }
    #expect(try value(1) == 1)
    let step = Fraction(1, 1 << 20)
    let before = try (1 - value(1 - step)) * 0x1p20
    let after = try (value(1 + step) - 1) * 0x1p20
    #expect(abs(before - arriving) < 1e-4 && abs(after - leaving) < 1e-4, "\(before), \(after)")
  }

  /// Through every value at its time, whatever the numbers.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func interpolates(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let values = points(8, &generator)
    var animation = KeyframeAnimation(
      .position, values: values.map { .point($0) }, calculationMode: .cubic,
      timing: MediaTiming(duration: 7, fillMode: .both))
    animation.biasValues = values.map { _ in .random(in: -1...1, using: &generator) }
    var layer = Layer()
    layer.animations = [.keyframe(animation)]
    for (index, value) in values.enumerated() {
      #expect(try layer.presentation(at: Fraction(index)).position == value, "seed \(seed)")
    }
  }

  /// A paced smooth curve is a paced path of cubics with the same slopes: thirds of Catmull and
  /// Rom's, half the way between the neighbours.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func cubicPaced(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let points = points(6, &generator)
    func slope(_ index: Int) -> Point {
      if index == 0 { return points[1] - points[0] }
      if index == points.count - 1 { return points[index] - points[index - 1] }
      return (points[index + 1] - points[index - 1]) * 0.5
    }
    var path = Path([.move(to: points[0])])
    for index in 1..<points.count {
      path.elements.append(
        .cubic(
          control1: points[index - 1] + slope(index - 1) * (1.0 / 3),
          control2: points[index] - slope(index) * (1.0 / 3), to: points[index]))
    }
    let timing = MediaTiming(duration: 1)
    var (smooth, along) = (Layer(), Layer())
    smooth.animations = [
      .keyframe(
        KeyframeAnimation(
          .position, values: points.map { .point($0) }, calculationMode: .cubicPaced,
          timing: timing))
    ]
    along.animations = [
      .keyframe(
        KeyframeAnimation(.position, path: path, calculationMode: .paced, timing: timing))
    ]
    for step in 0...100 {
      let time = Fraction(step, 100)
      let way =
        try smooth.presentation(at: time).position - along.presentation(at: time).position
      #expect(abs(way.x) + abs(way.y) < 1e-11, "seed \(seed) at \(step)")
    }
  }

  /// Kinds of values without slopes move in straight lines, or jump, in every mode.
  @Test func otherKinds() throws {
    let turns = [0.0, 0.5, 1].map {
      AnimatableValue.transform(.rotation(angle: $0, x: 0, y: 0, z: 1))
    }
    for mode in CalculationMode.allCases {
      let transform = KeyframeAnimation(
        .transform, values: turns, calculationMode: mode, timing: MediaTiming(duration: 1))
      let found = try number(.transformRotation, [.keyframe(transform)], at: Fraction(3, 4))
      #expect(abs(found - (mode == .discrete ? 1 : 0.75)) < 0.01, "\(mode): \(found)")
      let hidden = KeyframeAnimation(
        .hidden, values: [.boolean(false), .boolean(true), .boolean(true)], calculationMode: mode,
        timing: MediaTiming(duration: 1))
      var layer = Layer()
      layer.animations = [.keyframe(hidden)]
      #expect(try layer.presentation(at: Fraction(9, 10)).isHidden, "\(mode)")
      let colors = KeyframeAnimation(
        .colors, values: [.colors([.black, .white]), .colors([.white, .white])],
        calculationMode: mode, timing: MediaTiming(duration: 1))
      var gradient = Layer.gradient(bounds: Rect(x: 0, y: 0, width: 1, height: 1), colors: [])
      gradient.animations = [.keyframe(colors)]
      let first = try gradient.presentation(at: Fraction(3, 4)).content.gradient?.colors.first
      #expect(abs((first?.red ?? .nan) - (mode == .discrete ? 1 : 0.75)) < 1e-12, "\(mode)")
    }
  }

  private func points(_ count: Int, _ generator: inout SplitMix64) -> [Point] {
    (0..<count).map { _ in
      Point(.random(in: -9...9, using: &generator), .random(in: -9...9, using: &generator))
    }
  }
}
