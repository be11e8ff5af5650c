internal import PulseMedia

/// A track of a Matroska or WebM file.
struct MatroskaTrack {
  /// The number by which blocks name it.
  var number = 0
  /// 1 for video, 2 for audio.
  var type = 0
  /// Such as `V_VP9`.
  var codec = ""
  /// Nanoseconds that each frame lasts; `nil` where unsaid.
  var defaultDuration: Int?
  /// Nanoseconds at the beginning that are decoded and not played.
  var codecDelay = 0
  var width = 0
  var height = 0
  var saysAlpha = false
  var tags = ColorTags()

  // What the blocks say.

  /// Whether blocks bring more data along, which is alpha in VP8 and VP9.
  var hasAdditions = false
  /// Whether the first block can be decoded alone.
  var startsWithKey: Bool?
  var firstTime: Int?
  var lastTime = 0
  /// The longest time between two of the first blocks, in ticks.
  var largestStep = 0
  /// How many of these have been looked at.
  var stepCount = 0
  /// Ticks that the block with the last time says that it lasts.
  var lastBlockDuration: Int?
  /// Nanoseconds of the last block that are not played.
  var discardPadding = 0
}
