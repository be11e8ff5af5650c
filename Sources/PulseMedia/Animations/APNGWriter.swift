/// Writes APNG: a whole first picture, then of each frame the rectangle that changes.
///
/// Nothing is lost. Loops of up to 256 colours are written with a palette.
public final class APNGWriter: AnimationWriter {
  /// Ticks a second of the delays: browsers cut them to whole milliseconds.
  private static let ticksPerSecond = 1000

  /// Palettes are chosen for the whole loop.
  public let wantsSurvey = true

  private let settings: AnimationSettings
  private let file: OutputFile
  private var census = ColorCensus(limit: 256)
  private let canvas: PixelGrid
  private let picture: PixelGrid
  private var packer: PNGPacker?
  private var frame = 0
  /// Numbers the chunks of the animation.
  private var sequence: UInt32 = 0

  /// Prepares a file that has nothing in it yet.
  public init(_ settings: AnimationSettings, file: OutputFile) {
    (self.settings, self.file) = (settings, file)
    canvas = PixelGrid(width: settings.width, height: settings.height)
    picture = PixelGrid(width: settings.width, height: settings.height)
  }

  /// Looks at a frame; see ``AnimationWriter/survey(_:)``.
  public func survey(_ picture: VideoFrame) throws {
    guard census.isExact else { return }
    try self.picture.take(picture)
    // The whole transparent colour is no entry of the census.
    for y in 0..<settings.height { census.add(self.picture.row(y), count: settings.width) }
  }

  /// Takes the next frame; see ``AnimationWriter/write(_:)``.
  public func write(_ picture: VideoFrame) throws {
    try self.picture.take(picture)
    let packer: PNGPacker
    if let known = self.packer {
      packer = known
    } else {
      packer = try PNGPacker(
        palette: palette(), hasAlpha: settings.hasAlpha, effort: settings.effort)
      self.packer = packer
      try file.write(beginning(packer))
    }
    let whole = self.picture.area
    let changed = frame == 0 ? whole : self.picture.changedArea(from: canvas)
    let area = changed ?? PixelArea(x: 0, y: 0, width: 1, height: 1)
    try file.write(control(area) + data(packer.pack(self.picture, area)))
    canvas.copy(self.picture)
    frame += 1
  }

  /// Writes what is left; see ``AnimationWriter/finish()``.
  public func finish() throws { try file.write(PNGChunk.bytes("IEND", [])) }

  private func palette() -> PNGPalette? {
    let count = census.colors.count + (settings.hasAlpha ? 1 : 0)
    guard census.isExact, count <= 256 else { return nil }
    return PNGPalette(census.colors + (settings.hasAlpha ? [0] : []))
  }

  private func beginning(_ packer: PNGPacker) -> [UInt8] {
    var header: [UInt8] = []
    header.appendBig(UInt32(settings.width))
    header.appendBig(UInt32(settings.height))
    header += [8, packer.colorType, 0, 0, 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    bytes += PNGChunk.bytes("IHDR", header)
    var animation: [UInt8] = []
    animation.appendBig(UInt32(settings.frameCount))
    animation.appendBig(UInt32(settings.plays))
    bytes += PNGChunk.bytes("acTL", animation)
    // The colours are sRGB, shown perceptually.
    bytes += PNGChunk.bytes("sRGB", [0])
    if let comment = settings.comment { bytes += PNGChunk.comment(comment) }
    if let palette = packer.palette {
      bytes += PNGChunk.bytes("PLTE", palette.colors)
      if !palette.alphas.isEmpty { bytes += PNGChunk.bytes("tRNS", palette.alphas) }
    }
    return bytes
  }

  private func control(_ area: PixelArea) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.appendBig(takeNumber())
    for value in [area.width, area.height, area.x, area.y] { bytes.appendBig(UInt32(value)) }
    let delay = settings.delay(ofFrame: frame, ticksPerSecond: Self.ticksPerSecond)
    bytes.appendBig(UInt16(clamping: delay))
    bytes.appendBig(UInt16(Self.ticksPerSecond))
    // Keeps what is shown, and replaces the rectangle with its alpha.
    bytes += [0, 0]
    return PNGChunk.bytes("fcTL", bytes)
  }

  /// The first picture's data are those of a PNG without animation, too.
  private func data(_ packed: [UInt8]) -> [UInt8] {
    guard frame > 0 else { return PNGChunk.bytes("IDAT", packed) }
    var bytes: [UInt8] = []
    bytes.appendBig(takeNumber())
    return PNGChunk.bytes("fdAT", bytes + packed)
  }

  private func takeNumber() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }
}
