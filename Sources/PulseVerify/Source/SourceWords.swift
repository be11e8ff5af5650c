extension SourceComparison {
  /// How far the pictures are from the drawn ones, in words that alarm nobody where they are right;
  /// `nil` where not every frame was compared and found right.
  ///
  /// Lossy coding blurs edges by dozens of codes in single samples, at which nobody looks; what is seen
  /// is the mean.
  public var summary: String? {
    guard isMatch else { return nil }
    guard largestError > 0 else { return "every frame is the right one, without any difference" }
    let mean = meanError < 0.01 ? "below 0.01" : Figures.text(meanError)
    return
      "every frame is the right one (mean difference \(mean) of 255 levels, within coding noise)"
  }
}

/// Puts what the source says into findings.
package enum SourceWords {
  /// The recipe, or the scene, doesn't fit the file.
  static func stale(_ reason: String, _ origin: SourceComparison.Origin) -> Finding {
    let what = origin == .recipe ? "The recipe in the metadata" : "The scene"
    return Finding(
      .recipeStale,
      "\(what) doesn't fit this file, and was not compared: \(reason). Files that were resized or cut "
        + "by another program keep the recipe of the original.")
  }

  /// The file has a few frames too many or too few, each of which is the right one.
  static func length(_ excess: Int, frames: Int, _ origin: SourceComparison.Origin) -> Finding {
    let what = origin == .recipe ? "The recipe in the metadata" : "The scene"
    let start =
      "\(what) draws \(frames - excess) frames, and the file has \(frames), each in its place: "
    let count = abs(excess) == 1 ? "one frame" : "\(abs(excess)) frames"
    guard excess > 0 else {
      return Finding(
        .missingFrames,
        start
          + "\(count) \(excess == -1 ? "is" : "are") missing at the end, and the motion jumps where "
          + "it starts over; export the file again.", frame: frames - 1,
        value: .number(Double(-excess)))
    }
    return Finding(
      excess == 1 ? .duplicateFrame : .extraFrames,
      start
        + "the last \(excess == 1 ? "frame is" : "\(count) are") the beginning again, which is then shown "
        + "twice; leave \(excess == 1 ? "it" : "them") out, or export the file again.",
      frame: frames - excess, value: excess == 1 ? nil : .number(Double(excess)))
  }

  /// What is told of a seam by its pictures alone, which a source at hand knows better.
  static let guesses: Set<FindingCode> = [
    .duplicateFrame, .missingFrames, .extraFrames, .cut, .reversed, .staticSeam, .turningSeam,
  ]

  /// Every frame is in its place, but coded so coarsely that colours are off.
  static func coarse(_ result: FrameComparison) -> Finding {
    Finding(
      .recipeMismatch,
      "It is coded so coarsely that flat areas are off by up to "
        + "\((result.flat * 10).rounded() / 10) of 255 codes; export it with a higher --quality.",
      severity: .warning, value: .number((result.largest * 100).rounded() / 100))
  }

  /// The pictures as a whole are others.
  static func unlike(_ mean: Double) -> Finding {
    Finding(
      .recipeMismatch,
      "The pictures are not those of the scene: samples are off by \((mean * 10).rounded() / 10) of 255 levels "
        + "on average, which no coding does; export the file again.", frame: 0)
  }

  /// A frame is not the one that is drawn.
  static func mismatch(_ result: FrameComparison, frame: Int) -> Finding {
    let value = FindingValue.number((result.largest * 100).rounded() / 100)
    guard result.betterOffset != 0 else {
      return Finding(
        .recipeMismatch,
        "The colours are not those of the scene: flat areas are off by up to "
          + "\((result.flat * 10).rounded() / 10) of 255 codes; export the file again.",
        frame: frame,
        value: value)
    }
    let place = "\(abs(result.betterOffset)) later"
    let earlier = "\(abs(result.betterOffset)) earlier"
    return Finding(
      .recipeMismatch,
      "The picture at frame \(frame) belongs \(result.betterOffset < 0 ? place : earlier): the motion "
        + "stutters or jumps there; export the file again.", frame: frame, value: value)
  }

  /// Findings without those that the source refutes: where every frame is as drawn, a turn is one,
  /// and a jump is the scene's own.
  package static func trusting(
    _ findings: [Finding], _ seam: SeamFacts?, sceneJumps: Bool
  ) -> [Finding] {
    let refuted = guesses.union([.blankFrame, .betterCut])
    let kept = findings.filter { !refuted.contains($0.code) }
    // A key frame can make the largest step of a small film in which hardly anything moves.
    guard sceneJumps, let seam, seam.isJump else { return kept }
    let jump = findings.first { [.cut, .missingFrames].contains($0.code) }
    return kept + (jump.map { [ownJump($0)] } ?? [])
  }

  /// A jump that the scene itself makes, which is no fault of the file.
  private static func ownJump(_ finding: Finding) -> Finding {
    Finding(
      finding.code,
      "The picture jumps from the last frame to the first because the scene does: it does not return "
        + "to where it began. The file shows every frame as it is drawn; to loop without a jump, "
        + "change the scene.", severity: .note, frame: finding.frame)
  }
}

extension SeamFacts {
  /// Whether the step from last to first is larger than any other in the film.
  fileprivate var isJump: Bool { seamStep > 1.5 * (steps.dropLast().max() ?? 0) }
}
