/// Films that show every picture twice, as those of a lower rate do that were stored at a higher one.
///
/// Half of their steps are none, and only the other half is motion.
enum HeldPictures {
  /// Which frames to keep so that each picture is there once: those whose number is even (0) or odd
  /// (1); `nil` where the film does not hold its pictures, or where frames are left over.
  static func kept(_ runs: [[ReducedPicture]]) -> Int? {
    guard runs.count == 1, let pictures = runs.first, pictures.count >= 16,
      pictures.count.isMultiple(of: 2)
    else { return nil }
    let steps = zip(pictures, pictures.dropFirst()).map {
      Vector.distance($0.samples, $1.samples).squareRoot()
    }
    let median = Statistics.median(steps)
    for first in 0...1 {
      let held = steps.indices.filter { ($0 - first).isMultiple(of: 2) }.map { steps[$0] }
      let moving = steps.indices.filter { !($0 - first).isMultiple(of: 2) }.map { steps[$0] }
      // Nearly all of the one half are smaller than nearly all of the other by far.
      let limit = 0.4 * Statistics.percentile(moving, 0.1)
      if median > 0, Statistics.percentile(held, 0.95) < limit { return first }
    }
    return nil
  }
}
