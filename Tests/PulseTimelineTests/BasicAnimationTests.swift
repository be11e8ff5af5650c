import PulseTimeline
import Testing

/// What an animation does to a property; the values marked "measured" were read on macOS.
@Suite struct BasicAnimationTests {
  private static let square = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))

  private func layer(_ animations: BasicAnimation...) -> Layer {
    .shape(
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
    #expect(try shape(layer(animation), at: time).transform.affine?.tx == expected)
  }

  /// Opaque red to half transparent blue, half way, not premultiplied: measured.
  @Test func colour() throws {
    let animation = BasicAnimation(
      .fillColor, from: .color(Color(red: 1, green: 0, blue: 0)),
      to: .color(Color(red: 0, green: 0, blue: 1, alpha: 0.5)), timing: MediaTiming(duration: 1))
    let found = try shape(layer(animation), at: Fraction(1, 2))
    #expect(found.fill == .color(Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.75)))
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
    #expect(shape.opacity == 1 && shape.fill == .color(.white))
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
}
