import PulseTimeline
import Testing

/// Scenes whose durations have no common period worth using.
@Suite struct RetimingTests {
  /// Four durations of a well-known equaliser: 15.7 hours until they meet again.
  private var equaliser: Layer {
    scene(
      fade(Fraction(43, 10), named: "a"), fade(Fraction(5, 2), named: "b"),
      fade(Fraction(17, 10), named: "c"),
      fade(Fraction(31, 10), named: "d"))
  }

  @Test func tooLong() throws {
    let found = try planError(equaliser)
    guard case .tooLong(let period, let limit, let contributors, let proposal) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(period == Fraction(566_525, 10) && limit == 60)
    #expect(contributors.map(\.layer) == ["a", "b", "c", "d"])
    #expect(
      contributors.map(\.period)
        == [Fraction(43, 10), Fraction(5, 2), Fraction(17, 10), Fraction(31, 10)])
    let proposed = try #require(proposal)
    #expect(proposed.largestChange <= Fraction(1, 20))
    #expect(
      found.description.hasPrefix(
        "The scene comes again only after 56652.5 s, and 60 s are allowed; its endless animations "
          + "are a opacity 4.3 s, b opacity 2.5 s, c opacity 1.7 s and d opacity 3.1 s: retiming "))
  }

  @Test func retimed() throws {
    let plan = try loopPlan(equaliser, 60, LoopOptions(retime: true))
    #expect((plan.period * 60).isWhole && plan.period <= 60)
    #expect(plan.retimeFactor == .one && plan.periodsDrawn == 1)
    #expect(plan.retimings.count == 4)
    for retiming in plan.retimings {
      #expect((plan.period / retiming.newPeriod).isWhole)
      #expect((retiming.factor - .one).magnitude <= Fraction(1, 20))
    }
    #expect(plan.period == shortestByExhaustion([43, 25, 17, 31].map { Fraction($0 * 6) }) / 60)
  }

  /// The length that the rule names, by trying every length and every count.
  private func shortestByExhaustion(_ periods: [Fraction]) -> Fraction {
    for frames in 1...3_600 {
      let fits = periods.allSatisfy { period in
        (1...60).contains { count in
          (Fraction(frames, count) / period - .one).magnitude <= Fraction(1, 20)
        }
      }
      if fits { return Fraction(frames) }
    }
    return .zero
  }

  /// After retiming every animation comes again after the loop, and only speeds have changed.
  @Test func retimedScene() throws {
    let timeline = try Timeline(equaliser, rate: .fps60, options: LoopOptions(retime: true))
    let period = timeline.plan.period
    for frame in stride(from: 0, to: timeline.frameCount, by: 7) {
      let time = timeline.plan.time(ofFrame: frame)
      #expect(timeline.snapshot(at: time) == timeline.snapshot(at: time + period))
      let progress = timeline.snapshot(at: time).animations.map(\.progress)
      for (retiming, progress) in zip(timeline.plan.retimings, progress) {
        #expect(progress == time.floorModulo(retiming.newPeriod) / retiming.newPeriod)
      }
    }
    #expect(timeline.root == equaliser)
  }

  /// What ends or stands still keeps its times; what comes after it in the layers is still found.
  @Test func onlyEndlessAnimationsAreRetimed() throws {
    var root = equaliser
    root.sublayers.insert(fade(8, named: "once", count: 1), at: 0)
    root.sublayers.insert(fade(1, named: "paused", speed: 0), at: 2)
    let timeline = try Timeline(root, rate: .fps60, options: LoopOptions(retime: true))
    #expect(timeline.plan.retimings.map(\.layer) == ["a", "b", "c", "d"])
    let found = timeline.snapshot(at: 2).animations
    #expect(found.map(\.layer) == ["once", "a", "paused", "b", "c", "d"])
    #expect(found[0].progress == Fraction(1, 4) && found[2].progress == .zero)
    #expect(found[1].progress == Fraction(2) / timeline.plan.retimings[0].newPeriod)
  }

  @Test func retimingIsLeftAloneWhereThereIsAPeriod() throws {
    #expect(try loopPlan(pulse(), 60, LoopOptions(retime: true)).retimings.isEmpty)
  }

  /// Where no length is within 5 %, the one with the smallest largest change is taken.
  @Test func closestLength() throws {
    // In frames: 1 and 2 both change 3/2 by a third (once or twice 1, or once 2) and 7/5 by 2/7.
    let root = scene(fade(Fraction(3, 2)), fade(Fraction(7, 5)))
    let plan = try loopPlan(root, 1, LoopOptions(retime: true, maximumPeriod: 2))
    let changes = plan.retimings.map { ($0.factor - .one).magnitude }
    #expect(changes.max() == Fraction(1, 3))
    #expect(plan.period == 1, "of two equal ones the shorter")
  }

  @Test func periodsBeyond64Bits() throws {
    let primes = [2_147_483_647, 2_147_483_629, 2_147_483_587]
    let root = Layer(
      sublayers: primes.map { fade(Fraction($0, 1_000_000_000)) })
    guard case .tooLong(let period, _, let contributors, _) = try planError(root) else {
      Issue.record("another error")
      return
    }
    #expect(period == nil && contributors.count == 3)
  }

  @Test func cumulativeWithoutEnd() throws {
    let timing = MediaTiming(duration: 1, repeatCount: .infinity)
    func moving(to end: Double) -> Layer {
      Layer(
        name: "drift",
        animations: [
          .basic(
            BasicAnimation(
              .positionX, from: .number(0), to: .number(end), timing: timing, isCumulative: true))
        ])
    }
    #expect(
      try planError(moving(to: 10))
        == .accumulatesWithoutEnd(layer: "drift", subject: .property(.positionX)))
    #expect(try loopPlan(moving(to: 0)).period == 1, "a step of 0 is no step")
  }
}
