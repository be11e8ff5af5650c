/// The scale along one side of a plot: round numbers at even distances.
struct PlotScale: Sendable {
  /// The ends.
  let (low, high): (Double, Double)
  /// The marked numbers, in rising order, all within the ends.
  let marks: [Double]
  private let decimals: Int

  /// A scale for values, a little wider than they are.
  ///
  /// - Parameters:
  ///   - values: the least and the greatest one.
  ///   - count: about how many marks.
  ///   - isWidened: whether the ends move out to marks; otherwise they are the values.
  init(_ values: ClosedRange<Double>, marks count: Int, isWidened: Bool) {
    let span = values.upperBound - values.lowerBound
    // A value that rests is drawn in the middle.
    let room = span > 1e-9 ? span : max(values.upperBound.magnitude, 1)
    let step = PlotScale.roundStep(room / Double(count))
    let (first, last): (Double, Double)
    if isWidened {
      let middle = span > 1e-9 ? 0 : room / 2
      first = ((values.lowerBound - middle) / step + 1e-9).rounded(.down)
      last = ((values.upperBound + middle) / step - 1e-9).rounded(.up)
      (low, high) = (first * step, last * step)
    } else {
      first = (values.lowerBound / step - 1e-9).rounded(.up)
      last = (values.upperBound / step + 1e-9).rounded(.down)
      (low, high) = (values.lowerBound, values.upperBound)
    }
    marks = stride(from: first, through: last, by: 1).map { $0 * step }
    decimals = step >= 1 ? 0 : min(Int((-PlotScale.exponent(of: step)).rounded(.up)), 9)
  }

  /// Where a value lies, from 0 at the low end to 1 at the high one.
  func place(of value: Double) -> Double { (value - low) / (high - low) }

  /// A mark as text.
  func text(_ mark: Double) -> String {
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    let rounded = (mark * power).rounded() / power
    return Decimal.short(rounded == 0 ? 0 : rounded)
  }

  /// The next of 1, 2, 5, 10 and so on that is not smaller.
  private static func roundStep(_ least: Double) -> Double {
    var power = 1.0
    while power > least { power /= 10 }
    while power * 10 <= least { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? 10 * power
  }

  /// The power of ten of a step below 1, rounded down.
  private static func exponent(of step: Double) -> Double {
    var (power, exponent) = (1.0, 0.0)
    while power > step * (1 + 1e-9) { (power, exponent) = (power / 10, exponent - 1) }
    return exponent
  }
}
