/// What a scene's animations come to together: when it all has begun, when it comes again.
struct Schedule {
  /// The endless animations, with the places that they have among all tracks.
  private(set) var contributors: [(track: Int, contributor: LoopPlanError.Contributor)] = []
  /// The moment, in the scene's time, from which on only endless animations move; 0 or later.
  private(set) var settled = Fraction.zero
  /// Whether something finite still shows its end at the very moment `settled`, and not after it.
  private(set) var endsAtSettled = false

  /// Looks at every animation of a scene.
  init(_ tracks: [Track]) throws(LoopPlanError) {
    for (index, track) in tracks.enumerated() {
      switch try track.latest.course() {
      case .still: break
      case .finite(let end, let holdsEnd):
        if end > settled || (end == settled && !holdsEnd) { endsAtSettled = !holdsEnd }
        settled = max(settled, end)
      case .endless(let begin, let period):
        if begin > settled { (settled, endsAtSettled) = (begin, false) }
        contributors.append(
          (
            index,
            LoopPlanError.Contributor(
              layer: track.layer, subject: track.animation.subject, period: period)
          ))
      }
    }
  }

  /// The endless animations' periods, in seconds.
  var periods: [Fraction] { contributors.map(\.contributor.period) }

  /// After how many seconds all endless animations come again together; `nil` where there are
  /// none, or where the number does not fit into 64 bits.
  var commonPeriod: Fraction? {
    guard let first = periods.first else { return nil }
    return periods.dropFirst().reduce(first as Fraction?) { common, period in
      common.flatMap { $0.leastCommonMultiple(with: period) }
    }
  }
}
