import PulseTimeline

/// The way from lengths along a segment to parameters, and back.
///
/// Lengths are integrals of the speed, by Gauss's rule with eight places on parts that are halved
/// until two halves give what the whole gives, to 1e-10 of it.
struct ArcLengths {
  private let segment: StrokeSegment
  private let curve: CubicCurve
  /// The parameters that part the segment, and the lengths up to them.
  private var parameters: [Double] = [0]
  private var lengths: [Double] = [0]

  /// The length of the whole segment.
  var total: Double { lengths[lengths.count - 1] }

  init(_ segment: StrokeSegment) {
    self.segment = segment
    curve = segment.curve
    if segment.isLine {
      parameters.append(1)
      lengths.append((segment.end - segment.start).length)
    } else {
      addParts(from: 0, to: 1, whole: length(from: 0, to: 1), depth: 20)
    }
  }

  private mutating func addParts(from low: Double, to high: Double, whole: Double, depth: Int) {
    let middle = (low + high) / 2
    let (first, second) = (length(from: low, to: middle), length(from: middle, to: high))
    let error = (first + second - whole).magnitude
    if depth == 0 || error <= 1e-10 * (first + second) {
      parameters.append(high)
      lengths.append(total + first + second)
    } else {
      addParts(from: low, to: middle, whole: first, depth: depth - 1)
      addParts(from: middle, to: high, whole: second, depth: depth - 1)
    }
  }

  /// Places and weights of Gauss's rule, the positive half of them (Abramowitz and Stegun, table 25.4).
  private static let rule: [(Double, Double)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
  ]

  private func length(from low: Double, to high: Double) -> Double {
    let (middle, half) = ((low + high) / 2, (high - low) / 2)
    var sum = 0.0
    for (place, weight) in Self.rule {
      sum += weight * curve.velocity(at: middle - half * place).length
      sum += weight * curve.velocity(at: middle + half * place).length
    }
    return sum * half
  }

  /// The parameter at which a length has been passed.
  func parameter(at length: Double) -> Double {
    guard length > 0 else { return 0 }
    guard length < total else { return 1 }
    if segment.isLine { return length / total }
    var (below, above) = (0, lengths.count - 1)
    while above - below > 1 {
      let middle = (below + above) / 2
      if lengths[middle] <= length { below = middle } else { above = middle }
    }
    return parameter(at: length - lengths[below], from: parameters[below], to: parameters[above])
  }

  /// Newton's method, which a halving replaces wherever it leaves the bracket.
  private func parameter(at length: Double, from begin: Double, to end: Double) -> Double {
    var (low, high) = (begin, end)
    var t = (begin + end) / 2
    for _ in 0..<40 {
      let miss = self.length(from: begin, to: t) - length
      if miss.magnitude <= 1e-12 * total { break }
      if miss > 0 { high = t } else { low = t }
      let next = t - miss / curve.velocity(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
