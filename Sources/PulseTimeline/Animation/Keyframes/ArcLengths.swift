/// Where a moving point is when it has gone a share of its way: the way's length, measured once.
struct ArcLengths: Hashable, Sendable {
  /// A stretch of one segment, short enough for one step of integration.
  private struct Stretch: Hashable {
    /// The length of everything before it.
    var before: Double
    var segment: Int32
    var start: Double
    var end: Double
  }

  private let speeds: [SpeedPolynomial]
  private let stretches: [Stretch]
  /// The length of the whole way; 0 where nothing moves.
  let total: Double

  /// Into how many stretches a curve is cut; with 8 points each that measures an ordinary curve
  /// to 12 digits, and one with a cusp to 6.
  private static let stretchesInCurve = 16

  /// Measures segments that follow each other.
  init(_ speeds: [SpeedPolynomial]) {
    var stretches: [Stretch] = []
    var total = 0.0
    for (segment, speed) in speeds.enumerated() {
      let count = speed.isEven ? 1 : ArcLengths.stretchesInCurve
      for index in 0..<count {
        let start = Double(index) / Double(count)
        let end = Double(index + 1) / Double(count)
        let length = speed.length(from: start, to: end)
        guard length > 0 else { continue }
        stretches.append(
          Stretch(before: total, segment: Int32(segment), start: start, end: end))
        total += length
      }
    }
    (self.speeds, self.stretches, self.total) = (speeds, stretches, total)
  }

  /// The segment, and the parameter in it, at a share of the way; a share outside 0 ... 1 goes on
  /// at the speed of the end.
  func locate(_ share: Double) -> (segment: Int, part: Double) {
    guard let last = stretches.last else { return (0, 0) }
    if share == 1 { return (Int(last.segment), last.end) }
    let target = share * total
    let stretch = stretches[index(of: target)]
    let speed = speeds[Int(stretch.segment)]
    let rest = target - stretch.before
    if speed.isEven || share < 0 || share > 1 {
      return (Int(stretch.segment), beyond(stretch, rest, speed))
    }
    return (Int(stretch.segment), parameter(at: rest, in: stretch, speed))
  }

  private func index(of target: Double) -> Int {
    var (lower, upper) = (0, stretches.count - 1)
    while lower < upper {
      let middle = (lower + upper + 1) / 2
      if stretches[middle].before <= target { lower = middle } else { upper = middle - 1 }
    }
    return lower
  }

  /// At even speed; beyond an end of the way at that end's speed.
  private func beyond(_ stretch: Stretch, _ rest: Double, _ speed: SpeedPolynomial) -> Double {
    let isAfter = !speed.isEven && rest > 0
    let end = isAfter ? stretch.end : stretch.start
    let from = isAfter ? total - stretch.before : 0
    let pace = speed(end)
    return pace > 0 ? end + (rest - from) / pace : end
  }

  /// The parameter at which a length within a stretch is reached: Newton's method, held within
  /// the stretch by bisection.
  private func parameter(
    at rest: Double, in stretch: Stretch, _ speed: SpeedPolynomial
  ) -> Double {
    var (lower, upper) = (stretch.start, stretch.end)
    let length = speed.length(from: lower, to: upper)
    var parameter = lower + (upper - lower) * min(rest / length, 1)
    for _ in 0..<60 {
      let offset = speed.length(from: stretch.start, to: parameter) - rest
      if abs(offset) <= 1e-15 * total { break }
      if offset > 0 { upper = parameter } else { lower = parameter }
      let newton = parameter - offset / speed(parameter)
      let next = newton > lower && newton < upper ? newton : (lower + upper) / 2
      if next == parameter || next == lower || next == upper { break }
      parameter = next
    }
    return parameter
  }
}
