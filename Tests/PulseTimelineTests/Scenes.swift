import PulseTimeline
import Testing

/// A layer that does nothing but fade there and back, or only there.
func fade(
  _ duration: Fraction, named name: String = "dot", begin: Fraction = 0, reverses: Bool = false,
  count: Extent = .infinity, speed: Fraction = 1, fillMode: FillMode = .removed
) -> Layer {
  let timing = MediaTiming(
    beginTime: begin, duration: duration, speed: speed, repeatCount: count,
    autoreverses: reverses, fillMode: fillMode)
  return .shape(
    name: name, path: .oval(in: Rect(x: 0, y: 0, width: 1, height: 1)),
    animations: [
      .basic(BasicAnimation(.opacity, from: .number(0), to: .number(1), timing: timing))
    ])
}

/// A layer that only holds others.
func scene(_ layers: Layer..., timing: LayerTiming = LayerTiming()) -> Layer {
  Layer(name: "scene", timing: timing, sublayers: layers)
}

/// The plan of a scene.
func loopPlan(
  _ root: Layer, _ rate: Fraction = 60, _ options: LoopOptions = LoopOptions()
) throws -> LoopPlan {
  try Timeline(root, rate: try #require(FrameRate(rate)), options: options).plan
}

/// Why a scene has no plan.
func planError(
  _ root: Layer, _ rate: Fraction = 60, _ options: LoopOptions = LoopOptions()
) throws -> LoopPlanError {
  try #require(throws: LoopPlanError.self) { try loopPlan(root, rate, options) }
}
