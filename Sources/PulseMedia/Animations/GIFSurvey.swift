/// What is known of a loop's colours before its first frame is written as a GIF.
struct GIFSurvey {
  /// The most colours of a loop that are told apart.
  private static let largestCount = 1 << 16

  /// The colours that the frames must be drawn with, and how often.
  private(set) var loop = ColorCensus(limit: largestCount)
  /// Whether some frame needs more colours than a palette has.
  private(set) var isMixed = false

  private let hasAlpha: Bool
  private var isFirst = true

  init(hasAlpha: Bool) { self.hasAlpha = hasAlpha }

  /// Counts the colours of a frame that change; all of them where it may be drawn on nothing.
  mutating func add(_ picture: PixelGrid, after previous: PixelGrid) {
    let canvas = isFirst || hasAlpha ? nil : previous
    isFirst = false
    var frame = ColorCensus(limit: GIFPainter.largestCount + 1)
    picture.forEachRun(changingFrom: canvas, in: picture.area) { pixels, count in
      loop.add(pixels, count: count)
      if !isMixed { frame.add(pixels, count: count) }
    }
    isMixed = isMixed || frame.entries.count > GIFPainter.largestCount || !frame.isExact
  }
}
