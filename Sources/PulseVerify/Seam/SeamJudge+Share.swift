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
    guard isClear || sharpestShare.least < 0.75 else { return false }
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
