import PulseTimeline
import Testing

/// Keyframe animations that cannot be played end in one sentence.
@Suite struct KeyframeErrorTests {
  private func message(_ animation: KeyframeAnimation, path: Path? = nil) throws -> String {
    try planError(.shape(name: "dot", path: path, animations: [.keyframe(animation)])).description
  }

  private let square = Path.rectangle(Rect(x: 0, y: 0, width: 1, height: 1))
  private let oval = Path.oval(in: Rect(x: 0, y: 0, width: 1, height: 1))

  @Test func nothing() throws {
    for mode in CalculationMode.allCases {
      #expect(
        try message(KeyframeAnimation(.opacity, values: [], calculationMode: mode))
          == "Layer 'dot', animation of opacity: a keyframe animation needs values or a path, but "
          + "has neither.")
    }
    #expect(try message(KeyframeAnimation(.position, path: Path())).contains("has neither"))
  }

  /// One value is a value that does not move; a path of one place likewise.
  @Test(arguments: CalculationMode.allCases)
  func one(mode: CalculationMode) throws {
    let value = KeyframeAnimation(
      .opacity, values: .numbers(0.25), keyTimes: [0], calculationMode: mode,
      timing: MediaTiming(duration: 1))
    let place = KeyframeAnimation(
      .position, path: Path([.move(to: Point(3, 4))]), calculationMode: mode, rotationMode: .auto,
      timing: MediaTiming(duration: 1))
    for time in [Fraction(0), Fraction(1, 2), 1] {
      #expect(try number(.opacity, [.keyframe(value)], at: time) == 0.25)
      #expect(try number(.positionY, [.keyframe(place)], at: time) == 4)
    }
    // Values that are all the same leave no way to pace along.
    let same = KeyframeAnimation(
      .opacity, values: .numbers(0.25, 0.25, 0.25), calculationMode: mode,
      timing: MediaTiming(duration: 1))
    #expect(try number(.opacity, [.keyframe(same)], at: Fraction(2, 3)) == 0.25)
  }

  @Test func kinds() throws {
    #expect(
      try message(KeyframeAnimation(.opacity, values: [.number(1), .point(.zero)]))
        == "Layer 'dot', animation of opacity: values[1] is a point, but this property takes a "
        + "number.")
    #expect(
      try message(KeyframeAnimation(.opacity, path: square))
        == "Layer 'dot', animation of opacity: only points move along a path, but this property "
        + "takes a number; use values.")
    #expect(
      try message(KeyframeAnimation(.position, path: Path([.line(to: .zero)])))
        == "Layer 'dot', animation of position: the path must begin with a move, the place to "
        + "start from.")
  }

  @Test func paths() throws {
    let animation = KeyframeAnimation(.path, values: [.path(oval), .path(oval), .path(square)])
    #expect(
      try message(animation, path: oval)
        == "Layer 'dot', animation of path: all paths must have the same elements in the same "
        + "order, but element 1 is a cubic curve in values[1] and a line in values[2].")
    var additive = KeyframeAnimation(.path, values: [.path(oval), .path(oval)], isAdditive: true)
    #expect(
      try message(additive, path: square)
        == "Layer 'dot', animation of path: all paths must have the same elements in the same "
        + "order, but element 1 is a line in the layer's own and a cubic curve in values[0].")
    #expect(
      try message(additive) == "Layer 'dot', animation of path: the layer itself has no path to "
        + "add to; give it one, or make the animation not additive.")
    additive.isAdditive = false
    #expect(try loopPlan(.shape(animations: [.keyframe(additive)])).kind == .singleRun)
  }

  @Test(arguments: [Double.nan, .infinity])
  func notFinite(number: Double) throws {
    let words = "must be an ordinary number, not infinite or undefined."
    var animation = KeyframeAnimation(.opacity, values: .numbers(0, number))
    #expect(try message(animation) == "Layer 'dot': values[1] of opacity \(words)")
    animation = KeyframeAnimation(.opacity, values: .numbers(0, 1), keyTimes: [0, number])
    #expect(try message(animation) == "Layer 'dot': keyTimes[1] of opacity \(words)")
    animation = KeyframeAnimation(.opacity, values: .numbers(0, 1))
    animation.biasValues = [number]
    #expect(try message(animation) == "Layer 'dot': biasValues[0] of opacity \(words)")
    let path = Path([.move(to: .zero), .line(to: Point(number, 0))])
    #expect(
      try message(KeyframeAnimation(.position, path: path))
        == "Layer 'dot': path of position \(words)")
  }

  @Test func millions() throws {
    let values = [AnimatableValue](repeating: .number(1), count: 2_000_000)
    #expect(
      try message(KeyframeAnimation(.opacity, values: values))
        == "Layer 'dot', animation of opacity: at most 100000 keyframes are allowed, but there "
        + "are 2000000.")
    let path = Path([Path.Element](repeating: .move(to: .zero), count: 100_001))
    #expect(try message(KeyframeAnimation(.position, path: path)).contains("there are 100001"))
    let times = KeyframeAnimation(
      .opacity, values: .numbers(0, 1), keyTimes: [Double](repeating: 0, count: 100_001))
    #expect(try message(times).contains("at most 100000"))
  }
}
