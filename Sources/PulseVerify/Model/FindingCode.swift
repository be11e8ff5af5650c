/// What can be said about a file's loop: the codes of the JSON document, of JUnit and of the report.
public enum FindingCode: String, Hashable, Sendable, CaseIterable {
  // MARK: The seam

  /// The first frame is shown again at the end, or the last at the start.
  case duplicateFrame = "duplicate-frame"
  /// The seam is a step of several frames where one is due; `value` is how many.
  case missingFrames = "missing-frames"
  /// The motion runs on past the loop's end; `value` is by how many frames.
  case extraFrames = "extra-frames"
  /// The seam is a jump that has nothing to do with the motion.
  case cut
  /// The motion turns back at the seam though it does not elsewhere, or turning frames are doubled.
  case reversed
  /// A black, white or empty frame at an end, unlike its neighbours.
  case blankFrame = "blank-frame"
  /// The seam is right, but the quality of coding jumps there.
  case keyframePop = "keyframe-pop"
  /// The pictures alone can't tell whether the seam is right.
  case staticSeam = "static-seam"
  /// Nothing moves.
  case noMotion = "no-motion"
  /// The motion turns at the seam; whether its turning frame is doubled only the recipe can tell.
  case turningSeam = "turning-seam"
  /// Large areas change luminance more than three times a second (WCAG 2.3.1).
  case flashing
  /// The file holds several periods; `value` is how many.
  case repeats
  /// Other ends would loop; `value` is the range of frames.
  case betterCut = "better-cut"

  // MARK: The source

  /// A frame is not the one that the recipe draws; `value` is the largest error in codes.
  case recipeMismatch = "recipe-mismatch"
  /// The recipe in the metadata doesn't fit the file any more.
  case recipeStale = "recipe-stale"

  // MARK: The container

  /// The last frame has no duration, or another one than the rest.
  case lastDuration = "last-duration"
  /// Frames of one rate last unequally long.
  case unevenDuration = "uneven-duration"
  /// The first frame is not shown at time 0.
  case startOffset = "start-offset"
  /// The edit list has a hole, leaves frames out, or changes the speed.
  case editList = "edit-list"
  /// The durations that the file states contradict its frames.
  case durationMismatch = "duration-mismatch"
  /// The first packet can't be decoded alone.
  case noKeyframe = "no-keyframe"
  /// A loop flag stops the animation; `value` is after how many plays.
  case playsOnce = "plays-once"
  /// Delays so short that players replace them by slower ones.
  case slowDelay = "slow-delay"
  /// Audio and video differ by more than a frame.
  case audioLength = "audio-length"
  /// Nothing says what the numbers mean as colours.
  case untaggedColour = "untagged-colour"
  /// There is alpha, and the container doesn't say so.
  case alphaUntagged = "alpha-untagged"
  /// HEVC under the name that Apple's players refuse.
  case hev1
  /// The index stands behind the pictures.
  case indexLast = "index-last"
  /// Nothing says how often the animation is to play.
  case loopUnknown = "loop-unknown"

  // MARK: Delivery

  /// A rule of the place that the file is for is broken.
  case presetRule = "preset-rule"
}

extension FindingCode {
  /// How grave the finding is, unless a look knows better.
  public var severity: Severity {
    switch self {
    case .duplicateFrame, .missingFrames, .extraFrames, .cut, .reversed, .blankFrame,
      .recipeMismatch, .lastDuration, .unevenDuration, .startOffset, .editList, .durationMismatch,
      .noKeyframe, .playsOnce, .slowDelay, .audioLength, .presetRule:
      .fault
    case .keyframePop, .flashing, .alphaUntagged, .hev1, .loopUnknown:
      .warning
    case .staticSeam, .noMotion, .turningSeam, .recipeStale, .repeats, .betterCut, .untaggedColour,
      .indexLast:
      .note
    }
  }
}
