import PulseMedia
import PulseRaster
import PulseScenes
import PulseTimeline

/// Draws frames in the file's own layout and holds the file's pictures against them.
struct Redrawing {
  /// How many frames around the right one are tried.
  private static let neighbours = 3

  private let drawing: ResolvedDrawing
  private var painter: Painter?
  private var canvas: VideoFrame?
  private var painting: Painting?
  /// Drawn frames, reduced, by their number in the loop.
  private var reduced: [Int: ReducedPicture] = [:]

  /// The most that flat areas may be off, in codes.
  private let flatLimit: Double

  /// What visible pixels are mixed with, as in a GIF; `nil` where they keep their transparency.
  private var matte: Matte?
  /// Whether a matte is still looked for at the edges of the file's pictures, as nothing names one.
  private var seeksMatte: Bool

  /// - Parameter seeksMatte: whether the file's pictures may be mixed with a matte that nothing names.
  init(_ drawing: ResolvedDrawing, matte: Matte?, seeksMatte: Bool, flatLimit: Double) {
    self.drawing = drawing
    self.matte = matte
    self.seeksMatte = seeksMatte && matte == nil
    self.flatLimit = flatLimit
  }

  /// Compares a picture; `nil` where its layout can't be painted.
  mutating func compare(_ picture: DecodedPicture, frame: Int) throws -> FrameComparison? {
    let theirs = try Self.planar(picture.frame)
    if painter == nil {
      guard let layout = PixelLayout(named: theirs.format.name) else { return nil }
      painter = makePainter(layout, picture.tags)
    }
    let count = drawing.timeline.frameCount
    if seeksMatte, let drawn = try draw(Self.wrapped(frame, count)),
      let found = theirs.matte(mixedInto: drawn)
    {
      (matte, seeksMatte, reduced) = (found, false, [:])
    }
    let decoded = try PictureReducer.reduced(theirs)
    let near = (-Self.neighbours...Self.neighbours).map { Self.wrapped(frame + $0, count) }
    reduced = reduced.filter { near.contains($0.key) }
    for index in near where reduced[index] == nil {
      guard let drawn = try draw(index) else { return nil }
      reduced[index] = try PictureReducer.reduced(drawn)
    }
    guard let drawn = try draw(Self.wrapped(frame, count)) else { return nil }
    if theirs !== picture.frame { theirs.takeHiddenColors(of: drawn) }
    var result = SampleComparison.compare(theirs, drawn)
    result.flatLimit = flatLimit
    result.betterOffset = betterOffset(decoded, frame)
    return result
  }

  /// The picture in planes, where its pixels have the full colours: PNG's, WebP's, QuickTime
  /// Animation's and GIF's layouts, the last as libav looks the palettes up.
  private static func planar(_ frame: VideoFrame) throws -> VideoFrame {
    let names = [
      "rgba": "gbrap", "bgra": "gbrap", "argb": "gbrap", "rgb24": "gbrp", "rgba64be": "gbrap16le",
      "rgb48be": "gbrp16le",
    ]
    guard let name = names[frame.format.name], let format = PictureFormat(named: name) else {
      return frame
    }
    return try frame.converted(to: format)
  }

  private static func wrapped(_ index: Int, _ count: Int) -> Int {
    ((index % count) + count) % count
  }

  /// How far away a frame is that fits better, beyond what coding noise explains.
  private func betterOffset(_ decoded: ReducedPicture, _ frame: Int) -> Int {
    let count = drawing.timeline.frameCount
    let errors = (-Self.neighbours...Self.neighbours).map { offset in
      let drawn = reduced[Self.wrapped(frame + offset, count)]
      return drawn.map { Vector.distance(decoded.samples, $0.samples) } ?? .infinity
    }
    func error(_ offset: Int) -> Double { errors[offset + Self.neighbours] }
    let own = error(0)
    let best = (-Self.neighbours...Self.neighbours).min { error($0) < error($1) } ?? 0
    guard best != 0, let right = reduced[Self.wrapped(frame, count)],
      let other = reduced[Self.wrapped(frame + best, count)]
    else { return 0 }
    // Coders hold a picture for some frames where little moves, as at a turn; so what tells the two
    // frames apart must be more than a fifth of a code RMS, and stand out from the noise.
    let apart = Vector.distance(right.samples, other.samples)
    guard apart > 0.04 * Double(decoded.samples.count), own > 4 * error(best) else { return 0 }
    return own - error(best) > 0.5 * apart ? best : 0
  }

  private mutating func draw(_ index: Int) throws -> VideoFrame? {
    guard var painter, let format = PictureFormat(named: painter.layout.name) else { return nil }
    let target: VideoFrame
    if let canvas {
      target = canvas
    } else {
      target = try VideoFrame(format: format, width: painter.width, height: painter.height)
      canvas = target
    }
    let snapshot = drawing.timeline.snapshot(ofFrame: index)
    let previous = painting
    painting = target.withPlanes { memory in
      let planes = memory.map { unsafe Plane(bytes: $0.bytes, stride: $0.stride) }
      return painter.paint(snapshot, into: planes, replacing: previous)
    }
    self.painter = painter
    // A copy, as the next frame is painted over this one.
    return try matte.map(target.mixed(with:)) ?? target
  }

  private func makePainter(_ layout: PixelLayout, _ tags: ColorTags) -> Painter {
    let matrix: ColorCoding.Matrix =
      switch tags.matrix {
      case .smpte170m, .bt470bg: .bt601
      case .bt2020nc: .bt2020
      default: .bt709
      }
    let coding = ColorCoding(matrix: matrix, range: tags.range == .pc ? .full : .limited)
    return Painter(
      layout: layout,
      coding: coding,
      width: drawing.canvas.width, height: drawing.canvas.height, viewport: drawing.canvas.viewport,
      background: drawing.background)
  }
}
