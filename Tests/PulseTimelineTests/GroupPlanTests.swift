import PulseTimeline
import Testing

/// Loops of scenes with groups, keyframes and springs.
@Suite struct GroupPlanTests {
  private func member(_ duration: Fraction, _ count: Extent = 0, begin: Fraction = 0) -> Animation {
    .basic(
      BasicAnimation(
        .opacity, from: .number(0), to: .number(1),
        timing: MediaTiming(beginTime: begin, duration: duration, repeatCount: count)))
  }

  private func grouped(
    _ duration: Fraction, _ members: Animation..., named name: String = "dot",
    begin: Fraction = 0, count: Extent = .infinity, reverses: Bool = false, speed: Fraction = 1,
    curve: TimingFunction? = nil
  ) -> Layer {
    let timing = MediaTiming(
      beginTime: begin, duration: duration, speed: speed, repeatCount: count,
      autoreverses: reverses)
    return .shape(
      name: name, path: .oval(in: Rect(x: 0, y: 0, width: 9, height: 9)),
      animations: [.group(AnimationGroup(members, timing: timing, timingFunction: curve))])
  }

  /// The group's cycle is the period, whatever its members do inside.
  @Test func periods() throws {
    #expect(try loopPlan(grouped(2, member(Fraction(3, 7), .infinity), member(5))).period == 2)
    #expect(try loopPlan(grouped(2, member(1), reverses: true)).period == 4)
    #expect(try loopPlan(grouped(2, member(1), speed: Fraction(1, 2))).period == 4)
    #expect(try loopPlan(grouped(0, member(1))).period == Fraction(1, 4))
    let inside = scene(grouped(3, member(1)), timing: LayerTiming(speed: 2))
    #expect(try loopPlan(scene(inside, fade(1))).period == 3)
    // A group that ends is a run, also with endless members.
    let run = try loopPlan(grouped(2, member(Fraction(1, 2), .infinity), count: 3))
    #expect(run.kind == .singleRun && run.period == 6)
  }

  /// Each frame after a loop shows what the one before showed, exactly.
  @Test(
    arguments: [nil, .easeInEaseOut, TimingFunction(0.7, -0.13, 0.22, 0.86)] as [TimingFunction?])
  func comesAgain(curve: TimingFunction?) throws {
    let root = scene(
      grouped(
        Fraction(17, 10), member(Fraction(7, 10)), member(Fraction(1, 3), .infinity),
        member(Fraction(6, 5), begin: Fraction(1, 2)), begin: Fraction(-1, 3), curve: curve),
      fade(Fraction(17, 20), begin: Fraction(9, 25)))
    let timeline = try Timeline(root, rate: .fps60)
    #expect(timeline.plan.period == Fraction(17, 10) && timeline.plan.warmUp == Fraction(9, 25))
    for frame in 0..<timeline.frameCount {
      let time = timeline.plan.time(ofFrame: frame)
      let here = timeline.snapshot(at: time)
      #expect(here == timeline.snapshot(at: time + timeline.plan.period))
      #expect(here == timeline.snapshot(at: time + 1000 * timeline.plan.period))
    }
  }

  /// Staggered begins of the catalogue of loaders: sampling starts once the last has begun.
  @Test(
    arguments: [
      ([0.12, 0.24, 0.36], 0.36), ([-0.06, 0.25, -0.17, 0.48], 0.48), ([0, -0.8], 0), ([0, 1], 1),
      ([0.07, 0.14, 0.21], 0.21), ([0.5, 0.25, 0, 0.25, 0.5], 0.5),
    ] as [([Double], Double)])
  func staggers(begins: [Double], expected: Double) throws {
    let layers = try begins.map { grouped(2, member(1), begin: try exact($0)) }
    let plan = try loopPlan(Layer(sublayers: layers))
    #expect(plan.warmUp == (try exact(expected)) && plan.period == 2)
  }

  /// Begins inside a group repeat with it: no warm-up.
  @Test func beginsInsideGroups() throws {
    let root = grouped(Fraction(17, 10), member(Fraction(6, 5), begin: Fraction(1, 2)))
    #expect(try loopPlan(root).warmUp == .zero)
  }

  /// Groups are retimed as a whole, by their speed.
  @Test func retiming() throws {
    let root = scene(
      grouped(Fraction(43, 10), member(4), named: "a"),
      grouped(Fraction(5, 2), member(1), named: "b"),
      grouped(Fraction(17, 10), member(1), named: "c"), fade(Fraction(31, 10), named: "d"))
    let found = try planError(root).description
    #expect(found.contains("a group (opacity) 4.3 s, b group (opacity) 2.5 s"))
    let timeline = try Timeline(root, rate: .fps60, options: LoopOptions(retime: true))
    let plan = timeline.plan
    #expect(
      plan.retimings.map(\.subject) == [
        .group([.opacity]), .group([.opacity]), .group([.opacity]), .property(.opacity),
      ])
    #expect(
      plan.retimings[0].description.hasPrefix(
        "Layer 'a', animation group (opacity): from 4.3 s to "))
    for frame in stride(from: 0, to: timeline.frameCount, by: 5) {
      let time = plan.time(ofFrame: frame)
      #expect(timeline.snapshot(at: time) == timeline.snapshot(at: time + plan.period))
    }
    // The member keeps its share of the group: 4 of 4.3 s.
    let period = plan.retimings[0].newPeriod
    let progress = timeline.snapshot(at: period / 2).animations[0].progress
    #expect(progress == Fraction(43, 80))
  }

  /// Springs and keyframes repeat like everything else.
  @Test func springsAndKeyframes() throws {
    let timing = MediaTiming(duration: Fraction(3, 2), repeatCount: .infinity, autoreverses: true)
    let root = Layer.shape(
      name: "dot", path: .oval(in: Rect(x: 0, y: 0, width: 9, height: 9)),
      animations: [
        .spring(SpringAnimation(.positionX, to: .number(50), timing: timing)),
        .keyframe(KeyframeAnimation(.opacity, values: .numbers(0, 1, 0.5), timing: timing)),
      ])
    let timeline = try Timeline(root, rate: .fps60)
    #expect(timeline.plan.period == 3 && timeline.frameCount == 180)
    for frame in 1..<180 {
      #expect(timeline.snapshot(ofFrame: frame) == timeline.snapshot(ofFrame: 180 - frame))
    }
  }

  /// Numbers so fine that members could not be computed exactly are refused, not trapped on.
  @Test func tooFine() throws {
    var fine = member(1, begin: Fraction(1, 1_000_000_007))
    fine.timing.speed = Fraction(1, Int(Int32.max))
    let root = grouped(1, fine, fine, curve: .easeIn)
    #expect(throws: LoopPlanError.self) { try Timeline(root, rate: .fps60) }
    let long = grouped(Fraction(Int(Int32.max)), member(1), curve: .easeIn)
    let options = LoopOptions(maximumPeriod: Fraction(Int.max))
    #expect(throws: LoopPlanError.self) { try Timeline(long, rate: .fps60, options: options) }
  }
}
