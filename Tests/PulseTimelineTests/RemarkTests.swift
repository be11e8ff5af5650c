import PulseTimeline
import Testing

/// Animations that a loop cannot show are told.
@Suite struct RemarkTests {
  private func ended(_ root: Layer) throws -> [String] {
    try Timeline(root, rate: .fps60).endedAnimations.map { "\($0.layer) \($0.end)" }
  }

  @Test func aForgottenRepeatCountIsTold() throws {
    let root = scene(fade(2, named: "pulse"), fade(1, named: "lost", begin: 3, count: 1))
    #expect(try ended(root) == ["lost 4/1"])
    let notes = try Timeline(root, rate: .fps60).notes
    #expect(
      notes.contains(
        "Layer 'lost', animation of opacity: it ends after 4 s, before the loop begins, and shows in "
          + "none of its frames; to go on for ever it needs \"repeatCount\": \"infinity\""))
  }

  /// What the first frame of the loop shows is the layer's own value, so that nothing was told in vain.
  @Test func theLoopShowsNothingOfIt() throws {
    let timeline = try Timeline(
      scene(fade(2, named: "pulse"), fade(1, named: "lost", count: 1)), rate: .fps60)
    for frame in 0..<timeline.frameCount {
      let snapshot = timeline.snapshot(ofFrame: frame)
      #expect(!snapshot.animations.contains { $0.layer == "lost" })
    }
  }

  @Test(arguments: [
    fade(2, named: "endless"), fade(1, named: "held", count: .infinity, speed: 0),
    fade(1, named: "negative", begin: -5, reverses: true),
  ])
  func whatGoesOnIsNot(layer: Layer) throws {
    #expect(try ended(scene(fade(2, named: "pulse"), layer)).isEmpty)
  }

  @Test func clocksAndFillModesAreMinded() throws {
    let slow = Layer(
      timing: LayerTiming(speed: Fraction(1, 2)), sublayers: [fade(1, named: "slow", count: 2)])
    #expect(try ended(scene(fade(2), slow)) == ["slow 4/1"])
    #expect(
      try ended(scene(fade(2), fade(1, named: "kept", count: 1, fillMode: .both))) == ["kept 1/1"])
    let halted = Layer(timing: LayerTiming(speed: 0), sublayers: [fade(1, count: 1)])
    #expect(try ended(scene(fade(2), halted)).isEmpty)
  }

  @Test func manyAreCounted() throws {
    let layers = (0..<5).map { fade(1, named: "lost \($0)", count: 1) }
    let notes = try Timeline(
      Layer(sublayers: [fade(2, reverses: true)] + layers), rate: .fps60
    ).notes
    #expect(notes.count == 4)
    #expect(notes.last == "2 more animations end before the loop begins")
  }

  @Test func aSceneWithoutAnythingEndlessIsOneRun() throws {
    let timeline = try Timeline(fade(1, reverses: true, count: 1), rate: .fps60)
    #expect(timeline.endedAnimations.isEmpty)
    #expect(
      timeline.notes == [
        "nothing in the scene goes on for ever, so that the loop is one run of 2 s from its "
          + "beginning; what should repeat by itself needs \"repeatCount\": \"infinity\""
      ])
  }
}
