import PulseTimeline
import Testing

/// Cycles that go on from each other, with keyframes and springs, and the plans they have.
@Suite struct CumulativeTests {
  private let endless = MediaTiming(duration: 1, repeatCount: .infinity)

  @Test func keyframes() throws {
    var animation = KeyframeAnimation(
      .positionX, values: .numbers(0, 20, 10), timing: MediaTiming(duration: 1, repeatCount: 3),
      isCumulative: true)
    let times = [0.25, 1.25, 2.5]
    func found() throws -> [Double] {
      try times.map { try number(.positionX, [.keyframe(animation)], at: try exact($0)) }
    }
    #expect(try found() == [10, 20, 40])
    animation.timing.autoreverses = true
    animation.values = .numbers(1, 20, 10)
    #expect(try number(.positionX, [.keyframe(animation)], at: Fraction(9, 2)) == 22)
  }

  @Test func springs() throws {
    let animation = SpringAnimation(
      .positionX, from: .number(0), to: .number(10),
      timing: MediaTiming(duration: 5, repeatCount: 2),
      isCumulative: true)
    #expect(abs(try number(.positionX, [.spring(animation)], at: Fraction(99, 10)) - 20) < 1e-6)
  }

  @Test func withoutEnd() throws {
    let moving = KeyframeAnimation(
      .positionX, values: .numbers(0, 5, 10), timing: endless, isCumulative: true)
    let root = Layer(name: "drift", animations: [.keyframe(moving)])
    #expect(
      try planError(root)
        == .accumulatesWithoutEnd(layer: "drift", subject: .property(.positionX)))
    let there = KeyframeAnimation(
      .positionX, values: .numbers(0, 5, 0), timing: endless, isCumulative: true)
    #expect(try loopPlan(Layer(animations: [.keyframe(there)])).period == 1)
    // In a group cycles begin anew, so that nothing adds up.
    let group = AnimationGroup(
      [.keyframe(moving)], timing: MediaTiming(duration: 3, repeatCount: .infinity))
    let timeline = try Timeline(Layer(animations: [.group(group)]), rate: .fps60)
    #expect(timeline.plan.period == 3)
    #expect(try number(.positionX, [.group(group)], at: Fraction(11, 2)) == 25)
  }

  private func turning(
    _ keyPath: AnimationKeyPath, by value: AnimatableValue, in layer: Layer = Layer(name: "wheel")
  ) -> Layer {
    var layer = layer
    layer.animations = [
      .basic(BasicAnimation(keyPath, by: value, timing: endless, isCumulative: true))
    ]
    return layer
  }

  /// Whole turns show nothing, so that the wheel has a period; other angles add up.
  @Test(arguments: [
    AnimationKeyPath.transformRotation, .transformRotationX, .sublayerTransformRotationZ,
  ])
  func wholeTurns(keyPath: AnimationKeyPath) throws {
    for turns in [1.0, -1, 3] {
      let root = turning(keyPath, by: .number(turns * 2 * .pi))
      let timeline = try Timeline(root, rate: .fps60)
      #expect(timeline.plan.kind == .endless && timeline.plan.period == 1)
      #expect(timeline.snapshot(ofFrame: 20) == timeline.snapshot(at: 1000 + Fraction(1, 3)))
    }
    #expect(try loopPlan(turning(keyPath, by: .number(6.283185))).period == 1, "six digits do")
    #expect(throws: LoopPlanError.self) { try loopPlan(turning(keyPath, by: .number(6.28))) }
    #expect(throws: LoopPlanError.self) { try loopPlan(turning(keyPath, by: .number(1))) }
  }

  /// Equal parts of a turn come back after as many cycles, and the states with them.
  @Test(
    arguments: zip([90.0, -90, 180, 120, 270, 1, 144] as [Double], [4, 4, 2, 3, 4, 360, 5])
  )
  func partsOfTurns(degrees: Double, cycles: Int) throws {
    let step: Double = degrees * .pi / 180
    let root = turning(.transformRotation, by: .number(step))
    let timeline = try Timeline(root, rate: .fps60, options: LoopOptions(maximumPeriod: 600))
    #expect(timeline.plan.period == Fraction(cycles) && timeline.plan.kind == .endless)
    #expect(timeline.jumps.isEmpty)
    func angle(_ time: Fraction) throws -> Double {
      try number(.transformRotation, root.animations, at: time)
    }
    // Within the loop it goes on from cycle to cycle, and from one loop to the next it is the same.
    for cycle in 0..<cycles {
      let found = try angle(Fraction(cycle) + Fraction(1, 4))
      let expected: Double = step * (Double(cycle) + 0.25)
      // Read back from a transform, an angle is one up to whole turns.
      #expect(abs((found - expected).remainder(dividingBy: 2 * .pi)) < 1e-12)
      #expect(try angle(Fraction(7 * cycles + cycle) + Fraction(1, 4)) == found)
    }
    #expect(
      timeline.snapshot(ofFrame: 3) == timeline.snapshot(at: Fraction(cycles) + Fraction(1, 20)))
  }

  /// Beside another animation both must come again.
  @Test func partsOfTurnsWithOthers() throws {
    var root = turning(.transformRotation, by: .number(.pi / 2))
    root.animations.append(
      .basic(
        BasicAnimation(
          .opacity, from: .number(0), to: .number(1),
          timing: MediaTiming(duration: 3, repeatCount: .infinity, autoreverses: true))))
    #expect(try loopPlan(root).period == 12)
    // Finite ones add up as before.
    let timing = MediaTiming(duration: 1, repeatCount: 6, fillMode: .forwards)
    let finite = BasicAnimation(
      .transformRotation, by: .number(.pi / 2), timing: timing, isCumulative: true)
    let found = try number(.transformRotation, [.basic(finite)], at: Fraction(11, 2))
    #expect(abs((found - 5.5 * .pi / 2).remainder(dividingBy: 2 * .pi)) < 1e-12)
  }

  /// Whole transforms that come to nothing, and dashes that move by their whole pattern.
  @Test func otherHiddenSteps() throws {
    let turn = Transform3D.rotation(angle: 2 * .pi, x: 0, y: 0, z: 1)
    #expect(try loopPlan(turning(.transform, by: .transform(turn))).period == 1)
    let shift = Transform3D.translation(x: 1, y: 0, z: 0)
    #expect(throws: LoopPlanError.self) {
      try loopPlan(turning(.transform, by: .transform(shift)))
    }
    var dashed = ShapeContent()
    dashed.lineDashPattern = [6, 3]
    let line = Layer(name: "ants", content: .shape(dashed))
    #expect(try loopPlan(turning(.lineDashPhase, by: .number(9), in: line)).period == 1)
    #expect(try loopPlan(turning(.lineDashPhase, by: .number(-18), in: line)).period == 1)
    #expect(try loopPlan(turning(.lineDashPhase, by: .number(4.5), in: line)).period == 2)
    #expect(throws: LoopPlanError.self) {
      try loopPlan(turning(.lineDashPhase, by: .number(9 / 2.0.squareRoot()), in: line))
    }
    // An odd pattern comes again after twice its length, dashes and gaps having changed places.
    dashed.lineDashPattern = [4]
    let even = Layer(name: "ants", content: .shape(dashed))
    #expect(try loopPlan(turning(.lineDashPhase, by: .number(8), in: even)).period == 1)
    #expect(try loopPlan(turning(.lineDashPhase, by: .number(4), in: even)).period == 2)
    #expect(throws: LoopPlanError.self) {
      try loopPlan(turning(.lineDashPhase, by: .number(4), in: .shape(name: "solid")))
    }
  }

  /// A finite number of turns ends where it began, as a finite number of others does not.
  @Test func finiteTurns() throws {
    let timing = MediaTiming(duration: 1, repeatCount: 3, fillMode: .forwards)
    let animation = BasicAnimation(
      .transformRotation, by: .number(1), timing: timing, isCumulative: true)
    let found = try number(.transformRotation, [.basic(animation)], at: Fraction(5, 2))
    #expect(abs(found - 2.5) < 1e-15)
  }
}
