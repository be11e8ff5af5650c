extension FindingCode {
  /// What was found, as a heading.
  var title: String {
    switch self {
    case .duplicateFrame: "The first picture is shown twice"
    case .missingFrames: "Pictures are missing where the loop closes"
    case .extraFrames: "The clip runs on too long"
    case .cut: "The picture jumps where the loop closes"
    case .reversed: "The motion stalls or turns back where the loop closes"
    case .blankFrame: "There is an empty picture at an end"
    case .keyframePop: "The sharpness jumps where the loop closes"
    case .staticSeam: "Nothing moves where the loop closes"
    case .noMotion: "Nothing moves"
    case .turningSeam: "The motion turns where the loop closes"
    case .flashing: "It flashes"
    case .repeats: "The loop is in there several times"
    case .betterCut: "A part of it would loop"
    case .recipeMismatch: "It does not show what was ordered"
    case .recipeStale: "The recipe in the file belongs to another version"
    case .lastDuration: "The last picture is shown too long or too short"
    case .unevenDuration: "Pictures are not shown equally long"
    case .startOffset: "It starts late"
    case .editList: "An edit list cuts into the loop"
    case .durationMismatch: "The file states a wrong length"
    case .noKeyframe: "It doesn't begin with a complete picture"
    case .playsOnce: "It stops playing"
    case .slowDelay: "Browsers slow it down"
    case .audioLength: "Sound and picture differ in length"
    case .untaggedColour: "Colours may look different from player to player"
    case .alphaUntagged: "Transparency may get lost"
    case .hev1: "Apple's players will refuse it"
    case .indexLast: "It starts playing late on the web"
    case .loopUnknown: "It doesn't say how often to play"
    case .presetRule: "It is not what the place it is for demands"
    }
  }

  /// What to do about it, beyond what the finding's message says; `nil` where that is all.
  var advice: String? {
    switch self {
    case .duplicateFrame: "End the clip one frame earlier, or let '--trim' write that part."
    case .missingFrames, .cut:
      "Export one whole round of the motion: the picture that would follow the last must be the first."
    case .extraFrames: "End the clip where the first picture comes again, or let '--trim' do it."
    case .reversed:
      "Where a clip is played forth and back, leave out the first and the last picture of the way back."
    case .blankFrame: "Leave the empty pictures out, or let '--trim' do it."
    case .keyframePop: "Export it in better quality, if you see a flicker there."
    case .flashing: "Make the flashes slower, weaker or smaller before you publish it."
    case .repeats: "Nothing, unless the file is to be small: then export the loop once."
    case .betterCut:
      "Run 'pulse-video verify FILE --trim NEW', which writes that part as a new file."
    case .recipeMismatch: "Export it again; if it was edited afterwards, check the colours by eye."
    case .lastDuration, .unevenDuration, .startOffset, .editList, .durationMismatch, .noKeyframe:
      "Export it again with a constant frame rate, or have it repackaged by ffmpeg."
    case .playsOnce, .loopUnknown: "Set the loop count to 'for ever' when you export it."
    case .audioLength: "Cut the sound to the length of the pictures, or leave it out."
    case .untaggedColour:
      "Choose BT.709 (also called Rec. 709) when you export it, as the web expects."
    case .presetRule: "Export it with '--preset' and the name of that place."
    case .staticSeam, .noMotion, .turningSeam, .recipeStale, .slowDelay, .alphaUntagged, .hev1,
      .indexLast:
      nil
    }
  }
}
