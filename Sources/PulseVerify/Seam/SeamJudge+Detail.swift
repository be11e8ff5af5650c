/// What the scale with most detail, and the scales together, add.
extension SeamJudge {
  /// The seam's step in units of the smaller and of the larger of its neighbours, in most detail.
  var sharpestShare: (least: Double, most: Double) {
    let sizes = (-1...1).map { sharpest.ends.energy(sharpest.seam + $0).squareRoot() }
    let (before, seam, after) = (sizes[0], sizes[1], sizes[2])
    return (seam / max(min(before, after), 1e-9), seam / max(before, after, 1e-9))
  }

  /// Whether the step is like its neighbours in most detail, where a gap would show.
  var isStepInDetail: Bool { sharpest.reachesFarther && sharpestShare.most < 1.25 }

  /// Whether the motion turns, and frames around the turn are missing.
  var turnsOverGap: Bool {
    guard case .mirrored = vote.winner, vote.lead > 1 else { return false }
    return vote.frames >= 2 && mirror.offset >= 2 && mirror.isDecided && !disagreesOnTurn
  }

  /// Whether distances and the mirror both see a turn, but at places more than two frames apart.
  ///
  /// A coder that lags behind slow changes, as that of animated WebP does, moves the turn by as much as
  /// it lags, at each scale by something else; a gap moves it by the same at all.
  var disagreesOnTurn: Bool {
    guard case .mirrored = vote.winner, vote.lead > 1 else { return false }
    return abs(vote.frames - mirror.offset) > 2
  }
}
