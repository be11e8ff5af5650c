import PulseTimeline
import Testing

@Suite struct LoopPlanTests {
  static let ntsc = Fraction(30_000, 1001)

  /// A layer that does nothing but fade there and back, or only there.
  private func fade(
    _ duration: Fraction, named name: String = "dot", begin: Fraction = 0, reverses: Bool = false,
    count: Extent = .infinity, speed: Fraction = 1, fillMode: FillMode = .removed
  ) -> Layer {
    let timing = MediaTiming(
      beginTime: begin, duration: duration, speed: speed, repeatCount: count,
      autoreverses: reverses, fillMode: fillMode)
    return Layer(
      name: name, path: .oval(in: Rect(x: 0, y: 0, width: 1, height: 1)),
      animations: [
        .basic(BasicAnimation(.opacity, from: .number(0), to: .number(1), timing: timing))
      ])
  }

  private func scene(_ layers: Layer..., timing: LayerTiming = LayerTiming()) -> Layer {
    Layer(name: "scene", timing: timing, sublayers: layers)
  }

  private func plan(
    _ root: Layer, _ rate: Fraction = 60, _ options: LoopOptions = LoopOptions()
  ) throws -> LoopPlan {
    try Timeline(root, rate: try #require(FrameRate(rate)), options: options).plan
  }

  private func error(
    _ root: Layer, _ rate: Fraction = 60, _ options: LoopOptions = LoopOptions()
  ) throws -> LoopPlanError {
    try #require(throws: LoopPlanError.self) { try plan(root, rate, options) }
  }

  // MARK: - Whole frames

  @Test func pulseAt60() throws {
    let plan = try plan(pulse())
    #expect(plan.kind == .endless && plan.period == 2 && plan.warmUp == .zero)
    #expect(plan.frameCount == 120 && plan.periodsDrawn == 1 && plan.retimeFactor == .one)
    #expect(plan.duration == 2 && !plan.isRetimedNoticeably && plan.retimings.isEmpty)
  }

  /// 2 s are 59.94 frames: 60 frames play for 2.002 s, 0.1 % slower.
  @Test func pulseAtNTSC() throws {
    let plan = try plan(pulse(), Self.ntsc)
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
    let plan = try plan(fade(Fraction(3, 4)), 30)
    #expect(plan.frameCount == 23)
    #expect(plan.retimeFactor == Fraction(46, 45))
    #expect(plan.isRetimedNoticeably, "2.2 % is worth a warning")
    #expect(plan.duration == Fraction(23, 30))
  }

  @Test func noticeableBeyondOnePerCent() throws {
    // 50 frames for 49.505: exactly 1 % is not yet worth a warning, a little more is.
    let exactly = try plan(fade(Fraction(5000, 101)), 1)
    #expect(exactly.retimeFactor == Fraction(101, 100) && !exactly.isRetimedNoticeably)
    #expect(try plan(fade(Fraction(4950, 100)), 1).isRetimedNoticeably)
    #expect(try plan(fade(Fraction(4849, 100)), 1).isRetimedNoticeably, "1.01 % faster")
  }

  @Test func beyondTenPerCentIsRefused() throws {
    // 1.4 frames become 1: 29 % too fast. 5.5 frames become 6: 9.1 %, accepted.
    let found = try error(fade(Fraction(7, 5)), 1)
    #expect(
      found == .tooFarFromWhole(period: Fraction(7, 5), rate: try #require(FrameRate(1)), frames: 1)
    )
    #expect(try plan(fade(Fraction(11, 2)), 1).frameCount == 6)
    // Exactly 10 % is still accepted; a period far below one frame is not.
    #expect(try plan(fade(Fraction(10, 11)), 1).retimeFactor == Fraction(11, 10))
    #expect(throws: LoopPlanError.self) { try plan(fade(Fraction(1, 1000)), 60) }
  }

  @Test func exactRefuses() throws {
    let exact = LoopOptions(fit: .exact)
    #expect(try plan(pulse(), 60, exact).frameCount == 120)
    let found = try error(fade(Fraction(3, 4)), 30, exact)
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
    let found = try error(pulse(), Self.ntsc, LoopOptions(fit: .exact))
    #expect(
      found.description == "One period of 2 s is 59.94 frames at 30000/1001 frames a second, which "
        + "is no whole number: 24, 25, 30, 50, 60 or 120 would fit; at 30000/1001 it takes 1001 "
        + "periods to fill whole frames.")
  }

  @Test func wholePeriods() throws {
    let periods = LoopOptions(fit: .periods)
    let plan = try plan(fade(Fraction(3, 4)), 30, periods)
    #expect(plan.periodsDrawn == 2 && plan.frameCount == 45 && plan.retimeFactor == .one)
    #expect(plan.duration == Fraction(3, 2))
    // The second period shows what the first did half a frame later.
    #expect(plan.time(ofFrame: 23) == Fraction(23, 30))
    #expect(try self.plan(pulse(), 60, periods).periodsDrawn == 1)
    // 3,600 frames are the limit.
    #expect(try self.plan(fade(60), 60, periods).frameCount == 3_600)
    #expect(throws: LoopPlanError.self) {
      try self.plan(fade(Fraction(3601, 60)), 60, LoopOptions(fit: .periods, maximumPeriod: 100))
    }
  }

  @Test func tooManyPeriods() throws {
    let found = try error(pulse(), Self.ntsc, LoopOptions(fit: .periods))
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
      try plan(scene(fade(Fraction(19, 10)), fade(Fraction(38, 10))), 10).period == Fraction(19, 5))
    #expect(try plan(scene(fade(Fraction(5, 2)), fade(2)), 60).period == 10)
    #expect(try plan(scene(fade(Fraction(9, 5)), fade(2)), 60).period == 18)
  }

  @Test func speedsOfLayers() throws {
    #expect(try plan(scene(fade(1, speed: 2)), 60).period == Fraction(1, 2))
    #expect(try plan(scene(fade(1, speed: Fraction(-2))), 60).period == Fraction(1, 2))
    let inner = scene(fade(3, reverses: true), timing: LayerTiming(speed: Fraction(3, 2)))
    #expect(try plan(scene(inner, timing: LayerTiming(speed: 4)), 60).period == 1)
  }

  @Test func warmUp() throws {
    let staggered = scene(
      fade(1, begin: Fraction(3, 25)), fade(1, begin: Fraction(9, 25)), fade(1, begin: Fraction(-4))
    )
    #expect(try plan(staggered).warmUp == Fraction(9, 25))
    // Through a layer that begins at 3 and runs twice as fast: 3 + 1/2.
    let nested = scene(fade(1, begin: 1), timing: LayerTiming(beginTime: 3, speed: 2))
    #expect(try plan(nested).warmUp == Fraction(7, 2))
    // A finite animation must be over: 3 plays there and back.
    let mixed = scene(
      fade(1), fade(Fraction(1, 2), begin: 1, reverses: true, count: 3, fillMode: .both))
    #expect(try plan(mixed).warmUp == 4)
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
    let plan = try plan(pulse(), 60, LoopOptions(start: Fraction(1, 4)))
    #expect(plan.time(ofFrame: 0) == Fraction(1, 2))
    #expect(plan.time(ofFrame: 90) == .zero)
    #expect(plan.time(ofFrame: 119) == Fraction(29, 60))
    #expect(plan.time(ofFrame: 120) == plan.time(ofFrame: 0))
    #expect(plan.time(ofFrame: -1) == plan.time(ofFrame: 119))
    #expect(plan.time(ofFrame: Int.min) == plan.time(ofFrame: 120 - 8), "2^63 mod 120 is 8")
    for start in [Fraction(-1, 4), 1, 2] {
      #expect(try error(pulse(), 60, LoopOptions(start: start)) == .startOutsideLoop(start))
    }
  }

  @Test func phases() throws {
    let plan = try plan(scene(fade(2, begin: 1)), 60, LoopOptions(start: Fraction(1, 4)))
    #expect(plan.time(atPhase: 0) == 1 && plan.time(atPhase: Fraction(1, 4)) == Fraction(3, 2))
    #expect(plan.time(atPhase: 1) == 1 && plan.time(atPhase: Fraction(-1, 4)) == Fraction(5, 2))
    #expect(plan.time(atPhase: Fraction(1, Int.max)) >= 1)
  }

  // MARK: - Scenes without an endless animation

  @Test func still() throws {
    let plan = try plan(Layer(name: "disc", path: .oval(in: Rect(x: 0, y: 0, width: 9, height: 9))))
    #expect(plan.kind == .still && plan.frameCount == 1 && plan.duration == Fraction(1, 60))
    #expect(plan.retimeFactor == .one && plan.time(ofFrame: 5) == .zero)
    // Standing still, and over before it begins.
    #expect(try self.plan(fade(1, speed: 0)).kind == .still)
    #expect(try self.plan(scene(fade(1), timing: LayerTiming(speed: 0))).kind == .still)
    #expect(try self.plan(fade(1, begin: Fraction(-5), count: 2)).kind == .still)
    let over = try Timeline(fade(1, begin: Fraction(-1), count: 1), rate: .fps60)
    #expect(over.snapshot(ofFrame: 0).animations.isEmpty)
  }

  @Test func singleRun() throws {
    let plan = try plan(scene(fade(1, begin: Fraction(1, 2), count: 2), fade(1, count: 1)))
    #expect(plan.kind == .singleRun && plan.period == Fraction(5, 2) && plan.frameCount == 150)
    #expect(plan.warmUp == .zero)
    let found = try error(fade(1, count: 61))
    #expect(found == .runTooLong(duration: 61, limit: 60))
    // Several runs are several times the same frames, not one run and then stillness.
    let runs = try self.plan(fade(Fraction(3, 4), count: 1), 30, LoopOptions(fit: .periods))
    #expect(runs.periodsDrawn == 2 && runs.frameCount == 45)
    #expect(runs.time(ofFrame: 22) == Fraction(22, 30))
    #expect(runs.time(ofFrame: 23) == Fraction(1, 60))
  }

  // MARK: - No common period

  /// Four durations of a well-known equaliser: 15.7 hours until they meet again.
  private var equaliser: Layer {
    scene(
      fade(Fraction(43, 10), named: "a"), fade(Fraction(5, 2), named: "b"),
      fade(Fraction(17, 10), named: "c"),
      fade(Fraction(31, 10), named: "d"))
  }

  @Test func tooLong() throws {
    let found = try error(equaliser)
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
    let plan = try plan(equaliser, 60, LoopOptions(retime: true))
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
    #expect(try plan(pulse(), 60, LoopOptions(retime: true)).retimings.isEmpty)
  }

  /// Where no length is within 5 %, the one with the smallest largest change is taken.
  @Test func closestLength() throws {
    // In frames: 1 and 2 both change 3/2 by a third (once or twice 1, or once 2) and 7/5 by 2/7.
    let root = scene(fade(Fraction(3, 2)), fade(Fraction(7, 5)))
    let plan = try plan(root, 1, LoopOptions(retime: true, maximumPeriod: 2))
    let changes = plan.retimings.map { ($0.factor - .one).magnitude }
    #expect(changes.max() == Fraction(1, 3))
    #expect(plan.period == 1, "of two equal ones the shorter")
  }

  @Test func periodsBeyond64Bits() throws {
    let primes = [2_147_483_647, 2_147_483_629, 2_147_483_587]
    let root = Layer(
      sublayers: primes.map { fade(Fraction($0, 1_000_000_000)) })
    guard case .tooLong(let period, _, let contributors, _) = try error(root) else {
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
      try error(moving(to: 10)) == .accumulatesWithoutEnd(layer: "drift", keyPath: .positionX))
    #expect(try plan(moving(to: 0)).period == 1, "a step of 0 is no step")
  }

  // MARK: - Hostile numbers

  @Test func limits() throws {
    #expect(
      try error(pulse(), 60, LoopOptions(maximumPeriod: 0)) == .maximumPeriodNotPositive(0))
    let long = LoopOptions(maximumPeriod: Fraction(Fraction.parsedLimit))
    #expect(throws: LoopPlanError.self) {
      try plan(fade(Fraction(Fraction.parsedLimit)), 1000, long)
    }
    #expect(throws: LoopPlanError.self) { try plan(fade(2_000), 1000, long) }
    #expect(try plan(fade(1_000), 1000, long).frameCount == 1_000_000)
  }

  /// Numbers of any size that a user may write end in a plan or in an error, never in a trap.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func randomNumbers(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    // From small numbers, which make plans, to the largest that can be written, which don't.
    var bits = 1
    func number(_ signed: Bool) -> Fraction {
      let limit = (1 << bits) - 1
      return Fraction(
        Int.random(in: (signed ? -limit : 0)...limit, using: &generator),
        Int.random(in: 1...limit, using: &generator))
    }
    func extent() -> Extent {
      switch Int.random(in: 0...3, using: &generator) {
      case 0: .infinity
      case 1: 0
      default: .finite(number(false))
      }
    }
    var planned = 0
    for round in 0..<400 {
      bits = 1 + round % 31
      func layer(_ sublayers: [Layer]) -> Layer {
        var layer = fade(number(false), begin: number(true), speed: number(true))
        layer.animations[0].timing.timeOffset = number(true)
        layer.animations[0].timing.repeatCount = extent()
        layer.animations[0].timing.repeatDuration = extent()
        layer.animations[0].timing.autoreverses = Bool.random(using: &generator)
        layer.animations[0].timing.fillMode =
          FillMode.allCases.randomElement(using: &generator) ?? .both
        if Bool.random(using: &generator) {
          layer.timing = LayerTiming(
            beginTime: number(true), speed: number(true), timeOffset: number(true))
        }
        layer.sublayers = sublayers
        return layer
      }
      let rate = FrameRate(Fraction(Int.random(in: 1...1000, using: &generator))) ?? .fps60
      let options = LoopOptions(
        fit: FitPolicy.allCases.randomElement(using: &generator) ?? .nearest, retime: true,
        maximumPeriod: 10, start: number(false).floorModulo(1))
      do throws(LoopPlanError) {
        let timeline = try Timeline(layer([layer([])]), rate: rate, options: options)
        planned += 1
        for index in [0, 1, timeline.frameCount - 1] {
          _ = timeline.snapshot(ofFrame: index)
        }
        let wide = Fraction(
          Int.random(in: -Int.max...Int.max, using: &generator),
          Int.random(in: 1...Int.max, using: &generator) >> min(2 * bits, 60) | 1)
        let times = [
          number(true), wide, Fraction(Int.max), Fraction(-Int.max), Fraction(1, Int.max),
        ]
        for time in times {
          _ = timeline.snapshot(at: time)
          _ = timeline.snapshot(at: timeline.plan.time(atPhase: time))
        }
      } catch {
        #expect(error.description.hasSuffix("."), "seed \(seed)")
      }
    }
    #expect(planned > 20, "seed \(seed): too few scenes could be planned for the test to mean much")
  }
}
