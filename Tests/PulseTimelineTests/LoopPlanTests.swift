import PulseTimeline
import Testing

@Suite struct LoopPlanTests {
  static let ntsc = Fraction(30_000, 1001)

  // MARK: - Whole frames

  @Test func pulseAt60() throws {
    let plan = try loopPlan(pulse())
    #expect(plan.kind == .endless && plan.period == 2 && plan.warmUp == .zero)
    #expect(plan.frameCount == 120 && plan.periodsDrawn == 1 && plan.retimeFactor == .one)
    #expect(plan.duration == 2 && !plan.isRetimedNoticeably && plan.retimings.isEmpty)
  }

  /// 2 s are 59.94 frames: 60 frames play for 2.002 s, 0.1 % slower.
  @Test func pulseAtNTSC() throws {
    let plan = try loopPlan(pulse(), Self.ntsc)
    #expect(plan.frameCount == 60)
    #expect(plan.retimeFactor == Fraction(1001, 1000))
    #expect(plan.duration == Fraction(2002, 1000))
    #expect(!plan.isRetimedNoticeably)
    // Frame i holds the state at i * P / N, not at i / f.
    #expect(plan.time(ofFrame: 15) == Fraction(1, 2))
    #expect(plan.time(ofFrame: 30) == 1)
  }

  /// 0.75 s at 30 fps are 22.5 frames: ties go up.
  @Test func tiesGoUp() throws {
    let plan = try loopPlan(fade(Fraction(3, 4)), 30)
    #expect(plan.frameCount == 23)
    #expect(plan.retimeFactor == Fraction(46, 45))
    #expect(plan.isRetimedNoticeably, "2.2 % is worth a warning")
    #expect(plan.duration == Fraction(23, 30))
  }

  @Test func noticeableBeyondOnePerCent() throws {
    // 50 frames for 49.505: exactly 1 % is not yet worth a warning, a little more is.
    let exactly = try loopPlan(fade(Fraction(5000, 101)), 1)
    #expect(exactly.retimeFactor == Fraction(101, 100) && !exactly.isRetimedNoticeably)
    #expect(try loopPlan(fade(Fraction(4950, 100)), 1).isRetimedNoticeably)
    #expect(try loopPlan(fade(Fraction(4849, 100)), 1).isRetimedNoticeably, "1.01 % faster")
  }

  @Test func beyondTenPerCentIsRefused() throws {
    // 1.4 frames become 1: 29 % too fast. 5.5 frames become 6: 9.1 %, accepted.
    let found = try planError(fade(Fraction(7, 5)), 1)
    #expect(
      found == .tooFarFromWhole(period: Fraction(7, 5), rate: try #require(FrameRate(1)), frames: 1)
    )
    #expect(try loopPlan(fade(Fraction(11, 2)), 1).frameCount == 6)
    // Exactly 10 % is still accepted; a period far below one frame is not.
    #expect(try loopPlan(fade(Fraction(10, 11)), 1).retimeFactor == Fraction(11, 10))
    #expect(throws: LoopPlanError.self) { try loopPlan(fade(Fraction(1, 1000)), 60) }
  }

  @Test func exactRefuses() throws {
    let exact = LoopOptions(fit: .exact)
    #expect(try loopPlan(pulse(), 60, exact).frameCount == 120)
    let found = try planError(fade(Fraction(3, 4)), 30, exact)
    guard case .notWhole(let period, _, let fitting, let periods) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(period == Fraction(3, 4) && periods == 2)
    #expect(fitting.map(\.framesPerSecond) == [24, 60, 120])
    #expect(
      found.description == "One period of 0.75 s is 22.5 frames at 30 frames a second, which is no "
        + "whole number: 24, 60 or 120 would fit; at 30 it takes 2 periods to fill whole frames.")
  }

  @Test func exactAtNTSC() throws {
    let found = try planError(pulse(), Self.ntsc, LoopOptions(fit: .exact))
    #expect(
      found.description == "One period of 2 s is 59.94 frames at 30000/1001 frames a second, which "
        + "is no whole number: 24, 25, 30, 50, 60 or 120 would fit; at 30000/1001 it takes 1001 "
        + "periods to fill whole frames.")
  }

  @Test func wholePeriods() throws {
    let periods = LoopOptions(fit: .periods)
    let plan = try loopPlan(fade(Fraction(3, 4)), 30, periods)
    #expect(plan.periodsDrawn == 2 && plan.frameCount == 45 && plan.retimeFactor == .one)
    #expect(plan.duration == Fraction(3, 2))
    // The second period shows what the first did half a frame later.
    #expect(plan.time(ofFrame: 23) == Fraction(23, 30))
    #expect(try loopPlan(pulse(), 60, periods).periodsDrawn == 1)
    // 3,600 frames are the limit.
    #expect(try loopPlan(fade(60), 60, periods).frameCount == 3_600)
    #expect(throws: LoopPlanError.self) {
      try loopPlan(fade(Fraction(3601, 60)), 60, LoopOptions(fit: .periods, maximumPeriod: 100))
    }
  }

  @Test func tooManyPeriods() throws {
    let found = try planError(pulse(), Self.ntsc, LoopOptions(fit: .periods))
    #expect(
      found
        == .tooManyFrames(
          period: 2, rate: try #require(FrameRate(Self.ntsc)), periods: 1001, frames: 60_000,
          limit: 3_600))
    #expect(
      found.description
        == "A loop of whole frames at 30000/1001 frames a second needs 1001 periods "
        + "of 2 s, 60000 frames, but 3600 are the limit: use another rate, or the fit 'nearest'.")
  }

  // MARK: - Turning points

  /// Each turning state appears once where N/2 is whole, and frame N - i mirrors frame i.
  @Test(arguments: [Fraction(60), 30, 25, 24, Fraction(25, 2)])
  func palindrome(rate: Fraction) throws {
    let timeline = try Timeline(pulse(), rate: try #require(FrameRate(rate)))
    let count = timeline.frameCount
    let states = (0..<count).map { timeline.snapshot(ofFrame: $0) }
    for index in 1..<count { #expect(states[index] == states[count - index]) }
    #expect(states.filter { $0.animations[0].progress == .zero }.count == 1)
    #expect(
      states.filter { $0.animations[0].progress == .one }.count == (count.isMultiple(of: 2) ? 1 : 0)
    )
    #expect(Set(states).count == count / 2 + 1)
  }

  /// 0.75 s there and back at 30 fps: 22.5 frames each way, so frames 22 and 23 are equal.
  @Test func halfIntegerTurningPoint() throws {
    let timeline = try Timeline(pulse(duration: Fraction(3, 4)), rate: .fps30)
    #expect(timeline.frameCount == 45)
    #expect(timeline.snapshot(ofFrame: 22) == timeline.snapshot(ofFrame: 23))
    #expect(timeline.snapshot(ofFrame: 21) != timeline.snapshot(ofFrame: 22))
    #expect(timeline.snapshot(ofFrame: 22).animations[0].progress == Fraction(44, 45))
  }

  // MARK: - Periods

  @Test func commonPeriod() throws {
    // 1.9 and 3.8; 2.5 and 2; 1.8 and 2: loaders whose periods are known.
    #expect(
      try loopPlan(scene(fade(Fraction(19, 10)), fade(Fraction(38, 10))), 10).period
        == Fraction(19, 5))
    #expect(try loopPlan(scene(fade(Fraction(5, 2)), fade(2)), 60).period == 10)
    #expect(try loopPlan(scene(fade(Fraction(9, 5)), fade(2)), 60).period == 18)
  }

  @Test func speedsOfLayers() throws {
    #expect(try loopPlan(scene(fade(1, speed: 2)), 60).period == Fraction(1, 2))
    #expect(try loopPlan(scene(fade(1, speed: Fraction(-2))), 60).period == Fraction(1, 2))
    let inner = scene(fade(3, reverses: true), timing: LayerTiming(speed: Fraction(3, 2)))
    #expect(try loopPlan(scene(inner, timing: LayerTiming(speed: 4)), 60).period == 1)
  }

  @Test func warmUp() throws {
    let staggered = scene(
      fade(1, begin: Fraction(3, 25)), fade(1, begin: Fraction(9, 25)), fade(1, begin: Fraction(-4))
    )
    #expect(try loopPlan(staggered).warmUp == Fraction(9, 25))
    // Through a layer that begins at 3 and runs twice as fast: 3 + 1/2.
    let nested = scene(fade(1, begin: 1), timing: LayerTiming(beginTime: 3, speed: 2))
    #expect(try loopPlan(nested).warmUp == Fraction(7, 2))
    // A finite animation must be over: 3 plays there and back.
    let mixed = scene(
      fade(1), fade(Fraction(1, 2), begin: 1, reverses: true, count: 3, fillMode: .both))
    #expect(try loopPlan(mixed).warmUp == 4)
  }

  /// At the very instant of its end an animation still shows; no frame of the loop may see that.
  @Test func endAtTheStart() throws {
    let timeline = try Timeline(scene(fade(2), fade(1, named: "once", count: 3)), rate: .fps60)
    #expect(timeline.plan.warmUp == 5, "3 s, and one period more")
    for frame in 0..<timeline.frameCount {
      #expect(timeline.snapshot(ofFrame: frame).animations.map(\.layer) == ["dot"])
    }
  }

  @Test func startPhase() throws {
    let plan = try loopPlan(pulse(), 60, LoopOptions(start: Fraction(1, 4)))
    #expect(plan.time(ofFrame: 0) == Fraction(1, 2))
    #expect(plan.time(ofFrame: 90) == .zero)
    #expect(plan.time(ofFrame: 119) == Fraction(29, 60))
    #expect(plan.time(ofFrame: 120) == plan.time(ofFrame: 0))
    #expect(plan.time(ofFrame: -1) == plan.time(ofFrame: 119))
    #expect(plan.time(ofFrame: Int.min) == plan.time(ofFrame: 120 - 8), "2^63 mod 120 is 8")
    for start in [Fraction(-1, 4), 1, 2] {
      #expect(try planError(pulse(), 60, LoopOptions(start: start)) == .startOutsideLoop(start))
    }
  }

  @Test func phases() throws {
    let plan = try loopPlan(scene(fade(2, begin: 1)), 60, LoopOptions(start: Fraction(1, 4)))
    #expect(plan.time(atPhase: 0) == 1 && plan.time(atPhase: Fraction(1, 4)) == Fraction(3, 2))
    #expect(plan.time(atPhase: 1) == 1 && plan.time(atPhase: Fraction(-1, 4)) == Fraction(5, 2))
    #expect(plan.time(atPhase: Fraction(1, Int.max)) >= 1)
  }

  // MARK: - Scenes without an endless animation

  @Test func still() throws {
    let plan = try loopPlan(
      .shape(name: "disc", path: .oval(in: Rect(x: 0, y: 0, width: 9, height: 9))))
    #expect(plan.kind == .still && plan.frameCount == 1 && plan.duration == Fraction(1, 60))
    #expect(plan.retimeFactor == .one && plan.time(ofFrame: 5) == .zero)
    // Standing still, and over before it begins.
    #expect(try loopPlan(fade(1, speed: 0)).kind == .still)
    #expect(try loopPlan(scene(fade(1), timing: LayerTiming(speed: 0))).kind == .still)
    #expect(try loopPlan(fade(1, begin: Fraction(-5), count: 2)).kind == .still)
    let over = try Timeline(fade(1, begin: Fraction(-1), count: 1), rate: .fps60)
    #expect(over.snapshot(ofFrame: 0).animations.isEmpty)
  }

  @Test func singleRun() throws {
    let plan = try loopPlan(scene(fade(1, begin: Fraction(1, 2), count: 2), fade(1, count: 1)))
    #expect(plan.kind == .singleRun && plan.period == Fraction(5, 2) && plan.frameCount == 150)
    #expect(plan.warmUp == .zero)
    #expect(try loopPlan(fade(1, count: 60)).period == 60)
    let found = try planError(fade(1, count: 61))
    #expect(found == .runTooLong(duration: 61, limit: 60))
    // Several runs are several times the same frames, not one run and then stillness.
    let runs = try loopPlan(fade(Fraction(3, 4), count: 1), 30, LoopOptions(fit: .periods))
    #expect(runs.periodsDrawn == 2 && runs.frameCount == 45)
    #expect(runs.time(ofFrame: 22) == Fraction(22, 30))
    #expect(runs.time(ofFrame: 23) == Fraction(1, 60))
  }
}
