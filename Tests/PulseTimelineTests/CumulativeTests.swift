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
}
