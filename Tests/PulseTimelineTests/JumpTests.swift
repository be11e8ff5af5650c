import PulseTimeline
import Testing

/// Scenes that jump by themselves are told from those that only seem to.
@Suite struct JumpTests {
  private let bounds = Rect(x: 0, y: 0, width: 20, height: 20)

  private func dot(_ animations: Animation..., path: Path? = nil) -> Layer {
    .shape(
      name: "dot", bounds: bounds, path: path ?? .oval(in: bounds), animations: animations)
  }

  private func basic(
    _ keyPath: AnimationKeyPath, _ from: Double, _ to: Double, reverses: Bool = false,
    curve: TimingFunction? = nil, begin: Fraction = 0
  ) -> Animation {
    .basic(
      BasicAnimation(
        keyPath, from: .number(from), to: .number(to),
        timing: MediaTiming(
          beginTime: begin, duration: 1, repeatCount: .infinity, autoreverses: reverses),
        timingFunction: curve))
  }

  private func jumps(_ layer: Layer, start: Fraction = 0) throws -> [Jump] {
    try Timeline(layer, rate: .fps60, options: LoopOptions(start: start)).jumps
  }

  private func jump(_ keyPath: AnimationKeyPath, isAtSeam: Bool = true) -> Jump {
    Jump(layer: "dot", subject: .property(keyPath), isAtSeam: isAtSeam)
  }

  @Test func plain() throws {
    #expect(try jumps(dot(basic(.positionX, 0, 50))) == [jump(.positionX)])
    #expect(try jumps(dot(basic(.opacity, 0.2, 0.8))) == [jump(.opacity)])
    #expect(try jumps(dot(basic(.positionX, 0, 50, reverses: true))).isEmpty)
    #expect(try jumps(pulse()).isEmpty)
  }

  /// Whole turns are no jumps; half a turn of what looks the same then is none either.
  @Test func turns() throws {
    let bar = Path.rectangle(Rect(x: 0, y: 8, width: 20, height: 4))
    #expect(try jumps(dot(basic(.transformRotationZ, 0, 2 * .pi), path: bar)).isEmpty)
    #expect(try jumps(dot(basic(.transformRotationZ, 0, -4 * .pi), path: bar)).isEmpty)
    #expect(
      try jumps(dot(basic(.transformRotationZ, 0, 2), path: bar)) == [jump(.transformRotationZ)])
  }

  /// Curves that start or end steeply move far in a moment, but do not jump.
  @Test func steepCurves() throws {
    for curve in [TimingFunction(0, 1, 0, 1), TimingFunction(1, 0, 1, 0), .easeInEaseOut] {
      let there = KeyframeAnimation(
        .positionX, values: [.number(0), .number(50), .number(0)],
        timingFunctions: [curve, curve],
        timing: MediaTiming(duration: 1, repeatCount: .infinity))
      #expect(try jumps(dot(.keyframe(there))).isEmpty)
    }
  }

  /// A scale from 0 while the opacity goes to 0: the seam cannot be seen.
  @Test func hidden() throws {
    let timing = MediaTiming(duration: 1, repeatCount: .infinity)
    func member(_ keyPath: AnimationKeyPath, _ from: Double, _ to: Double) -> Animation {
      .basic(
        BasicAnimation(
          keyPath, from: .number(from), to: .number(to), timing: MediaTiming(duration: 1)))
    }
    func ripple(_ opacity: Double) -> Layer {
      dot(
        .group(
          AnimationGroup(
            [member(.transformScale, 0, 1), member(.opacity, 1, opacity)], timing: timing)))
    }
    #expect(try jumps(ripple(0)).isEmpty)
    #expect(
      try jumps(ripple(0.5)) == [
        Jump(layer: "dot", subject: .group([.transformScale, .opacity]), isAtSeam: true)
      ])
    // The same without a group, and inside a layer that is hidden or transparent.
    #expect(
      try jumps(dot(basic(.transformScale, 0, 1), basic(.opacity, 1, 0))).isEmpty)
    var inside = Layer(opacity: 0, sublayers: [dot(basic(.positionX, 0, 50))])
    #expect(try jumps(inside).isEmpty)
    inside.opacity = 0.5
    #expect(try jumps(inside) == [jump(.positionX)])
    inside.isHidden = true
    #expect(try jumps(inside).isEmpty)
  }

  /// Only the animation that jumps is named, and whether the loop's own seam shows it.
  @Test func places() throws {
    let layer = dot(basic(.positionX, 0, 50), basic(.positionY, 0, 5, reverses: true))
    #expect(try jumps(layer) == [jump(.positionX)])
    #expect(
      try jumps(layer, start: Fraction(1, 4)) == [jump(.positionX, isAtSeam: false)])
    let late = Layer(sublayers: [
      dot(basic(.positionX, 0, 50, begin: Fraction(1, 4))),
      dot(basic(.positionY, 0, 0, begin: Fraction(1, 2))),
    ])
    #expect(try jumps(late) == [jump(.positionX, isAtSeam: false)])
  }

  @Test func words() {
    #expect(
      jump(.positionX).description
        == "Layer 'dot', animation of position.x: it does not end where it began, so the scene "
        + "itself jumps where the loop starts over; \"autoreverses\": true, or an end where it began, "
        + "closes it")
    #expect(jump(.positionX, isAtSeam: false).description.contains("jumps within the loop;"))
  }

  /// A scene that comes to rest is wound back at the seam.
  @Test func singleRun() throws {
    func once(_ to: Double) -> Layer {
      dot(
        .basic(
          BasicAnimation(
            .positionX, from: .number(10), to: .number(to),
            timing: MediaTiming(duration: 1, fillMode: .forwards))))
    }
    #expect(try jumps(once(60)) == [jump(.positionX)])
    #expect(try jumps(once(10)).isEmpty)
  }

  /// A group's clock may all but stop at its end, and its members begin anew by themselves: the jump is
  /// seen all the same.
  @Test func membersThatRepeatInAGroup() throws {
    let forever = MediaTiming(duration: 1, repeatCount: .infinity)
    func chase(_ from: Double, _ to: Double) -> Layer {
      dot(
        .group(
          AnimationGroup(
            [
              .basic(
                BasicAnimation(
                  .transformScale, from: .number(from), to: .number(to), timing: forever))
            ], timing: forever, timingFunction: TimingFunction(0.5, 0.15, 0.25, 1))))
    }
    #expect(
      try jumps(chase(1, 0.2)) == [
        Jump(layer: "dot", subject: .group([.transformScale]), isAtSeam: true)
      ])
    #expect(try jumps(chase(0.6, 0.6)).isEmpty)
  }

  /// What appears and is smaller than what moves from frame to frame can't be told from the motion.
  @Test func smallBeginnings() throws {
    func ring(from scale: Double) -> Layer {
      let timing = MediaTiming(duration: 1, repeatCount: .infinity)
      func member(_ keyPath: AnimationKeyPath, _ from: Double, _ to: Double) -> Animation {
        .basic(
          BasicAnimation(
            keyPath, from: .number(from), to: .number(to), timing: MediaTiming(duration: 1)))
      }
      return .shape(
        name: "dot", bounds: bounds, path: .oval(in: bounds), fillColor: nil, strokeColor: .black,
        animations: [
          .group(
            AnimationGroup(
              [member(.transformScale, scale, 1), member(.opacity, 1, 0)], timing: timing))
        ])
    }
    #expect(try jumps(ring(from: 0.05)).isEmpty)
    #expect(!(try jumps(ring(from: 0.9)).isEmpty))
  }

  /// A gradient that is at another place, but plain within the bounds both times, is the same picture.
  @Test(arguments: Gradient.Kind.allCases) func gradients(kind: Gradient.Kind) throws {
    func gleam(from start: Double, to end: Double) -> Layer {
      let move = BasicAnimation(
        .locations, from: .numbers([start, start + 0.1, start + 0.2]),
        to: .numbers([end, end + 0.1, end + 0.2]),
        timing: MediaTiming(duration: 1, repeatCount: .infinity))
      return .gradient(
        name: "dot", bounds: bounds, type: kind, colors: [.black, .white, .black],
        startPoint: Point(0.5, 0.5), endPoint: Point(1, 1), animations: [.basic(move)])
    }
    #expect(try jumps(gleam(from: -0.3, to: 2)).isEmpty)
    #expect(try jumps(gleam(from: -0.3, to: 0.4)) == [jump(.locations)])
  }
}
