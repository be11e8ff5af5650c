extension SeamFacts {
  /// Takes over what one scale says about the seam and the steps elsewhere.
  mutating func measure(_ level: SeamLevel) {
    let ends = level.ends
    let fit = ends.linear(level.seam)
    func codes(_ energy: Double) -> Double { (energy / max(level.totalWeight, 1e-9)).squareRoot() }
    let (before, after) = (ends.energy(level.seam - 1), ends.energy(level.seam + 1))
    if codes(min(before, after)) > 0.02 { alpha = fit.share }
    if codes(before) > 0.02 { ratioBefore = ends.product(level.seam, level.seam - 1) / before }
    if codes(after) > 0.02 { ratioAfter = ends.product(level.seam, level.seam + 1) / after }
    residual = codes(fit.residual)
    let near = level.nearSteps.map { ends.linear($0) }
    interior.smallestAlpha = near.map(\.share).min()
    interior.largestAlpha = near.map(\.share).max()
    interior.largestResidual = codes(near.map(\.residual).max() ?? 0)
  }

  /// The residual at the seam where it stands out from all others, RMS in codes.
  ///
  /// A flicker smaller than what moves from frame to frame is none that anybody sees: where a pulse
  /// rests for two frames and moves in all others, the step onto the key frame is none of its large ones.
  var keyframePop: Double? {
    guard residual > 1.5, residual > 1.75 * interior.largestResidual else { return nil }
    return seamStep > 1.5 * Statistics.percentile(steps.dropLast(), 0.9) ? residual : nil
  }
}

extension SeamJudgement {
  /// The kind of step, for the report.
  var kind: SeamKind {
    switch self {
    case .step: .step
    case .turning: .turning
    case .still, .noMotion: .still
    case .duplicate: .duplicate
    case .doubledTurn: .reversed
    case .missing: .gap
    case .extra: .overlap
    case .cut: .cut
    case .unknown: .unknown
    }
  }

  /// Whether a viewer sees it.
  var isFault: Bool {
    switch self {
    case .step, .turning, .still, .noMotion, .unknown: false
    case .duplicate, .doubledTurn, .missing, .extra, .cut: true
    }
  }
}
