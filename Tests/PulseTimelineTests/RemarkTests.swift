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

  /// A group without a duration of its own lasts a quarter of a second, whatever its members need.
  @Test func aGroupThatCutsItsMembersIsTold() throws {
    func group(_ duration: Fraction, _ members: Animation...) throws -> [String] {
      let timing = MediaTiming(duration: duration, repeatCount: .infinity)
      let layer = Layer(name: "disc", animations: [.group(AnimationGroup(members, timing: timing))])
      return try Timeline(layer, rate: .fps60).cutMembers.map(\.description)
    }
    func member(_ timing: MediaTiming) -> Animation {
      .basic(BasicAnimation(.opacity, from: .number(0), to: .number(1), timing: timing))
    }
    let words =
      "Layer 'disc', animation of opacity: it takes 2 s, and its group cuts it off after 0.25 s; give the "
      + "group a \"duration\" of 2"
    #expect(try group(0, member(MediaTiming(duration: 2))) == [words])
    #expect(try group(1, member(MediaTiming(duration: 1, autoreverses: true))).count == 1)
    #expect(try group(1, member(MediaTiming(beginTime: Fraction(1, 2), duration: 1))).count == 1)
    #expect(try group(2, member(MediaTiming(duration: 1, autoreverses: true))).isEmpty)
    #expect(try group(1, member(MediaTiming(duration: 1))).isEmpty)
    #expect(try group(1, member(MediaTiming(duration: 2, repeatCount: .infinity))).isEmpty)
    #expect(try group(1, member(MediaTiming(duration: 4, speed: 4))).isEmpty)
  }

  @Test func pointsWrittenForSharesAreTold() throws {
    func told(_ layer: Layer) throws -> [String] {
      try Timeline(Layer(sublayers: [layer]), rate: .fps60).pointsForShares.map(\.description)
    }
    #expect(
      try told(Layer(name: "hand", anchorPoint: Point(0.5, 50))) == [
        "Layer 'hand': anchorPoint has 50, and it is in shares of the bounds, not in points: [0, 0] is their "
          + "one corner, [0.5, 0.5] the middle and [1, 1] the other corner"
      ])
    var gradient = GradientContent()
    gradient.colors = [.black, .white, .black]
    gradient.locations = [-1, -0.5, 0]
    // A shimmer begins outside.
    #expect(try told(Layer(name: "shimmer", content: .gradient(gradient))).isEmpty)
    gradient.locations = [0, 50, 100]
    gradient.endPoint = Point(200, 0)
    let found = try told(Layer(name: "sky", content: .gradient(gradient)))
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("Layer 'sky': endPoint has 200, and it is in shares") == true)
    #expect(
      found.last
        == "Layer 'sky': locations has 50, and places are shares of the way from startPoint to endPoint, "
        + "0 to 1 between them")
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
