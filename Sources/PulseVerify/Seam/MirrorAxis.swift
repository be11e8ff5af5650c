/// Around which place a whole film runs forth and back, told by all its frames.
///
/// ``MirrorTest`` looks at a few frames beside the seam, where motion that turns is slow and coders hold
/// it still. A film that is a palindrome is one throughout, and where it is fast the place of its mirror
/// shows to a fraction of a frame, even in coarsely coded files. Its two turns lie half a period apart:
/// the one in the middle tells where the one at the seam is due.
struct MirrorAxis {
  /// The frame that the last one is like, as in ``MirrorTest/offset``, with its fraction.
  let place: Double
  /// The error there in units of that one frame beside it: near 0 in a palindrome, 1 in other films.
  let doubt: Double
  /// Whether the turn may lie inside the film, near one of its ends, so that nothing is wrong: the
  /// frames beside such a turn are alike.
  let mayTurnInside: Bool
  /// How many frames the film has.
  let frameCount: Int

  /// The frame that the last one is like: 1 where the first frame is the turn, -1 where the last is.
  var offset: Int { Int(place.rounded()) }

  /// Whether the film is a palindrome beyond doubt, around a whole frame or half of one.
  var isTrusted: Bool { doubt < 0.72 && fraction < 0.22 }

  /// Whether the film is a palindrome around a place between.
  var isBetweenFrames: Bool { doubt < 0.4 && fraction > 0.28 }

  private var fraction: Double { abs(place - place.rounded()) }

  /// Whether both turns lie between two equal frames, the seam's and the one in the middle.
  var isDoubledTwice: Bool { offset == 0 && frameCount.isMultiple(of: 2) }

  /// The offsets that are tried.
  private static let offsets = -7...9
  /// How many pairs of frames are compared for each of them at most.
  private static let pairs = 150

  /// Looks at all pictures of a film; `nil` where there are too few.
  init?(_ pictures: [[Float]], weights: [Float]) {
    let count = pictures.count
    guard count >= 12 else { return nil }
    /// The mean squared distance of the frames whose numbers have this sum.
    func error(sum: Int) -> Double? {
      let all = max(0, sum - count + 1)..<max(max(0, sum - count + 1), (sum + 1) / 2)
      let chosen = Swift.stride(
        from: all.lowerBound, to: all.upperBound, by: max(1, all.count / Self.pairs))
      let errors = chosen.map {
        Vector.distance(pictures[$0], pictures[sum - $0], weights: weights)
      }
      return errors.isEmpty ? nil : errors.reduce(0, +) / Double(errors.count)
    }
    let errors = Self.offsets.map { error(sum: count - 1 + $0) ?? .infinity }
    let inner = errors.indices.dropFirst().dropLast()
    guard let best = inner.min(by: { errors[$0] < errors[$1] }) else { return nil }
    let (left, least, right) = (errors[best - 1], errors[best], errors[best + 1])
    let offset = Self.offsets.lowerBound + best
    // The error grows with the square of the way: its lowest place is that of a parabola.
    let bend = left - 2 * least + right
    place = Double(offset) + (bend > 0 ? 0.5 * (left - right) / bend : 0)
    let beside = (left + right) / 2
    doubt = least / max(beside, 1e-9)
    let isBeforeEnd = offset < 0
    let inside = error(sum: isBeforeEnd ? 2 * count - 1 + offset : offset - 1)
    mayTurnInside = inside.map { $0 < max(1.3 * least, 0.1 * beside) } ?? true
    frameCount = count
  }
}
