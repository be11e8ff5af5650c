/// Finds out whether a film is one shorter film several times.
enum RepeatSearch {
  /// How many periods the film holds, if more than one and all its frames have thumbnails.
  static func periods(_ runs: [[ReducedPicture]]) -> Int? {
    guard runs.count == 1, let pictures = runs.first, pictures.count >= 8 else { return nil }
    let count = pictures.count
    let samples = pictures.map(\.samples)
    let ones = [Float](repeating: 1, count: samples[0].count)
    func mean(_ shift: Int) -> Double {
      let pairs = Swift.stride(from: 0, to: count - shift, by: max(1, (count - shift) / 240))
      let sum = pairs.reduce(0.0) {
        $0 + Vector.distance(samples[$1], samples[$1 + shift], weights: ones)
      }
      return sum / Double(max(1, pairs.underestimatedCount))
    }
    let step = mean(1)
    let farthest = (1..<count / 2).map(mean).max() ?? 0
    let candidates = (2...max(2, count / 4)).filter { count.isMultiple(of: $0) }
    // From the shortest period: the distance must be noise, not motion.
    return candidates.reversed().first { periods in
      let distance = mean(count / periods)
      return distance < 0.5 * step && distance < 0.02 * farthest
    }
  }
}
