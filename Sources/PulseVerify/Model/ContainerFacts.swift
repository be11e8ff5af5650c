public import PulseMedia
public import PulseTimeline

/// What a file says about itself, read without decoding a picture.
public struct ContainerFacts: Hashable, Sendable {
  /// The kind of file.
  public var format: ContainerFormat
  /// The video's codec by libav's name, such as `h264`; empty where unknown.
  public var codec = ""
  /// The four letters by which MP4 names the codec, such as `avc1`; `nil` in other formats.
  public var sampleEntry: String?
  /// Pixels in a row.
  public var width = 0
  /// Rows of pixels.
  public var height = 0
  /// Frames per second, where all last equally long.
  public var rate: Fraction?
  /// Whether the file itself states how long every frame lasts.
  public var claimsRate = false
  /// How many frames the container holds.
  public var frameCount = 0
  /// Seconds per tick of the clock in which frames are timed.
  public var tick: Fraction = 1
  /// When the first frame is shown, in seconds, after the edit list.
  public var start: Fraction = 0
  /// How long frames last; `nil` where there are none.
  public var durations: FrameDurations?
  /// The duration that the video track states for its samples (MP4's `mdhd`), in seconds.
  public var trackDuration: Fraction?
  /// The duration that the track's header states (MP4's `tkhd`), in seconds.
  public var headerDuration: Fraction?
  /// The duration of the edit list, in seconds; `nil` without one.
  public var editDuration: Fraction?
  /// The duration that the whole file states, in seconds.
  public var fileDuration: Fraction?
  /// Seconds per tick of the clock of ``headerDuration``, ``editDuration`` and ``fileDuration``.
  public var fileTick: Fraction?
  /// The edit list's first entries, up to ``largestEditCount``.
  public var edits: [EditFacts] = []
  /// How often it wants to be played.
  public var loopCount = LoopCount.external
  /// What the samples mean as colours: by the container, else by the bitstream.
  public var tags = ColorTags()
  /// Whether pictures have alpha, and whether it is said.
  public var alpha = AlphaTag.none
  /// Whether decoding can start with the first packet; `nil` where unknown.
  public var startsWithKey: Bool?
  /// The sound; `nil` where there is none.
  public var audio: AudioFacts?
  /// Whether the index stands before the pictures; `nil` in formats without one.
  public var isIndexFirst: Bool?
  /// The text under the key `comment`, as it is: a stranger's words.
  public var comment: String?
  /// The file's texts, cleaned and shortened, up to ``ContainerText/largestCount``.
  public var texts: [ContainerText] = []

  /// How many frames the edit list leaves out.
  public var hiddenFrames = 0

  /// How many entries of an edit list are kept.
  public static let largestEditCount = 16

  /// Makes the facts of a file of which only the kind is known.
  public init(format: ContainerFormat) { self.format = format }
}
