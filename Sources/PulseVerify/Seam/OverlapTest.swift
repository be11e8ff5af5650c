/// Whether the last frames are the first ones over again.
struct OverlapTest {
  /// How many frames, 2 or more, fit best.
  let count: Int
  /// The mean squared distance of frames that should be equal.
  let error: Double

  /// Tries every number of frames at one scale.
  init(_ level: SeamLevel) {
    var best = (count: 2, error: Double.infinity)
    for count in 2..<max(3, min(13, level.reach)) where count <= level.reach {
      let errors = (0..<count).map {
        level.distance(level.reach - count + $0, level.reach + $0)
      }
      let mean = errors.reduce(0, +) / Double(count)
      if mean < best.error { best = (count, mean) }
    }
    (count, error) = best
  }
}
