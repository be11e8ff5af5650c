import PulseTimeline
import Testing

/// Faults that other animation engines have had, each with the right result.
@Suite struct KnownFaultTests {
  private func move(
    from: Double, to: Double, _ timing: MediaTiming, curve: TimingFunction? = nil
  ) -> [Animation] {
    [
      .basic(
        BasicAnimation(
          .positionX, from: .number(from), to: .number(to), timing: timing, timingFunction: curve))
    ]
  }

  private func positions(_ animations: [Animation], _ times: [Fraction]) throws -> [Double] {
    try times.map { try number(.positionX, animations, at: $0) }
  }

  /// At a turn the opposite end must not flash up: neighbours differ by one step at most.
  @Test func noFlashAtTurns() throws {
    let timing = MediaTiming(duration: 1, repeatCount: 3, autoreverses: true, fillMode: .both)
    let found = try positions(
      move(from: 1, to: 1.5, timing), (0...3_600).map { Fraction($0, 600) })
    for (before, after) in zip(found, found.dropFirst()) {
      #expect(abs(after - before) <= 0.5 / 600 + 1e-12)
    }
    let after = try positions(move(from: 1, to: 1.5, timing), [1, 1 + Fraction(1, 1_000_000)])
    #expect(after[0] == 1.5 && abs(after[1] - (1.5 - 0.5e-6)) < 1e-12)
  }

  /// A way by 50 is worked out once, not again on the way back.
  @Test func relativeThereAndBack() throws {
    let timing = MediaTiming(duration: 1, repeatCount: 2, autoreverses: true, fillMode: .both)
    let animation = Animation.basic(BasicAnimation(.positionX, by: .number(50), timing: timing))
    let found = try positions([animation], (0...400).map { Fraction($0, 100) })
    #expect(found.allSatisfy { (0...50).contains($0) })
    #expect(found[0] == 0 && found[100] == 50 && found[400] == 0)
  }

  /// Four pictures there and back are six frames: the ones at the turns show once.
  @Test func pingPong() throws {
    let root = fade(1, reverses: true)
    let timeline = try Timeline(root, rate: try #require(FrameRate(3)))
    let shown = (0..<timeline.frameCount).map {
      timeline.snapshot(ofFrame: $0).animations[0].progress * 3
    }
    #expect(shown == [0, 1, 2, 3, 2, 1])
  }

  /// The end is exclusive: N frames, from 0 to N - 1, and frame N is frame 0.
  @Test func exclusiveEnd() throws {
    let timeline = try Timeline(fade(1), rate: .fps60)
    #expect(timeline.frameCount == 60)
    #expect(timeline.snapshot(ofFrame: 0).animations[0].progress == 0)
    #expect(timeline.snapshot(ofFrame: 59).animations[0].progress == Fraction(59, 60))
    #expect(timeline.snapshot(ofFrame: 60) == timeline.snapshot(ofFrame: 0))
    #expect((0..<60).allSatisfy { !timeline.snapshot(ofFrame: $0).shapes.isEmpty })
  }

  /// 1.75 plays end after 1.75 durations, three quarters through.
  @Test func fractionalCounts() throws {
    let timing = MediaTiming(
      duration: 2, repeatCount: .finite(Fraction(7, 4)), fillMode: .forwards)
    #expect(timing.activeDuration == .finite(Fraction(7, 2)))
    #expect(try positions(move(from: 0, to: 100, timing), [Fraction(7, 2), 9]) == [75, 75])
  }

  /// There and back once rests at the start, one and a half times at the end; n plays last 2 n d.
  @Test(arguments: [
    (Fraction(1), 0.0, Fraction(2)), (Fraction(3, 2), 100, 3), (2, 0, 4), (Fraction(5, 2), 100, 5),
    (3, 0, 6), (Fraction(1, 2), 100, 1),
  ])
  func rests(count: Fraction, rest: Double, length: Fraction) throws {
    let timing = MediaTiming(
      duration: 1, repeatCount: .finite(count), autoreverses: true, fillMode: .forwards)
    let animations = move(from: 0, to: 100, timing, curve: .easeIn)
    #expect(try positions(animations, [length, 99]) == [rest, rest])
    #expect(timing.activeDuration == .finite(length))
  }

  /// On the way back the easing is mirrored, of keyframes too, not played anew.
  @Test func mirrored() throws {
    let animation = KeyframeAnimation(
      .positionX, values: .numbers(0, 80, 100), timingFunctions: [.easeIn, .easeOut],
      timing: MediaTiming(duration: 1, autoreverses: true), timingFunction: .default)
    for step in 0...50 {
      let part = Fraction(step, 50)
      let found = try positions([.keyframe(animation)], [1 - part, 1 + part])
      #expect(found[0] == found[1])
    }
  }

  /// The property is clamped, not the curve.
  @Test func overshootIsClampedLast() throws {
    let curve = TimingFunction(0.2, 0.68, 0.18, 1.08)
    let animation = BasicAnimation(
      .opacity, from: .number(0.5), to: .number(1), timing: MediaTiming(duration: 1),
      timingFunction: curve)
    let root = Layer.shape(
      path: .oval(in: Rect(x: 0, y: 0, width: 1, height: 1)), animations: [.basic(animation)])
    let timeline = try Timeline(root, rate: .fps60)
    let snapshot = timeline.snapshot(at: Fraction(3, 4))
    #expect(snapshot.animations[0].eased > 1 && snapshot.shapes.first?.opacity == 1)
  }

  /// Backwards, a moment exactly at the end shows the end; and what runs backwards does end.
  @Test func backwards() throws {
    let forward = MediaTiming(duration: 1)
    let layer = Layer(
      timing: LayerTiming(speed: Fraction(-1), timeOffset: 1),
      animations: move(from: 0, to: 100, forward))
    let timeline = try Timeline(layer, rate: .fps60)
    #expect(timeline.snapshot(at: 0).animations[0].progress == 1)
    let early = MediaTiming(beginTime: Fraction(-1, 2), duration: 1, speed: Fraction(-1))
    let found = try positions(move(from: 0, to: 100, early), [0, Fraction(1, 4), Fraction(3, 4)])
    #expect(found == [50, 25, 0])
    #expect(try loopPlan(Layer(animations: move(from: 0, to: 1, early))).period == Fraction(1, 2))
  }

  /// Whole frames come from exact fractions: no frame is lost to a decimal or a unit.
  @Test(arguments: [
    (Fraction(367, 100), Fraction(30_000, 1001), 110), (Fraction(64, 3), 30, 640),
    (Fraction(1), Fraction(30_000, 1001), 30), (Fraction(11, 3), Fraction(2997, 100), 110),
  ])
  func wholeFrames(period: Fraction, rate: Fraction, frames: Int) throws {
    #expect(try loopPlan(fade(period), rate).frameCount == frames)
  }

  /// A time offset of seconds since 1970, and negative ones: phases wrap exactly.
  @Test func largeOffsets() throws {
    let epoch = MediaTiming(
      duration: Fraction(4, 5), timeOffset: 1_700_000_001, repeatCount: .infinity)
    #expect(epoch.phase(at: 0)?.progress == Fraction(1, 4))
    #expect(epoch.phase(at: Fraction(1, 10))?.progress == Fraction(3, 8))
    let negative = MediaTiming(
      duration: Fraction(128, 100), timeOffset: Fraction(-17, 100), repeatCount: .infinity)
    #expect(negative.phase(at: 0)?.progress == Fraction(111, 128))
  }
}
