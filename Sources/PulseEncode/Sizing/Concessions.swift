import PulseScenes
import PulseTimeline

/// The drawings that may take the place of one whose file doesn't fit: lower rates first, then smaller pictures.
struct Concessions {
  /// One of them.
  struct Step {
    let drawing: ResolvedDrawing
    /// How many samples a second it has, as a part of those that were asked for.
    let share: Double

    /// Whether its file may fit, by the smallest file met so far of the drawing that was asked for.
    ///
    /// Bytes shrink more slowly than samples do; steps that are far too large are passed over, the last one never.
    func isWorthTrying(smallest: Int, limit: Int) -> Bool {
      guard smallest < Int.max else { return true }
      return Double(smallest) * Elementary.exponential(0.6 * Elementary.logarithm(share)) < 2
        * Double(limit) || isLast
    }

    fileprivate(set) var isLast = false
  }

  /// Parts of the rate and of the sides, from large to small.
  private static let rates: [Fraction] = [
    Fraction(1, 2), Fraction(1, 3), Fraction(1, 4), Fraction(1, 6),
  ]
  private static let sides: [Fraction] = [
    Fraction(3, 4), Fraction(1, 2), Fraction(3, 8), Fraction(1, 4), Fraction(1, 8),
  ]
  /// Below that motion is no motion any more, and a picture shows nothing.
  private static let (slowest, smallestSide): (Fraction, Int) = (8, 16)

  /// What is tried in turn, the drawing as it was asked for first.
  let steps: [Step]

  init(_ plan: ExportPlan) {
    let allowed = plan.options.concessions
    var parts: [(rate: Fraction, side: Fraction)] = []
    switch (allowed.contains(.fps), allowed.contains(.size)) {
    case (false, false): break
    case (true, false): parts = Self.rates.map { ($0, 1) }
    case (false, true): parts = Self.sides.map { (1, $0) }
    case (true, true):
      // Half the rate is hardly seen; from then on both give way in turn.
      parts = [(Fraction(1, 2), 1)]
      for (index, side) in Self.sides.enumerated() {
        parts.append((Self.rates[min(index / 2, Self.rates.count - 1)], side))
      }
    }
    var steps = [Step(drawing: plan.drawing, share: 1)]
    for (rate, side) in parts {
      guard let drawing = Self.drawing(plan.drawing, rate: rate, side: side),
        plan.accepts(drawing)
      else { continue }
      steps.append(
        Step(drawing: drawing, share: (rate * side * side).doubleValue))
    }
    steps[steps.count - 1].isLast = true
    self.steps = steps
  }

  /// The drawing at a part of its rate and size; `nil` where that can't be.
  private static func drawing(
    _ resolved: ResolvedDrawing, rate: Fraction, side: Fraction
  ) -> ResolvedDrawing? {
    var drawing = resolved.drawing
    if rate < 1 {
      let framesPerSecond = resolved.timeline.plan.rate.framesPerSecond * rate
      guard framesPerSecond >= slowest, let rate = FrameRate(framesPerSecond) else { return nil }
      drawing.rate = rate
    }
    if side < 1 {
      let (width, height) = (
        even(resolved.canvas.width, side), even(resolved.canvas.height, side)
      )
      guard min(width, height) >= smallestSide else { return nil }
      drawing.size = .exact(width: width, height: height)
      if case .pixels(let pixels) = drawing.padding {
        drawing.padding = .pixels(pixels * side.doubleValue)
      }
    }
    return try? drawing.resolve()
  }

  private static func even(_ length: Int, _ part: Fraction) -> Int {
    2 * (Fraction(length) * part / 2).roundedHalfUp
  }
}
