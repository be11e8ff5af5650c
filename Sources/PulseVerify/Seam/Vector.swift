/// Sums over long rows of numbers, in lanes: the hot loops of the statistics.
enum Vector {
  /// The inner product of two vectors of equal length.
  static func product(_ a: [Float], _ b: [Float]) -> Double {
    var lanes = SIMD8<Float>(repeating: 0)
    let count = min(a.count, b.count)
    let whole = count & ~7
    var index = 0
    while index < whole {
      for lane in 0..<8 { lanes[lane] += a[index + lane] * b[index + lane] }
      index += 8
    }
    var sum = Double(lanes.sum())
    for rest in whole..<count { sum += Double(a[rest] * b[rest]) }
    return sum
  }

  /// The square of the distance of two vectors of equal length, each part weighted before it is
  /// squared.
  static func distance(_ a: [Float], _ b: [Float], weights: [Float]) -> Double {
    var lanes = SIMD8<Float>(repeating: 0)
    let count = min(a.count, b.count, weights.count)
    let whole = count & ~7
    var index = 0
    while index < whole {
      for lane in 0..<8 {
        let difference = (a[index + lane] - b[index + lane]) * weights[index + lane]
        lanes[lane] += difference * difference
      }
      index += 8
    }
    var sum = Double(lanes.sum())
    for rest in whole..<count {
      let difference = (a[rest] - b[rest]) * weights[rest]
      sum += Double(difference * difference)
    }
    return sum
  }
}
