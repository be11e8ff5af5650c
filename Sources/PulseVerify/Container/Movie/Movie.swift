/// An MP4, MOV or AVIF file, as its boxes have it.
struct Movie {
  /// The main brand of the `ftyp` box; `nil` without one.
  var brand: FourLetters?
  /// All brands, the main one included.
  var brands: Set<FourLetters> = []
  /// Ticks a second of the movie's clock; 0 where unsaid.
  var timescale = 0
  /// In ticks of the movie; `nil` where it means "unknown".
  var duration: Int?
  var tracks: [Track] = []
  /// Whether the index stands before the pictures; `nil` until both were seen.
  var isIndexFirst: Bool?
  /// Whether samples come in fragments, each with its own index.
  var isFragmented = false
  var comment: String?

  /// The most tracks that are read; films have a handful.
  static let largestTrackCount = 64
  /// The largest index that is loaded, in bytes: some days of video.
  static let largestIndex = 64 << 20
  /// The longest text that is taken as a comment, in bytes.
  static let longestComment = 1 << 20

  /// The track with the pictures: the first that is no alpha.
  var video: Track? { tracks.first { $0.isVideo && !$0.isAuxiliary } }
  var audio: Track? { tracks.first { $0.handler == "soun" } }
  var isAVIF: Bool { brands.contains("avis") || brands.contains("avif") }
}
