internal import CWebP

/// Writes animated WebP: of each frame the rectangle that changes, coded by libwebp.
///
/// The container is written here: libwebp's own assembler keeps the whole file in memory, makes a still
/// picture of an animation of one frame, and merges frames that look alike.
public final class WebPWriter: AnimationWriter {
  /// How the pictures are coded.
  public enum Coding: Hashable, Sendable {
    /// Every pixel as it is.
    case lossless
    /// With losses, from 0 (worst) to 100 (best).
    case lossy(quality: Double)
  }

  /// No picture depends on those to come.
  public let wantsSurvey = false

  private let settings: AnimationSettings
  private let file: OutputFile
  private let coder: WebPCoder
  private let canvas: PixelGrid
  private let picture: PixelGrid
  private var frame = 0
  private var length = 0

  /// Prepares a file that has nothing in it yet.
  ///
  /// - Throws: ``MediaError`` where libwebp refuses the settings.
  public init(_ settings: AnimationSettings, coding: Coding, file: OutputFile) throws {
    (self.settings, self.file) = (settings, file)
    coder = try WebPCoder(coding, effort: settings.effort)
    canvas = PixelGrid(width: settings.width, height: settings.height)
    picture = PixelGrid(width: settings.width, height: settings.height)
  }

  /// Looks at a frame; see ``AnimationWriter/survey(_:)``.
  public func survey(_ picture: VideoFrame) throws {}

  /// Takes the next frame; see ``AnimationWriter/write(_:)``.
  public func write(_ picture: VideoFrame) throws {
    try self.picture.take(picture)
    if frame == 0 { try put(beginning()) }
    let whole = self.picture.area
    let changed = frame == 0 ? whole : self.picture.changedArea(from: canvas)
    let area = Self.even(changed ?? PixelArea(x: 0, y: 0, width: 1, height: 1))
    try put(chunk(area, coder.code(self.picture, area)))
    canvas.copy(self.picture)
    frame += 1
  }

  /// Writes what is left; see ``AnimationWriter/finish()``.
  public func finish() throws {
    if let comment = settings.comment {
      try put(Self.chunk("XMP ", Array(XMPPacket.text(comment).utf8)))
    }
    var size: [UInt8] = []
    size.appendLittle(length - 8, 4)
    try file.replace(size, at: 4)
  }

  private func put(_ bytes: [UInt8]) throws {
    try file.write(bytes)
    length += bytes.count
    guard length <= 0xFFFF_FFF6 else {
      throw MediaError(.refusedByLibrary, "\(file.path): a WebP has room for 4 GB", file: file.path)
    }
  }

  /// Rectangles begin at even numbers.
  private static func even(_ area: PixelArea) -> PixelArea {
    let (x, y) = (area.x & ~1, area.y & ~1)
    return PixelArea(
      x: x, y: y, width: area.width + area.x - x, height: area.height + area.y - y)
  }

  private func beginning() -> [UInt8] {
    var bytes = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
    // Animated; with alpha; with XMP.
    let flags = 0x02 | (settings.hasAlpha ? 0x10 : 0) | (settings.comment == nil ? 0 : 0x04)
    var header: [UInt8] = []
    header.appendLittle(flags, 4)
    header.appendLittle(settings.width - 1, 3)
    header.appendLittle(settings.height - 1, 3)
    bytes += Self.chunk("VP8X", header)
    var animation: [UInt8] = [0xFF, 0xFF, 0xFF, settings.hasAlpha ? 0 : 0xFF]
    animation.appendLittle(settings.plays, 2)
    return bytes + Self.chunk("ANIM", animation)
  }

  private func chunk(_ area: PixelArea, _ coded: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    for value in [area.x / 2, area.y / 2, area.width - 1, area.height - 1] {
      bytes.appendLittle(value, 3)
    }
    bytes.appendLittle(settings.delay(ofFrame: frame, ticksPerSecond: 1000), 3)
    // Replaces the rectangle with its alpha, and keeps what is shown.
    bytes.append(0x02)
    return Self.chunk("ANMF", bytes + coded)
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var bytes = Array(name.utf8)
    bytes.appendLittle(data.count, 4)
    bytes += data
    if data.count % 2 == 1 { bytes.append(0) }
    return bytes
  }
}
