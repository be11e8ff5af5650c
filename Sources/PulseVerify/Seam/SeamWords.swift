/// Puts what the pictures say into findings for the one who has to act.
enum SeamWords {
  /// The finding about the seam itself, if there is one.
  static func findings(_ judgement: SeamJudgement, frameCount: Int) -> [Finding] {
    let last = max(0, frameCount - 1)
    switch judgement {
    case .step, .unknown: return []
    case .turning:
      return [
        Finding(
          .turningSeam,
          "The motion turns where the loop closes, as it may; whether its turning frame is shown once "
            + "too often can't be told from the pictures, only from the scene.")
      ]
    case .still:
      return [
        Finding(
          .staticSeam,
          "Nothing moves around the point where the loop closes, so that the pictures can't tell "
            + "whether a frame is missing or doubled there; no viewer will see it either.")
      ]
    case .noMotion:
      return [Finding(.noMotion, "Nothing moves in this file, so there is no loop to judge.")]
    case .duplicate:
      return [
        Finding(
          .duplicateFrame,
          "The first frame is shown again at the end: the motion halts for a moment each time the "
            + "loop starts over; leave out the last frame.", frame: last)
      ]
    case .doubledTurn:
      return [
        Finding(
          .reversed,
          "The frame at which the motion turns is shown twice: the motion halts there; when a clip is "
            + "played forth and back, leave out the first and the last frame of the way back.",
          frame: last)
      ]
    case .missing(let count):
      return [missing(count, frame: last)]
    case .extra(let count):
      return [extra(count, frame: last)]
    case .cut:
      return [
        Finding(
          .cut,
          "The picture jumps from the last frame to the first: the clip was not made to loop, or was "
            + "cut in the wrong place; export one whole period.", frame: last)
      ]
    }
  }

  private static func missing(_ count: Int, frame: Int) -> Finding {
    let frames = count == 1 ? "one frame is" : "about \(count) frames are"
    return Finding(
      .missingFrames,
      "The step from the last frame to the first is too large: \(frames) missing, and the motion jumps "
        + "each time the loop starts over; export one whole period.", frame: frame,
      value: .number(Double(count)))
  }

  private static func extra(_ count: Int, frame: Int) -> Finding {
    Finding(
      .extraFrames,
      "The clip runs on past the point where the loop closes: its last \(count) frames are the first "
        + "ones again, and the motion jumps back; leave them out.", frame: frame,
      value: .number(Double(count)))
  }

  /// Findings about blank frames.
  static func findings(_ blanks: BlankTest.Result, frameCount: Int) -> [Finding] {
    var findings: [Finding] = []
    for (count, place, frame) in [
      (blanks.atStart, "start", 0), (blanks.atEnd, "end", frameCount - blanks.atEnd),
    ] where count > 0 {
      let what = count == 1 ? "A blank frame stands" : "\(count) blank frames stand"
      findings.append(
        Finding(
          .blankFrame,
          "\(what) at the \(place) of the clip: viewers see a flicker each time the loop starts over; "
            + "leave it out.", frame: frame))
    }
    return findings
  }

  /// The finding about a jump of quality.
  static func keyframePop(_ residual: Double) -> Finding {
    Finding(
      .keyframePop,
      "The motion closes, but the coding quality jumps at the seam, where the stream starts over with a "
        + "key frame; store it in better quality if a flicker can be seen.",
      value: .number((residual * 100).rounded() / 100))
  }

  /// The finding about a film that holds several periods.
  static func repeats(_ periods: Int) -> Finding {
    Finding(
      .repeats,
      "The file holds the same loop \(periods) times; one of them would do where the player repeats it.",
      value: .number(Double(periods)))
  }

  /// The finding about flashes.
  static let flashing = Finding(
    .flashing,
    "Large areas flash more than three times a second, which can cause seizures in some viewers "
      + "(WCAG 2.3.1); slow the flashing down, or make it weaker or smaller.")

  /// The finding about ends that would loop.
  static func betterCut(_ cut: Range<Int>, isSample: Bool) -> Finding {
    let limit = isSample ? " (of this long film only the two ends were searched)" : ""
    return Finding(
      .betterCut,
      "Frames \(cut.lowerBound) to \(cut.upperBound - 1) alone would loop\(limit); "
        + "'--trim FILE' writes them.", value: .range(cut.lowerBound, cut.upperBound))
  }
}
