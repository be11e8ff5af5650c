package import PulseMedia
import PulseRaster
public import PulseScenes
public import PulseTimeline

/// One moment of a loop as a PNG picture.
public enum StillPicture {
  /// Which moment is drawn.
  public enum Moment: Hashable, Sendable {
    /// Frame `index` of the loop, 0 ..< N.
    case frame(Int)
    /// A share of the loop, 0 ..< 1, from where sampling begins whatever the start phase.
    case phase(Fraction)
  }

  /// Draws the moment and writes it; red, green and blue, and alpha where the background is not
  /// opaque.
  ///
  /// - Parameters:
  ///   - file: the name, which must end in `.png`.
  ///   - drawing: what to draw.
  ///   - moment: which moment of the loop.
  ///   - depth: bits a sample, 8 or 16.
  ///   - overwrites: whether an existing file is replaced.
  /// - Throws: ``ExportError``, or `MediaError` where writing fails.
  public static func write(
    file: String, drawing: ResolvedDrawing, moment: Moment = .frame(0), depth: Int = 8,
    overwrites: Bool = true
  ) throws {
    try FileFormat.refuseFolder(file, ending: "png")
    guard FileFormat.ending(of: file) == "png" else {
      throw ExportError(.usage, "'\(file)': a still is a PNG picture; give it the ending .png")
    }
    try PictureLimit.check(width: drawing.canvas.width, height: drawing.canvas.height)
    let picture = try draw(drawing, snapshot: try snapshot(drawing.timeline, moment), depth: depth)
    let output = try OutputFile(path: file, overwrite: overwrites)
    do {
      try PNGFile.write(picture, path: output.temporaryPath, displayName: file)
      try output.commit()
    } catch {
      output.abandon()
      throw error
    }
  }

  /// The first frame as a picture for a PNG file, to be shown before a film plays.
  package static func picture(of drawing: ResolvedDrawing) throws -> VideoFrame {
    try draw(drawing, snapshot: drawing.timeline.snapshot(ofFrame: 0), depth: 8)
  }

  private static func snapshot(
    _ timeline: Timeline, _ moment: Moment
  ) throws(ExportError) -> Snapshot {
    switch moment {
    case .frame(let index):
      guard (0..<timeline.frameCount).contains(index) else {
        throw ExportError(
          .usage,
          "there is no frame \(index); this loop has frames 0 ... \(timeline.frameCount - 1)")
      }
      return timeline.snapshot(ofFrame: index)
    case .phase(let phase):
      guard phase >= .zero, phase < .one else {
        throw ExportError(.usage, "a phase must be from 0 to just under 1, got \(phase)")
      }
      return timeline.snapshot(at: timeline.plan.time(atPhase: phase))
    }
  }

  private static func draw(
    _ drawing: ResolvedDrawing, snapshot: Snapshot, depth: Int
  ) throws -> VideoFrame {
    let layout: PixelLayout =
      switch (depth, drawing.background.alpha < 1) {
      case (16, false): .gbrp16
      case (16, true): .gbrap16
      case (_, false): .gbrp
      case (_, true): .gbrap
      }
    let canvas = drawing.canvas
    var painter = Painter(
      layout: layout, coding: ColorCoding(matrix: .bt709, range: .full), width: canvas.width,
      height: canvas.height, viewport: canvas.viewport, background: drawing.background)
    let picture = try VideoFrame(
      format: try PictureFormat(layout), width: canvas.width, height: canvas.height)
    _ = painter.paint(snapshot, on: picture, replacing: nil)
    return picture
  }
}
