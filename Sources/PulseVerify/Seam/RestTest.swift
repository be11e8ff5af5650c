/// Where motion that slows down to a rest at the seam would come to its rest, seen from both sides.
///
/// Beside a rest the steps are small, and whether one of them is missing or shown twice changes the
/// picture by a code or two, which coders swallow. But the speed grows evenly on both sides: a curve
/// through the sizes of several steps leads to the moment of rest, from the last frames and from the
/// first ones. In a loop both are the same moment, one frame after the last step of the one side
/// would have been the first of the other.
struct RestTest {
  /// How many frames lie from the last to the first by both curves: 1 is right, 0 says that the same
  /// moment is shown twice, 2 that one frame is missing.
  let frames: Double
  /// By how much ``frames`` may be wrong.
  let doubt: Double
  /// How badly the steps follow the curves, as a share of their size.
  let misfit: Double
  /// Whether the motion comes near to a rest at the seam.
  let isRest: Bool

  /// Whether the curves can be believed.
  var isTrusted: Bool { isRest && misfit < 0.13 && doubt < 0.5 }

  /// How many steps of each side are taken: as many as belong to the rest, rather than to what follows.
  private static let steps = 6...10

  /// Looks at one scale; `nil` where there are too few steps, or where two steps lead no farther than one,
  /// so that sizes don't tell speeds.
  ///
  /// - Parameter whole: the sizes of all steps of the film, at whatever scale they are known.
  init?(_ level: SeamLevel, whole: [Double]) {
    guard whole.count >= 3 * Self.steps.lowerBound, level.reachesFarther else { return nil }
    let steps = (0..<level.ends.count).map { level.ends.energy($0).squareRoot() }
    let after = Side(Array(steps[(level.seam + 1)...]), whole: whole)
    let before = Side(steps[..<level.seam].reversed(), whole: whole.reversed())
    frames = -(after.rest + before.rest)
    doubt = (after.doubt * after.doubt + before.doubt * before.doubt).squareRoot()
    misfit = max(after.misfit, before.misfit)
    isRest = after.isRest && before.isRest
  }

  /// The steps of one side, from the seam outwards.
  private struct Side {
    /// When the motion rests, in frames outwards from the frame beside the seam.
    let rest: Double
    let doubt: Double
    let misfit: Double
    let isRest: Bool

    init(_ steps: [Double], whole: [Double]) {
      let peak = Self.peak(whole)
      let range = RestTest.steps
      let near = steps.prefix(
        min(max(Int(0.6 * peak), range.lowerBound), range.upperBound, steps.count))
      let places = Swift.stride(from: -4.0, through: 4, by: 0.1).map(\.self)
      let errors = places.map { Self.error(near, restingAt: $0, peak: peak) }
      let best = errors.indices.min { errors[$0] < errors[$1] } ?? 0
      let size = near.reduce(1e-9) { $0 + $1 * $1 }
      // As far as the error stays below what noise of this size may add to it.
      let noise = errors[best] / Double(near.count - 2)
      let likely = places.indices.filter { errors[$0] <= errors[best] + noise }
      rest = places[best]
      doubt = (places[likely.last ?? best] - places[likely.first ?? best]) / 2
      misfit = (errors[best] / size).squareRoot()
      let fastest = steps.max() ?? 0
      isRest = abs(rest) < 3.9 && (near.prefix(2).min() ?? 0) < 0.4 * fastest
    }

    /// When the motion of this side is at its fastest, in frames outwards.
    private static func peak(_ steps: [Double]) -> Double {
      let half = steps.prefix(max(RestTest.steps.lowerBound, steps.count / 2))
      let smooth = half.indices.map { index in
        half[max(0, index - 2)...min(half.count - 1, index + 2)].reduce(0, +)
      }
      let best = smooth.indices.max { smooth[$0] < smooth[$1] } ?? 0
      return Double(best) + 0.5
    }

    /// What is left of the steps when a parabola is taken away that begins at the rest and has its
    /// height at the peak, as the speeds of eased and of swinging motion nearly do.
    private static func error(
      _ steps: ArraySlice<Double>, restingAt rest: Double, peak: Double
    ) -> Double {
      let curve = steps.indices.map { index in
        let way = Double(index - steps.startIndex) + 0.5 - rest
        return abs(way > 0 ? way * (1 - way / (2 * max(1, peak - rest))) : way)
      }
      let along = zip(steps, curve).reduce(0) { $0 + $1.0 * $1.1 }
      let size = curve.reduce(1e-9) { $0 + $1 * $1 }
      return zip(steps, curve).reduce(0) { sum, pair in
        let rest = pair.0 - along / size * pair.1
        return sum + rest * rest
      }
    }
  }
}
