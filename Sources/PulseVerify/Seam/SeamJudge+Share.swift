/// The step held against its neighbours.
extension SeamJudge {
  /// The seam's step in units of what its neighbours let expect.
  var share: Double { fit.share }

  var fit: StepProducts.Fit {
    isExact && level.ends.hasNeighbours(level.seam, reach: 2)
      ? level.ends.cubic(level.seam) : level.ends.linear(level.seam)
  }

  /// Whether a share lies so near a limit that another witness should speak.
  func isDoubtful(_ share: Double) -> Bool {
    isExact
      ? (0.4..<0.5).contains(share) || (1.4..<1.6).contains(share)
      : (0.3..<0.65).contains(share) || (1.3..<1.8).contains(share)
  }

  /// Whether the step is small beside those that should be like it.
  ///
  /// Where the motion nearly rests, coders hold pictures still; only clear motion counts there.
  var isDuplicate: Bool {
    let isClear = level.ends.cosine(around: level.seam) > 0.9
    let dip = seam / max(min(before, after), 1e-9)
    guard dip < 0.75, max(before, after) > 0.25 * usual || isClear else { return false }
    // Where several things move, what is shown twice is so at every scale.
    guard isClear || sharpestShare.least < 0.6 else { return false }
    // Motion that jerks by itself dips elsewhere too; a doubled frame's step is next to none.
    return level.dips(to: 1.1 * dip) == 0
  }

  /// Whether the seam's step is longer than those of the five frames on either side by as much as a frame
  /// that is missing makes it; a key frame that draws its picture anew adds less.
  var isLongStep: Bool {
    let near = (1...5).flatMap { [level.seam - $0, level.seam + $0] }
      .filter { (0..<level.ends.count).contains($0) }
    let middle = Statistics.median(near.map { level.ends.energy($0).squareRoot() })
    // Beside a rest the neighbours are shorter than what lies around, and so is a step over a gap.
    let isBesideRest = middle < 0.6 * usual
    let expected = isBesideRest ? min(middle, max(before, after)) : middle
    guard seam > 1.45 * expected else { return false }
    // Where steps hardly follow each other, one of the others may be as long, with no gap in it.
    let longest = level.nearSteps.map { level.ends.energy($0).squareRoot() }.max() ?? 0
    return unreliability < 0.4 || isBesideRest || seam > longest
  }

  /// Whether other steps near it stand out from their neighbours at least as much, as where a coder holds
  /// slow pictures still and then makes up for it.
  var isUsualJerk: Bool {
    let largest = level.nearSteps.map { level.ends.jerk($0) }.max() ?? 0
    // A texture that moves by more than its grain has steps of one size, over gaps as well.
    return largest > 1.5 && level.ends.jerk(level.seam) < 1.1 * largest
  }

  /// Whether the step is larger than any near it.
  var isJump: Bool {
    let largest = level.nearSteps.map { level.ends.energy($0) }.max() ?? 0
    return seam * seam > 2.2 * largest
  }

  var overlap: Int? {
    let test = OverlapTest(level)
    let isEqual =
      test.error < 0.7 * seam * seam && test.error < 0.7 * MirrorTest(level).error
    return isEqual ? test.count : nil
  }
}

/// What a fault would have to look like.
extension SeamJudge {
  /// Whether the step leads back over frames that are shown again: then it is at least as long as the
  /// first of them.
  var goesBack: Bool { seam > 0.6 * after }

  /// Whether the last frames are the first ones again.
  var isShownAgain: Bool { goesBack && OverlapTest(level).error < 0.3 * seam * seam }

  /// Whether the step is at least as long as motion that goes on slowing down, or speeding up, as it does
  /// beside the seam makes it; over a gap it is.
  var isLongerThanDue: Bool {
    let ends = level.ends
    let due = [-1, 1].map { side -> Double in
      let near = ends.energy(level.seam + side).squareRoot()
      let far = ends.energy(level.seam + 2 * side).squareRoot()
      return min(near, max(0, 2 * near - far))
    }
    return seam > 0.6 * (due.max() ?? 0)
  }

  /// Whether the step's size lies between those of its neighbours in most detail, as where the motion
  /// slows down to a rest beside the seam.
  var isBetweenNeighbours: Bool { sharpestShare.least > 1 && sharpestShare.most < 0.6 }

  /// Whether the step may be that of a key frame which draws the same picture anew: small, and along
  /// nothing that moves beside it.
  var isDrawnAnew: Bool {
    codes < Self.redrawing && [-8, -5, 5, 8].allSatisfy { abs(cosine(to: $0)) < 0.5 }
  }

  /// The largest step, RMS in codes, that a key frame makes which draws the same picture anew.
  static let redrawing = 6.0

  /// The seam's step, RMS in codes, of what moves.
  private var codes: Double { seam / max(level.totalWeight, 1e-9).squareRoot() }

  /// The cosine of the angle between the seam's step and the way from that frame to the nearer end of
  /// it, or on from there; frames are counted from the seam, with a sign.
  private func cosine(to frames: Int) -> Double {
    let (last, first) = (level.seam, level.seam + 1)
    let from = frames < 0 ? last : first
    let place = from + frames
    guard (0..<2 * level.reach).contains(place) else { return 0 }
    let own = level.distance(last, first)
    let way = level.distance(from, place)
    let across = level.distance(frames < 0 ? first : last, place)
    return (across - own - way) / max(2 * (own * way).squareRoot(), 1e-9)
  }
}
