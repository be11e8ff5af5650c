/// The slopes of a smooth curve through values, with tension, continuity and bias at each.
///
/// Formula: Kochanek and Bartels, "Interpolating splines with local control of tension,
/// continuity, and bias" (1984), with their correction for keyframes at uneven times. All three
/// zero is Catmull and Rom's curve. At the first and the last value the curve looks as if the way
/// went on straight: that gives the values measured on macOS.
struct KochanekBartels {
  let values: [AnimatableValue]
  let times: KeyframeTimes
  let tension: [Double]
  let continuity: [Double]
  let bias: [Double]

  init(_ animation: KeyframeAnimation, times: KeyframeTimes) {
    (values, self.times) = (animation.values, times)
    (tension, continuity) = (animation.tensionValues, animation.continuityValues)
    bias = animation.biasValues
  }

  /// The curve's pieces, one between each two values; `nil` where the values don't fit each
  /// other.
  func spans() -> [CubicSpan]? {
    var spans: [CubicSpan] = []
    spans.reserveCapacity(values.count - 1)
    for index in 0..<(values.count - 1) {
      guard let leaving = slope(at: index, segment: index, continuitySign: 1),
        let arriving = slope(at: index + 1, segment: index, continuitySign: -1),
        let span = CubicSpan(
          from: values[index], leaving: leaving, to: values[index + 1], arriving: arriving)
      else { return nil }
      spans.append(span)
    }
    return spans
  }

  /// The slope at a value, per length of the given segment, which begins or ends there.
  private func slope(at index: Int, segment: Int, continuitySign: Double) -> AnimatableValue? {
    func parameter(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
    let looseness = (1 - parameter(tension)) / 2
    let corner = continuitySign * parameter(continuity)
    let bulge = parameter(bias)
    guard let before = way(from: index - 1) ?? way(from: index),
      let after = way(from: index) ?? way(from: index - 1)
    else { return nil }
    let scale = looseness * unevenness(at: index, segment: segment)
    return before.scaled(by: scale * (1 + bulge) * (1 + corner)).flatMap { first in
      after.scaled(by: scale * (1 - bulge) * (1 - corner)).flatMap { first.adding($0) }
    }
  }

  /// The way to the next value; `nil` beyond the ends.
  private func way(from index: Int) -> AnimatableValue? {
    guard index >= 0, index + 1 < values.count else { return nil }
    return values[index + 1].subtracting(values[index])
  }

  /// The segment's length over the mean of the two that meet at a value.
  private func unevenness(at index: Int, segment: Int) -> Double {
    guard index > 0, index + 1 < values.count else { return 1 }
    let both = times.boundaries[index + 1] - times.boundaries[index - 1]
    let own = times.boundaries[segment + 1] - times.boundaries[segment]
    return both > 0 ? 2 * own / both : 1
  }
}
