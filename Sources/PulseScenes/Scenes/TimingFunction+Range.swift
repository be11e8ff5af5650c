import PulseTimeline

extension TimingFunction {
  /// The smallest and the largest value that the curve takes, at least 0 to 1.
  ///
  /// A cubic is extreme at its ends or where its derivative, a quadratic in the curve's own
  /// parameter, is 0.
  var range: ClosedRange<Double> {
    // y(t) = 3 (1 - t)^2 t y1 + 3 (1 - t) t^2 y2 + t^3, and y'(t) / 3 = a t^2 + b t + c.
    let (a, b, c) = (1 + 3 * (y1 - y2), 2 * (y2 - 2 * y1), y1)
    let root = max(b * b - 4 * a * c, 0).squareRoot()
    // The last one counts where a is 0; elsewhere it is one more place on the curve and harmless.
    let turns = [(-b + root) / (2 * a), (-b - root) / (2 * a), -c / b]
    let values = turns.filter { $0 > 0 && $0 < 1 }.map { turn in
      let rest = 1 - turn
      return 3 * rest * rest * turn * y1 + 3 * rest * turn * turn * y2 + turn * turn * turn
    }
    return min(values.min() ?? 0, 0)...max(values.max() ?? 1, 1)
  }
}
