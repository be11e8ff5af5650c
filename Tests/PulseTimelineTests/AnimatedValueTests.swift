import PulseTimeline
import Testing

/// The values that plots show.
@Suite struct AnimatedValueTests {
  private let timing = MediaTiming(duration: 2, repeatCount: .infinity)

  private func values(_ layer: Layer, at time: Fraction) throws -> [AnimatedValue] {
    try Timeline(layer, rate: .fps60).animatedValues(at: time)
  }

  @Test func turnsAreNotTakenBackIntoOne() throws {
    let layer = Layer(
      name: "hand",
      animations: [
        .basic(
          BasicAnimation(
            .transformRotationZ, from: .number(0), to: .number(6 * .pi), timing: timing))
      ])
    let found = try values(layer, at: Fraction(3, 2))
    #expect(
      found == [
        AnimatedValue(layer: "hand", keyPath: .transformRotationZ, value: .number(4.5 * .pi))
      ])
  }

  /// Two animations of one property, of which one is added, are one value; one that has not begun leaves
  /// the layer's own.
  @Test func animationsOfOnePropertyComeTogether() throws {
    let animations: [Animation] = [
      .basic(
        BasicAnimation(.positionX, from: .number(10), to: .number(30), timing: timing)),
      .basic(
        BasicAnimation(
          .positionX, from: .number(0), to: .number(4), timing: timing, isAdditive: true)),
      .basic(
        BasicAnimation(
          .opacity, from: .number(0), to: .number(1),
          timing: MediaTiming(beginTime: 5, duration: 2, repeatCount: .infinity))),
    ]
    let layer = Layer(name: "dot", opacity: 0.5, animations: animations)
    let found = try values(layer, at: 1)
    #expect(found.map(\.keyPath) == [.positionX, .opacity])
    #expect(found.map(\.value) == [.number(22), .number(0.5)])
  }

  @Test func masksComeBeforeSublayers() throws {
    var root = scene(fade(2, named: "inside"))
    root.mask = fade(2, named: "mask")
    #expect(try values(root, at: 1).map(\.layer) == ["mask", "inside"])
  }
}
