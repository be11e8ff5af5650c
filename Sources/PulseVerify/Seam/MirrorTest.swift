/// Whether the end of a film is its beginning run backwards, and around which frame.
struct MirrorTest {
  /// The frame that the last one is like; the pictures before the last are like those after it.
  ///
  /// 1 where the first frame is the turn, -1 where the last one is, 0 where the turn lies between
  /// them, more where frames are missing.
  let offset: Int
  /// The mean squared distance of pictures that should be alike, for the best offset.
  let error: Double
  /// The squared distance that some frames of motion make.
  let motion: Double

  /// The same error where the first or the last frame is the turn, as in a film without fault.
  let innocentError: Double

  /// Whether the best offset is better than an innocent one beyond what noise does.
  ///
  /// A gap has more innocent explanations than a doubled frame.
  var isDecided: Bool { error < (offset == 0 ? 0.8 : 0.6) * innocentError }

  /// Whether the ends are alike enough to call it a turn.
  var holds: Bool { error < 0.3 * motion }

  /// How many pairs of pictures are compared.
  private static let pairs = 6

  /// Tries all offsets at one scale.
  init(_ level: SeamLevel) {
    var best = (offset: 0, error: Double.infinity)
    var innocent = Double.infinity
    for offset in -5...7 {
      let start = max(0, -offset)
      let errors = (start..<start + Self.pairs).compactMap { step -> Double? in
        guard step < level.reach, offset + step < level.reach else { return nil }
        return level.distance(level.seam - step, level.reach + offset + step)
      }
      guard errors.count > 2 else { continue }
      let mean = errors.reduce(0, +) / Double(errors.count)
      if abs(offset) == 1 { innocent = min(innocent, mean) }
      if mean < best.error { best = (offset, mean) }
    }
    (offset, error) = best
    innocentError = innocent
    let far = min(Self.pairs, level.reach - 1)
    motion =
      (level.distance(level.seam, level.seam - far)
        + level.distance(level.reach, level.reach + far)) / 2
  }
}
