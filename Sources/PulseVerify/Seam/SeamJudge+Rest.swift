/// Motion that rests, halts or begins at the seam.
extension SeamJudge {
  /// The rest at the seam where it is clearest; `nil` where there is none.
  var rest: RestTest? { rests.min { $0.misfit + $0.doubt < $1.misfit + $1.doubt } }

  /// Whether neither the seam's step nor four on each side move, though others do.
  var isStill: Bool {
    let ends = level.ends
    let near = max(0, level.seam - 4)...min(ends.count - 1, level.seam + 4)
    return near.allSatisfy { ends.energy($0).squareRoot() < 0.02 * usual }
  }

  /// Whether four steps on each side rest, though others move; the seam's own may be noise, as a key
  /// frame draws the same picture anew.
  var restsAround: Bool {
    let ends = level.ends
    let near = max(0, level.seam - 4)...min(ends.count - 1, level.seam + 4)
    return near.allSatisfy { $0 == level.seam || ends.energy($0).squareRoot() < 0.12 * usual }
  }

  /// Whether the seam's step is too large for noise beside a rest, and for a step onto the next picture
  /// of a film that shows each of them twice.
  var isBeyondMotion: Bool { isJump && seam > 2 * max(before, after) && seam > 2 * usual }

  /// Whether the motion stops or starts at full speed at the seam, and the step belongs to its one side.
  ///
  /// The mean of both neighbours means nothing there.
  var continuesOneSide: Bool {
    let ends = level.ends
    guard max(before, after) > 0.5 * usual else { return false }
    let side = before > after ? level.seam - 1 : level.seam + 1
    let ratio = ends.product(level.seam, side) / max(ends.energy(side), 1e-9)
    return (0.6...1.35).contains(ratio)
  }

  /// Whether the motion has come to its rest on one side, to which the seam belongs, and is fast at once
  /// on the other.
  ///
  /// There a frame more makes the rest longer by one, which is no fault that anybody sees.
  var restsOnOneSide: Bool {
    let ends = level.ends
    func steps(_ offsets: ClosedRange<Int>) -> [Double] {
      offsets.map { level.seam + $0 }.filter { (0..<ends.count).contains($0) }
        .map { ends.energy($0).squareRoot() }
    }
    let (slow, fast) = before < after ? (steps(-3 ... -1), after) : (steps(1...3), before)
    guard let largest = slow.max(), largest < 0.2 * fast, fast > 0.3 * usual else { return false }
    return seam < max(1.5 * min(before, after), 0.02 * usual)
  }

  /// Whether the seam is no step at all in a film that moves in all others, whatever their directions.
  var haltsAlone: Bool {
    let steps = finest.interiorSteps
    let slowest = steps.min() ?? 0
    let seam = finest.ends.energy(finest.seam).squareRoot()
    return slowest > 0.5 * Statistics.median(steps) && seam < 0.25 * slowest
  }
}
