import PulseMedia
import PulseRaster
public import PulseScenes
public import PulseTimeline

/// Several small pictures side by side in one PNG picture, row by row.
public enum ContactSheet {
  /// One of the pictures.
  public struct Tile: Sendable {
    /// What is drawn, and how large.
    public let drawing: ResolvedDrawing
    /// Where in its loop, as a share from 0 to below 1 from where sampling begins.
    public let phase: Fraction

    /// Makes a tile.
    public init(_ drawing: ResolvedDrawing, phase: Fraction) {
      (self.drawing, self.phase) = (drawing, phase)
    }
  }

  /// The fewest columns with which a sheet is no higher than wide, for tiles that are squares.
  public static func columns(for count: Int) -> Int {
    (1...max(count, 1)).first { $0 * $0 >= count } ?? 1
  }

  /// How far apart pictures of that width lie, in pixels, so that neighbours don't touch.
  static func gutter(width: Int) -> Int { max(2, width / 30) }

  /// Draws the tiles and writes the sheet; what is between them and what is left over of the last row has
  /// the background of the last tile.
  ///
  /// - Parameters:
  ///   - file: the name, which must end in `.png`.
  ///   - tiles: the pictures, all of the first one's size; at least one.
  ///   - columns: pictures in a row; as many as make the sheet square where omitted.
  ///   - overwrites: whether an existing file is replaced.
  /// - Returns: the sheet's size in pixels.
  /// - Throws: ``ExportError``, or `MediaError` where writing fails.
  public static func write(
    file: String, tiles: [Tile], columns: Int? = nil, overwrites: Bool = true
  ) throws -> (width: Int, height: Int) {
    try FileFormat.refuseFolder(file, ending: "png")
    guard FileFormat.ending(of: file) == "png" else {
      throw ExportError(.usage, "'\(file)': a sheet is a PNG picture; give it the ending .png")
    }
    guard let last = tiles.last else { throw ExportError(.usage, "a sheet needs a picture") }
    let canvas = last.drawing.canvas
    let columns = min(columns ?? Self.columns(for: tiles.count), tiles.count)
    let rows = (tiles.count + columns - 1) / columns
    let gutter = gutter(width: canvas.width)
    let width = columns * (canvas.width + gutter) - gutter
    let height = rows * (canvas.height + gutter) - gutter
    try PictureLimit.check(width: width, height: height)
    let output = try OutputFile(path: file, overwrite: overwrites)
    do {
      let sheet = try draw(tiles, columns: columns, width: width, height: height)
      try PNGFile.write(sheet, path: output.temporaryPath, displayName: file)
      try output.commit()
    } catch {
      output.abandon()
      throw error
    }
    return (width, height)
  }

  private static func draw(
    _ tiles: [Tile], columns: Int, width: Int, height: Int
  ) throws -> VideoFrame {
    let hasAlpha = tiles.contains { $0.drawing.background.alpha < 1 }
    let format = try PictureFormat(hasAlpha ? .gbrap : .gbrp)
    let sheet = try VideoFrame(format: format, width: width, height: height)
    // The rest of the last row is background.
    if let last = tiles.last {
      let ground = try picture(of: nil, last, hasAlpha: hasAlpha, width: width, height: height)
      sheet.copy(ground, toX: 0, y: 0)
    }
    for (index, tile) in tiles.enumerated() {
      let timeline = tile.drawing.timeline
      let snapshot = timeline.snapshot(at: timeline.plan.time(atPhase: tile.phase))
      let canvas = tile.drawing.canvas
      let picture = try picture(
        of: snapshot, tile, hasAlpha: hasAlpha, width: canvas.width, height: canvas.height)
      let gutter = gutter(width: canvas.width)
      sheet.copy(
        picture, toX: index % columns * (canvas.width + gutter),
        y: index / columns * (canvas.height + gutter))
    }
    return sheet
  }

  private static func picture(
    of snapshot: Snapshot?, _ tile: Tile, hasAlpha: Bool, width: Int, height: Int
  ) throws -> VideoFrame {
    let layout: PixelLayout = hasAlpha ? .gbrap : .gbrp
    var painter = Painter(
      layout: layout, coding: ColorCoding(matrix: .bt709, range: .full), width: width,
      height: height, viewport: tile.drawing.canvas.viewport,
      background: tile.drawing.background)
    let picture = try VideoFrame(
      format: try PictureFormat(layout), width: width, height: height)
    _ = painter.paint(snapshot ?? Snapshot(items: []), on: picture, replacing: nil)
    return picture
  }
}
