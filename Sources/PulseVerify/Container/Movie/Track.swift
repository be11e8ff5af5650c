/// A track of an MP4 file, as its boxes have it.
struct Track {
  var identifier = 0
  /// The letters of the handler: `vide`, `soun`, `pict`, `auxv`, ...
  var handler: FourLetters = "none"
  /// Ticks a second of the samples' clock; 0 where unsaid.
  var timescale = 0
  /// What `mdhd` says, in ticks of the track; `nil` where it means "unknown".
  var mediaDuration: Int?
  /// What `tkhd` says, in ticks of the movie; `nil` where it means "unknown".
  var headerDuration: Int?
  var edits: [Edit] = []
  var editCount = 0
  /// The flags of the edit list: 1 makes AVIF repeat.
  var editFlags = 0
  var entry: SampleEntry?
  var samples = SampleTable()
  /// Whether the track holds the alpha of another one.
  var isAuxiliary = false
  /// Whether it says of which one.
  var refersToColour = false
  /// Defaults for the samples of fragments.
  var defaults = FragmentDefaults()

  var isVideo: Bool { handler == "vide" || handler == "pict" }

  /// One entry of the edit list, in ticks.
  struct Edit {
    /// In ticks of the movie.
    var duration: Int
    /// In ticks of the track; `nil` shows nothing.
    var mediaStart: Int?
    /// In units of 1/65536.
    var speed: Int
  }

  /// What samples of fragments are where the fragment doesn't say.
  struct FragmentDefaults {
    var duration = 0
    var size = 0
    var flags = 0
  }
}
