import PulseTimeline
import Testing

/// The timing of 33 loading indicators that ship in apps: durations, begins, how they turn.
///
/// Their
/// periods and warm-ups were worked out by hand.
@Suite struct LoaderTableTests {
  struct Loader: Sendable {
    let name: String
    let period: Double?
    let warmUp: Double
    let durations: [Double]
    var begins: [Double] = [0]
    var reverses = false
    /// Durations of members that repeat for ever inside each group.
    var inside: [Double] = []
  }

  static let loaders: [Loader] = [
    Loader(
      name: "ballPulse", period: 0.75, warmUp: 0.36, durations: [0.75], begins: [0.12, 0.24, 0.36]),
    Loader(
      name: "ballGridPulse", period: nil, warmUp: 0.78,
      durations: [0.72, 1.02, 1.28, 1.42, 1.45, 1.18, 0.87, 1.45, 1.06],
      begins: [-0.06, 0.25, -0.17, 0.48, 0.31, 0.03, 0.46, 0.78, 0.45]),
    Loader(name: "ballClipRotate", period: 0.75, warmUp: 0, durations: [0.75]),
    Loader(name: "squareSpin", period: 3, warmUp: 0, durations: [3]),
    Loader(name: "ballClipRotatePulse", period: 1, warmUp: 0, durations: [1, 1]),
    Loader(name: "ballClipRotateMultiple", period: 1, warmUp: 0, durations: [1, 1]),
    Loader(name: "ballPulseRise", period: 1, warmUp: 0, durations: [1, 1, 1, 1, 1]),
    Loader(name: "ballRotate", period: 1, warmUp: 0, durations: [1]),
    Loader(name: "cubeTransition", period: 1.6, warmUp: 0, durations: [1.6], begins: [0, -0.8]),
    Loader(name: "ballZigZag", period: 0.7, warmUp: 0, durations: [0.7, 0.7]),
    Loader(
      name: "ballZigZagDeflect", period: 1.5, warmUp: 0, durations: [0.75, 0.75], reverses: true),
    Loader(name: "ballTrianglePath", period: 2, warmUp: 0, durations: [2, 2, 2]),
    Loader(name: "ballScale", period: 1, warmUp: 0, durations: [1]),
    Loader(
      name: "lineScale", period: 1, warmUp: 0.5, durations: [1], begins: [0.1, 0.2, 0.3, 0.4, 0.5]),
    Loader(
      name: "lineScaleParty", period: nil, warmUp: 0.77, durations: [1.26, 0.43, 1.01, 0.73],
      begins: [0.77, 0.29, 0.28, 0.74]),
    Loader(
      name: "ballScaleMultiple", period: 1, warmUp: 0.4, durations: [1], begins: [0, 0.2, 0.4]),
    Loader(
      name: "ballPulseSync", period: 0.6, warmUp: 0.21, durations: [0.6],
      begins: [0.07, 0.14, 0.21]),
    Loader(name: "ballBeat", period: 0.7, warmUp: 0.35, durations: [0.7], begins: [0.35, 0, 0.35]),
    Loader(
      name: "lineScalePulseOut", period: 1, warmUp: 0.4, durations: [1],
      begins: [0.4, 0.2, 0, 0.2, 0.4]),
    Loader(
      name: "lineScalePulseOutRapid", period: 0.9, warmUp: 0.5, durations: [0.9],
      begins: [0.5, 0.25, 0, 0.25, 0.5]),
    Loader(name: "ballScaleRipple", period: 1, warmUp: 0, durations: [1]),
    Loader(
      name: "ballScaleRippleMultiple", period: 1.25, warmUp: 0.4, durations: [1.25],
      begins: [0, 0.2, 0.4]),
    Loader(
      name: "ballSpinFadeLoader", period: 1, warmUp: 0.84, durations: [1],
      begins: [0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84]),
    Loader(
      name: "lineSpinFadeLoader", period: 1.2, warmUp: 0.96, durations: [1.2],
      begins: [0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 0.96]),
    Loader(name: "triangleSkewSpin", period: 3, warmUp: 0, durations: [3]),
    Loader(name: "pacman", period: 1, warmUp: 0, durations: [0.5, 1]),
    Loader(
      name: "ballGridBeat", period: nil, warmUp: 0.71,
      durations: [0.96, 0.93, 1.19, 1.13, 1.34, 0.94, 1.2, 0.82, 1.19],
      begins: [0.36, 0.4, 0.68, 0.41, 0.71, -0.15, -0.12, 0.01, 0.32]),
    Loader(name: "semiCircleSpin", period: 0.6, warmUp: 0, durations: [0.6]),
    Loader(
      name: "ballRotateChase", period: 1.5, warmUp: 0, durations: [1.5, 1.5, 1.5, 1.5, 1.5],
      inside: [1.5]),
    Loader(name: "orbit", period: 3.8, warmUp: 0, durations: [1.9, 1.9, 1.9, 3.8]),
    Loader(name: "audioEqualizer", period: nil, warmUp: 0, durations: [4.3, 2.5, 1.7, 3.1]),
    Loader(name: "circleStrokeSpin", period: 1.7, warmUp: 0, durations: [1.7]),
    Loader(name: "ballDoubleBounce", period: 2, warmUp: 1, durations: [2], begins: [0, 1]),
  ]

  private func scene(_ loader: Loader) throws -> Layer {
    let count = max(loader.durations.count, loader.begins.count)
    return Layer(
      name: loader.name,
      sublayers: try (0..<count).map { index in
        let timing = MediaTiming(
          beginTime: try exact(loader.begins[index % loader.begins.count]),
          duration: try exact(loader.durations[index % loader.durations.count]),
          repeatCount: .infinity, autoreverses: loader.reverses)
        let keyframes = Animation.keyframe(
          KeyframeAnimation(.transformScale, values: .numbers(1, 0.5, 1)))
        let inside = try loader.inside.map {
          Animation.basic(
            BasicAnimation(
              .opacity, from: .number(0),
              timing: MediaTiming(duration: try exact($0), repeatCount: .infinity)))
        }
        return Layer(animations: [
          .group(AnimationGroup([keyframes] + inside, timing: timing))
        ])
      })
  }

  @Test(arguments: 0..<33)
  func periodAndWarmUp(index: Int) throws {
    #expect(Self.loaders.count == 33)
    let loader = Self.loaders[index]
    let root = try scene(loader)
    guard let period = loader.period else {
      guard case .tooLong = try planError(root) else {
        Issue.record("\(loader.name) has a period")
        return
      }
      let retimed = try Timeline(root, rate: .fps60, options: LoopOptions(retime: true))
      #expect(retimed.plan.warmUp == (try exact(loader.warmUp)) && retimed.plan.period <= 60)
      return
    }
    let plan = try loopPlan(root)
    #expect(plan.period == (try exact(period)), "\(loader.name)")
    #expect(plan.warmUp == (try exact(loader.warmUp)), "\(loader.name)")
  }

  /// How many of the 29 that loop fill no whole number of frames, at the usual rates.
  @Test(arguments: [
    (Fraction(60), 0), (50, 3), (30, 3), (25, 9), (24, 9), (Fraction(30_000, 1001), 29),
    (Fraction(24_000, 1001), 29), (Fraction(60_000, 1001), 29),
  ])
  func wholeFrames(rate: Fraction, failing: Int) throws {
    var failures = 0
    for loader in Self.loaders where loader.period != nil {
      let root = try scene(loader)
      do {
        _ = try loopPlan(root, rate, LoopOptions(fit: .exact))
      } catch LoopPlanError.notWhole {
        failures += 1
      }
    }
    #expect(failures == failing)
  }

  /// The measured lengths of the four without a practical loop.
  @Test func longPeriods() throws {
    let lengths: [String: Fraction] = [
      "lineScaleParty": Fraction(39_946_914, 100), "audioEqualizer": Fraction(566_525, 10),
    ]
    for loader in Self.loaders where lengths[loader.name] != nil {
      guard case .tooLong(let period, _, _, _) = try planError(try scene(loader)) else { continue }
      #expect(period == lengths[loader.name])
    }
  }
}
