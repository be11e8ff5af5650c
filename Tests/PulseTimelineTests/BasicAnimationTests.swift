import PulseTimeline
import Testing

/// What an animation does to a property; the values marked "measured" were read on macOS.
@Suite struct BasicAnimationTests {
  private static let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))

  private func layer(_ animations: BasicAnimation...) -> Layer {
    Layer(
      name: "dot", path: Self.square, opacity: 0.5, animations: animations.map { .basic($0) })
  }

  private func shape(_ layer: Layer, at time: Fraction) throws -> Snapshot.Shape {
    try #require(try Timeline(layer, rate: .fps60).snapshot(at: time).shapes.first)
  }

  /// The seven cases, opacity 0.5 in the layer itself, half way: measured.
  @Test(
    arguments: [
      (0.2, 0.5, nil, 0.35), (nil, 0.8, nil, 0.65), (0.2, nil, nil, 0.35), (nil, nil, 0.3, 0.65),
      (0.2, nil, 0.3, 0.35), (nil, 0.9, 0.3, 0.75), (nil, nil, nil, 0.5), (0.2, 0.6, 0.9, 0.4),
    ] as [(Double?, Double?, Double?, Double)])
  func ends(from: Double?, to: Double?, by: Double?, half: Double) throws {
    let animation = BasicAnimation(
      .opacity, from: from.map { .number($0) }, to: to.map { .number($0) },
      by: by.map { .number($0) }, timing: MediaTiming(duration: 1))
    let found = try shape(layer(animation), at: Fraction(1, 2))
    #expect(abs(found.opacity - half) < 1e-15)
  }

  /// On the way back the easing is mirrored, not replayed: value(1 + u) is value(1 - u).
  @Test func mirroredEasing() throws {
    let animation = BasicAnimation(
      .opacity, from: .number(0), to: .number(1),
      timing: MediaTiming(duration: 1, autoreverses: true), timingFunction: .easeIn)
    let timeline = try Timeline(layer(animation), rate: .fps60)
    for step in 0...8 {
      let part = Fraction(step, 8)
      let back = timeline.snapshot(at: .one + part).shapes.first?.opacity
      #expect(back == timeline.snapshot(at: .one - part).shapes.first?.opacity)
      #expect(back == TimingFunction.easeIn.value(at: 1 - part.doubleValue))
    }
  }

  /// At its end an animation shows exactly its end, whatever the rounding on the way.
  @Test func exactEnds() throws {
    let timing = MediaTiming(duration: 1, fillMode: .both)
    let animation = BasicAnimation(.opacity, from: .number(0.7), to: .number(0.1), timing: timing)
    #expect(try shape(layer(animation), at: 1).opacity == 0.1)
    #expect(try shape(layer(animation), at: 0).opacity == 0.7)
  }

  /// Stacked: .5 + (0 to .2) + (0 to .1) is .65 half way; measured.
  @Test func additive() throws {
    let timing = MediaTiming(duration: 1)
    let found = try shape(
      layer(
        BasicAnimation(
          .opacity, from: .number(0), to: .number(0.2), timing: timing, isAdditive: true),
        BasicAnimation(
          .opacity, from: .number(0), to: .number(0.1), timing: timing, isAdditive: true)),
      at: Fraction(1, 2))
    #expect(abs(found.opacity - 0.65) < 1e-15)
  }

  /// The later of two animations of one property wins; measured.
  @Test func laterWins() throws {
    let timing = MediaTiming(duration: 1)
    let found = try shape(
      layer(
        BasicAnimation(.opacity, from: .number(0.9), to: .number(0.9), timing: timing),
        BasicAnimation(.opacity, from: .number(0.4), to: .number(0.4), timing: timing)),
      at: Fraction(1, 2))
    #expect(found.opacity == 0.4)
  }

  /// Three times 0 to 10 is at 5, 15, 25 in the middle of each; measured.
  @Test(arguments: [
    (0.0, 10.0, false, Fraction(1, 2), 5.0), (0, 10, false, Fraction(3, 2), 15),
    (0, 10, false, Fraction(5, 2), 25), (10, 20, false, Fraction(3, 2), 35),
    (10, 20, true, Fraction(5, 2), 25),
  ])
  func cumulative(from: Double, to: Double, reverses: Bool, time: Fraction, expected: Double)
    throws
  {
    let animation = BasicAnimation(
      .positionX, from: .number(from), to: .number(to),
      timing: MediaTiming(duration: 1, repeatCount: 3, autoreverses: reverses),
      isCumulative: true)
    #expect(try shape(layer(animation), at: time).transform.tx == expected)
  }

  /// Opaque red to half transparent blue, half way, not premultiplied: measured.
  @Test func colour() throws {
    let animation = BasicAnimation(
      .fillColor, from: .color(Color(red: 1, green: 0, blue: 0)),
      to: .color(Color(red: 0, green: 0, blue: 1, alpha: 0.5)), timing: MediaTiming(duration: 1))
    let found = try shape(layer(animation), at: Fraction(1, 2))
    #expect(found.fill == Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
  }

  /// Curves overshoot, but what is drawn stays in its range; a position has none.
  @Test func overshoot() throws {
    let curve = TimingFunction(0.2, 0.68, 0.18, 1.08)
    let timing = MediaTiming(duration: 1)
    let root = layer(
      BasicAnimation(
        .opacity, from: .number(0), to: .number(1), timing: timing, timingFunction: curve),
      BasicAnimation(
        .fillColor, from: .color(.black), to: .color(.white), timing: timing,
        timingFunction: curve),
      BasicAnimation(
        .positionX, from: .number(0), to: .number(100), timing: timing, timingFunction: curve))
    let snapshot = try Timeline(root, rate: .fps60).snapshot(at: Fraction(3, 4))
    let shape = try #require(snapshot.shapes.first)
    #expect(shape.opacity == 1 && shape.fill == .white)
    #expect(shape.transform.tx > 100.5)
    #expect(snapshot.animations[0].eased > 1.005)
    #expect(snapshot.animations[0].progress == Fraction(3, 4))
  }

  /// A path moves control point by control point, all sorts of elements.
  @Test func path() throws {
    func path(_ offset: Double) -> Path {
      func at(_ x: Double, _ y: Double) -> Point { Point(x * offset, y + offset) }
      return Path([
        .move(to: at(1, 2)), .line(to: at(3, 4)), .quad(control: at(5, 6), to: at(7, 8)),
        .cubic(control1: at(9, 10), control2: at(11, 12), to: at(13, 14)), .close,
      ])
    }
    let animation = BasicAnimation(
      .path, from: .path(path(1)), to: .path(path(5)), timing: MediaTiming(duration: 1))
    #expect(try shape(layer(animation), at: Fraction(1, 4)).path == path(2))
    let by = BasicAnimation(
      .path, by: .path(Self.square), timing: MediaTiming(duration: 1))
    #expect(
      try shape(layer(by), at: Fraction(1, 2)).path
        == .rectangle(Rect(x: 0, y: 0, width: 15, height: 15)))
  }

  /// Every animatable property, by its Core Animation name, from one value to another.
  @Test(arguments: AnimationKeyPath.allCases)
  func everyKeyPath(keyPath: AnimationKeyPath) throws {
    let values: [AnimatableValue.Kind: (AnimatableValue, AnimatableValue, AnimatableValue)] = [
      .number: (.number(0), .number(1), .number(0.5)),
      .point: (.point(Point(0, 2)), .point(Point(1, 4)), .point(Point(0.5, 3))),
      .size: (.size(Size(0, 2)), .size(Size(1, 4)), .size(Size(0.5, 3))),
      .rect: (
        .rect(Rect(x: 0, y: 0, width: 2, height: 2)), .rect(Rect(x: 1, y: 2, width: 3, height: 4)),
        .rect(Rect(x: 0.5, y: 1, width: 2.5, height: 3))
      ),
      .color: (
        .color(.black), .color(.white), .color(Color(red: 0.5, green: 0.5, blue: 0.5))
      ),
      .path: (
        .path(Self.square), .path(.rectangle(Rect(x: 2, y: 2, width: 10, height: 20))),
        .path(.rectangle(Rect(x: 1, y: 1, width: 10, height: 15)))
      ),
    ]
    let (from, to, middle) = try #require(values[keyPath.kind])
    #expect(from.interpolated(to: to, at: 0.5) == middle)
    // An animation that stands still at its middle shows what a layer with that value shows.
    let timing = MediaTiming(duration: 1, speed: 0, timeOffset: Fraction(1, 2))
    let bounds = Rect(x: 3, y: 4, width: 50, height: 60)
    var animated = Layer(name: "dot", bounds: bounds, path: Self.square)
    var expected = animated
    switch (keyPath, middle) {
    case (.path, .path(let path)): expected.path = path
    case (.fillColor, .color(let color)): expected.fillColor = color
    case (.opacity, .number(let value)): expected.opacity = value
    case (.position, .point(let point)): expected.position = point
    case (.positionX, .number(let value)): expected.position.x = value
    case (.positionY, .number(let value)): expected.position.y = value
    case (.anchorPoint, .point(let point)): expected.anchorPoint = point
    case (.anchorPointX, .number(let value)): expected.anchorPoint.x = value
    case (.anchorPointY, .number(let value)): expected.anchorPoint.y = value
    case (.bounds, .rect(let rect)): expected.bounds = rect
    case (.boundsOrigin, .point(let point)): expected.bounds.origin = point
    case (.boundsOriginX, .number(let value)): expected.bounds.origin.x = value
    case (.boundsOriginY, .number(let value)): expected.bounds.origin.y = value
    case (.boundsSize, .size(let size)): expected.bounds.size = size
    case (.boundsWidth, .number(let value)): expected.bounds.size.width = value
    case (.boundsHeight, .number(let value)): expected.bounds.size.height = value
    default: Issue.record("\(keyPath) has another kind of value")
    }
    #expect(expected.value(of: keyPath) == middle)
    animated.animations = [.basic(BasicAnimation(keyPath, from: from, to: to, timing: timing))]
    let found = try Timeline(animated, rate: .fps60).snapshot(ofFrame: 0)
    #expect(found.shapes == (try Timeline(expected, rate: .fps60).snapshot(ofFrame: 0).shapes))
    #expect(found.animations.map(\.keyPath) == [keyPath.rawValue])
  }
}
