import PulseMedia

/// Keeps the pictures on both sides of the seam for ``SeamFrames``.
///
/// Which frames are the last is known only at the end, so that a few decoded ones are held, not
/// copied: three, of pictures beyond 4K one.
struct SeamGallery {
  /// How many pictures are shown on each side.
  private static let reach = 3
  /// The longest side of a picture that is shown, in pixels.
  private static let longestSide = 320
  /// The most pixels of a picture of which several are held.
  private static let largestHeldArea = 1 << 23
  /// The most times that differences are brightened.
  private static let largestGain = 32

  private var first: [VideoFrame] = []
  private var last: [DecodedPicture] = []
  private var count = 0

  /// Adds the next picture, in order of display.
  ///
  /// - Throws: `MediaError` where memory is short.
  mutating func add(_ picture: DecodedPicture) throws {
    if first.count < Self.reach { first.append(try Self.preview(picture)) }
    let area = picture.frame.width * picture.frame.height
    let limit = area > Self.largestHeldArea ? 1 : Self.reach
    last.removeFirst(max(0, last.count - limit + 1))
    last.append(picture)
    count += 1
  }

  /// The pictures; `nil` where there are none.
  ///
  /// - Throws: `MediaError` where memory is short.
  func frames() throws -> SeamFrames? {
    guard count > 0 else { return nil }
    let last = try self.last.map(Self.preview)
    let hasAlpha = (last + first).contains { $0.format.hasAlpha }
    var frames = SeamFrames(last: [], first: [], differences: [], gain: 1, hasAlpha: hasAlpha)
    for (index, picture) in last.enumerated() {
      let number = count - last.count + index
      frames.last.append(.init(frame: number, png: try PNGFile.encode(picture)))
    }
    for (index, picture) in first.enumerated() {
      frames.first.append(.init(frame: index, png: try PNGFile.encode(picture)))
    }
    try addDifferences(to: &frames, last)
    return frames
  }

  private static func preview(_ picture: DecodedPicture) throws -> VideoFrame {
    try picture.frame.preview(longestSide: longestSide, tags: picture.tags)
  }

  private func addDifferences(to frames: inout SeamFrames, _ last: [VideoFrame]) throws {
    guard count > 1, let end = last.last, let start = first.first else { return }
    var pairs: [(from: Int, to: Int, VideoFrame, VideoFrame)] = []
    if last.count > 1 { pairs.append((count - 2, count - 1, last[last.count - 2], end)) }
    pairs.append((count - 1, 0, end, start))
    if first.count > 1 { pairs.append((0, 1, start, first[1])) }
    let sizes = pairs.map { PictureDifference($0.2, $0.3) }
    let largest = sizes.compactMap { $0?.largest }.max() ?? 0
    frames.gain = min(max(255 / max(1, largest), 1), Self.largestGain)
    for (pair, difference) in zip(pairs, sizes) {
      guard let difference else { continue }
      let png = try difference.png(brightened: frames.gain)
      frames.differences.append(.init(from: pair.from, to: pair.to, png: png))
    }
  }
}
