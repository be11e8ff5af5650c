import PulseTimeline
import TestSupport
import Testing

/// Numbers of any size end in a plan or in a sentence.
@Suite struct HostileNumberTests {
  @Test func limits() throws {
    #expect(
      try planError(pulse(), 60, LoopOptions(maximumPeriod: 0)) == .maximumPeriodNotPositive(0))
    let long = LoopOptions(maximumPeriod: Fraction(Fraction.parsedLimit))
    #expect(throws: LoopPlanError.self) {
      try loopPlan(fade(Fraction(Fraction.parsedLimit)), 1000, long)
    }
    #expect(throws: LoopPlanError.self) { try loopPlan(fade(2_000), 1000, long) }
    #expect(try loopPlan(fade(1_000), 1000, long).frameCount == 1_000_000)
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
    func timing() -> MediaTiming {
      MediaTiming(
        beginTime: number(true), duration: number(false), speed: number(true),
        timeOffset: number(true), repeatCount: extent(), repeatDuration: extent(),
        autoreverses: Bool.random(using: &generator),
        fillMode: FillMode.allCases.randomElement(using: &generator) ?? .both)
    }
    func randomGroup(depth: Int) -> Animation {
      let curve =
        [nil, .linear, .easeIn, TimingFunction(0.25, 1.75, 0, 0.9)]
        .randomElement(using: &generator) ?? nil
      let keyframes = KeyframeAnimation(
        .positionX, values: .numbers(0, 3, -1), calculationMode: .cubic, timing: timing(),
        timingFunction: curve)
      let spring = SpringAnimation(.positionY, to: .number(1), timing: timing())
      var members: [Animation] = [.keyframe(keyframes), .spring(spring)]
      if depth > 0 { members.append(randomGroup(depth: depth - 1)) }
      return .group(AnimationGroup(members, timing: timing(), timingFunction: curve))
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
        layer.animations.append(randomGroup(depth: 2))
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
