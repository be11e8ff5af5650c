import PulseTimeline
import Testing

/// Groups: members run in the group's time, clipped to it.
@Suite struct GroupTests {
  private func fading(
    _ timing: MediaTiming, from: Double = 0, to: Double = 1, curve: TimingFunction? = nil
  ) -> Animation {
    .basic(
      BasicAnimation(
        .opacity, from: .number(from), to: .number(to), timing: timing, timingFunction: curve))
  }

  private func moving(_ timing: MediaTiming, by: Double = 100) -> Animation {
    .basic(BasicAnimation(.positionX, from: .number(0), to: .number(by), timing: timing))
  }

  private func group(
    _ members: Animation..., timing: MediaTiming, curve: TimingFunction? = nil
  ) -> [Animation] {
    [.group(AnimationGroup(members, timing: timing, timingFunction: curve))]
  }

  private func opacities(_ animations: [Animation], _ times: [Double]) throws -> [Double] {
    try times.map { try number(.opacity, animations, at: try exact($0)) }
  }

  /// Outside its own window a member leaves the layer's own value, while the group runs: measured.
  @Test func window() throws {
    let animations = group(
      fading(MediaTiming(beginTime: Fraction(1, 2), duration: 1)), timing: MediaTiming(duration: 2))
    #expect(try opacities(animations, [0.25, 0.5, 1.0, 1.4, 1.6]) == [0.5, 0, 0.5, 0.9, 0.5])
  }

  @Test func memberFillModes() throws {
    let timing = MediaTiming(beginTime: Fraction(1, 2), duration: 1, fillMode: .both)
    let animations = group(fading(timing, from: 0.1), timing: MediaTiming(duration: 2))
    #expect(try opacities(animations, [0.25, 1.75, 2.5]) == [0.1, 1, 0.5])
  }

  /// Members without a duration take the group's; a group without one a quarter of a second.
  @Test func durations() throws {
    let animations = group(
      fading(MediaTiming()), moving(MediaTiming()), timing: MediaTiming(duration: 4))
    #expect(try opacities(animations, [1, 3, 4, 5]) == [0.25, 0.75, 1, 0.5])
    #expect(try number(.positionX, animations, at: 1) == 25)
    let short = group(fading(MediaTiming(duration: 1)), timing: MediaTiming())
    #expect(try opacities(short, [0.125, 0.25, 0.26]) == [0.125, 0.25, 0.5])
    let nested = group(
      group(fading(MediaTiming()), timing: MediaTiming())[0], timing: MediaTiming(duration: 4))
    #expect(try opacities(nested, [1, 3]) == [0.25, 0.75])
  }

  /// Clipped, not scaled: a member that is longer never comes to its end.
  @Test func clipping() throws {
    let timing = MediaTiming(duration: 1, repeatCount: 2, fillMode: .forwards)
    let animations = group(fading(MediaTiming(duration: 4)), timing: timing)
    #expect(try opacities(animations, [0.5, 1, 1.5, 2, 9]) == [0.125, 0, 0.125, 0.25, 0.25])
    let endless = MediaTiming(duration: Fraction(3, 8), repeatCount: .infinity)
    let repeated = group(fading(endless), timing: MediaTiming(duration: 1, repeatCount: .infinity))
    #expect(try opacities(repeated, [0.75, 0.9375, 1, 1.9375]) == [0, 0.5, 0, 0.5])
  }

  /// A group there and back plays its members backwards, delays and all.
  @Test func autoreverse() throws {
    let animations = group(
      fading(MediaTiming(beginTime: Fraction(1, 2), duration: 1)),
      timing: MediaTiming(duration: 2, autoreverses: true))
    for step in 0...8 {
      let part = Fraction(step, 4)
      let times = [2 - part, 2 + part]
      let values = try times.map { try number(.opacity, animations, at: $0) }
      #expect(values[0] == values[1])
    }
    #expect(try opacities(animations, [2.25, 2.5, 2.75, 3]) == [0.5, 1, 0.75, 0.5])
    #expect(try opacities(animations, [3.25, 3.5, 3.75]) == [0.25, 0, 0.5])
  }

  /// The group's easing bends the time that members see, and does not lead out of the group.
  @Test func easing() throws {
    let animations = group(
      fading(MediaTiming(duration: 2)), moving(MediaTiming(beginTime: Fraction(1, 4), duration: 1)),
      timing: MediaTiming(duration: 2, fillMode: .both), curve: .easeIn)
    for step in 0...16 {
      let eased = TimingFunction.easeIn.value(at: Double(step) / 16)
      let time = Fraction(step, 8)
      #expect(abs(try number(.opacity, animations, at: time) - eased) < 1e-12)
      let inside = eased * 2 - 0.25
      let expected = (0...1).contains(inside) ? inside * 100 : 0
      #expect(abs(try number(.positionX, animations, at: time) - expected) < 1e-9)
    }
    let overshooting = group(
      fading(MediaTiming(duration: 1)), timing: MediaTiming(duration: 1),
      curve: TimingFunction(0.25, 1.75, 0, 0.9))
    #expect(try opacities(overshooting, [0.2, 0.25, 1]) == [1, 1, 1])
  }

  /// In-group begins, speeds and offsets, two levels deep.
  @Test func nesting() throws {
    let inner = group(
      fading(MediaTiming(beginTime: Fraction(1, 10), duration: 1, speed: 2)),
      timing: MediaTiming(
        beginTime: Fraction(1, 2), duration: 1, timeOffset: Fraction(1, 4), repeatCount: 2))
    let outer = group(inner[0], timing: MediaTiming(beginTime: 1, duration: 3, speed: 2))
    // Scene 1.375: outer 0.75; inner 0.25 + 0.25 = 0.5; the member (0.5 - 0.1) * 2 = 0.8.
    #expect(abs(try opacities(outer, [1.375])[0] - 0.8) < 1e-15)
    // Scene 1.625: outer 1.25; inner 0.75 + 0.25 = 1, which is 0 of its next play: not begun.
    #expect(try opacities(outer, [1.625]) == [0.5])
  }

  /// Delays whose binary forms are inexact end as exactly as others (0.25 did, 0.3 did not).
  @Test(arguments: [0.25, 0.3, 0.1, 0.7])
  func boundaries(delay: Double) throws {
    let begin = try exact(delay)
    let animations = group(
      fading(MediaTiming(beginTime: begin, duration: 1 - begin)),
      timing: MediaTiming(duration: 1, fillMode: .forwards))
    #expect(try opacities(animations, [1, 2]) == [1, 1])
  }

  @Test func springsAndKeyframes() throws {
    let spring = Animation.spring(
      SpringAnimation(.positionX, from: .number(0), to: .number(100)))
    let keyframes = Animation.keyframe(KeyframeAnimation(.opacity, values: .numbers(0, 1, 0)))
    let animations = group(spring, keyframes, timing: MediaTiming(duration: 1))
    #expect(abs(try number(.positionX, animations, at: Fraction(1, 20)) - 10.44054702) < 1e-5)
    #expect(try opacities(animations, [0.25, 0.5]) == [0.5, 1])
  }

  @Test func limits() throws {
    func nested(_ depth: Int) -> Layer {
      var animation = fading(MediaTiming(duration: 1))
      for _ in 0..<depth {
        animation = .group(AnimationGroup([animation], timing: MediaTiming(duration: 1)))
      }
      return Layer(name: "dot", animations: [animation])
    }
    #expect(try loopPlan(nested(32)).kind == .singleRun)
    #expect(try planError(nested(33)) == .animation(.tooDeep(layer: "dot")))
    let many = Array(repeating: fading(MediaTiming(duration: 1)), count: 10_000)
    let crowd = Layer(name: "dot", animations: [.group(AnimationGroup(many))])
    #expect(try planError(crowd) == .animation(.tooManyAnimations(layer: "dot")))
    let negative = group(timing: MediaTiming(duration: Fraction(-1)))
    #expect(
      try planError(Layer(name: "dot", animations: negative)).description
        == "Layer 'dot', animation group: duration must not be negative, but is -1.")
    #expect(try loopPlan(Layer(animations: group(timing: MediaTiming(duration: 2)))).period == 2)
  }
}
