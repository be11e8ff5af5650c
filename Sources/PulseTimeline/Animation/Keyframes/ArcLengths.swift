/// Where a moving point is when it has gone a share of its way: the way's length, measured once.
///
/// Each curve is cut into 8 stretches of equal parameter. Their lengths are exact to 12 digits;
/// inside a stretch the parameter moves evenly. So the point keeps its pace from stretch to
/// stretch, and changes it a little within one. That is what the places measured
/// on macOS show, to their last digit; an exactly even pace misses them by up to 0.05 of 255.
struct ArcLengths: Hashable, Sendable {
  /// A part of one segment.
  private struct Stretch: Hashable {
    /// The length of everything before it.
    var before: Double
    var length: Double
    var segment: Int32
    /// The parameters at which it begins and ends.
    var start: Double
    var end: Double
  }

  private let stretches: [Stretch]
  /// The length of the whole way; 0 where nothing moves.
  let total: Double

  /// Into how many stretches a curve is cut.
  static let stretchesInCurve = 8

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
          Stretch(
            before: total, length: length, segment: Int32(segment), start: start, end: end))
        total += length
      }
    }
    (self.stretches, self.total) = (stretches, total)
  }

  /// The segment, and the parameter in it, at a share of the way.
  ///
  /// A share outside 0 ... 1 goes on at the pace of that end.
  func locate(_ share: Double) -> (segment: Int, part: Double) {
    guard let last = stretches.last else { return (0, 0) }
    if share == 1 { return (Int(last.segment), last.end) }
    let target = share * total
    let stretch = stretches[index(of: target)]
    let part = (target - stretch.before) / stretch.length
    return (Int(stretch.segment), stretch.start + (stretch.end - stretch.start) * part)
  }

  /// The last stretch that begins at the length or before it; 0 where there is none.
  private func index(of target: Double) -> Int {
    var (lower, upper) = (0, stretches.count - 1)
    while lower < upper {
      let middle = (lower + upper + 1) / 2
      if stretches[middle].before <= target { lower = middle } else { upper = middle - 1 }
    }
    return lower
  }
}
