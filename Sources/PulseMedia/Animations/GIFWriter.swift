/// Writes GIF: of each frame the rectangle that changes, in it only the pixels that change.
///
/// Where no frame has more than 255 colours that change, nothing is lost: all frames share a palette where
/// the loop has no more colours than that, else each has its own. Other loops are drawn with patterns of a
/// palette that is chosen for the whole loop.
public final class GIFWriter: AnimationWriter {
  /// The least alpha that counts as visible.
  private static let visibleAlpha: UInt32 = 128

  /// Palettes are chosen for the whole loop.
  public let wantsSurvey = true

  private let settings: AnimationSettings
  private let file: OutputFile
  /// What half-transparent pixels are mixed with; `nil` cuts them at one half.
  private let matte: UInt32?
  private var survey: GIFSurvey
  private var painter: GIFPainter?

  /// What is shown before the frame that is to be written.
  private let canvas: PixelGrid
  private var current: PixelGrid
  private var next: PixelGrid
  private var first: PixelGrid?
  /// How many frames have come; the last of them is not written yet.
  private var count = 0

  /// Prepares a file that has nothing in it yet.
  ///
  /// - Parameter matte: what half-transparent pixels are mixed with; without it each is either opaque, in
  ///   its own colour, or not there.
  public init(_ settings: AnimationSettings, matte: Matte? = nil, file: OutputFile) {
    (self.settings, self.file) = (settings, file)
    self.matte = matte.map { UInt32($0.red) | UInt32($0.green) << 8 | UInt32($0.blue) << 16 }
    survey = GIFSurvey(hasAlpha: settings.hasAlpha)
    canvas = PixelGrid(width: settings.width, height: settings.height)
    current = PixelGrid(width: settings.width, height: settings.height)
    next = PixelGrid(width: settings.width, height: settings.height)
  }

  /// Looks at a frame; see ``AnimationWriter/survey(_:)``.
  public func survey(_ picture: VideoFrame) throws {
    try take(picture)
    survey.add(next, after: current)
    swap(&current, &next)
  }

  /// Takes the next frame; see ``AnimationWriter/write(_:)``.
  public func write(_ picture: VideoFrame) throws {
    try take(picture)
    if count == 0 { try begin() } else { try write(current, before: next) }
    swap(&current, &next)
    count += 1
  }

  /// Writes what is left; see ``AnimationWriter/finish()``.
  public func finish() throws {
    // Players that go on without clearing the canvas must find nothing of the last frame.
    if count > 0 { try write(current, before: first) }
    try file.write([0x3B])
  }

  private func take(_ picture: VideoFrame) throws {
    try next.take(picture)
    if settings.hasAlpha { next.decideTransparency(from: Self.visibleAlpha, matte: matte) }
  }

  private func begin() throws {
    let painter = try GIFPainter(survey)
    self.painter = painter
    if settings.hasAlpha {
      let copy = PixelGrid(width: settings.width, height: settings.height)
      copy.copy(next)
      first = copy
    }
    try file.write(beginning(painter.shared))
  }

  private func write(_ picture: PixelGrid, before next: PixelGrid?) throws {
    guard let painter else { return }
    let isFirst = count == 1
    let changed = isFirst ? picture.area : picture.changedArea(from: canvas)
    let erased = settings.hasAlpha ? next.flatMap(picture.erasedArea(before:)) : nil
    var area = changed ?? erased ?? PixelArea(x: 0, y: 0, width: 1, height: 1)
    if let erased { area = area.union(erased) }
    let painted = painter.paint(picture, over: isFirst ? nil : canvas, area)
    try file.write(
      control(painted, clears: erased != nil) + descriptor(area, painted) + painted.data)
    canvas.copy(picture)
    if erased != nil { canvas.clear(area) }
  }

  private func beginning(_ palette: GIFPalette?) -> [UInt8] {
    var bytes = Array("GIF89a".utf8)
    bytes.appendLittle(settings.width, 2)
    bytes.appendLittle(settings.height, 2)
    // 8 bits a primary; the size of the shared palette.
    bytes += [palette.map { 0xF0 | UInt8($0.bits - 1) } ?? 0x70, 0, 0]
    bytes += palette?.bytes ?? []
    // The number counts the repetitions after the first play, which is all there is without it.
    if settings.plays != 1 {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      bytes.appendLittle(max(0, settings.plays - 1), 2)
      bytes.append(0)
    }
    if let comment = settings.comment {
      bytes += [0x21, 0xFE] + LZWEncoder.blocks(Array(comment.utf8))
    }
    return bytes
  }

  private func control(_ painted: GIFPainter.Painted, clears: Bool) -> [UInt8] {
    // Disposal 1 keeps the picture, 2 clears its rectangle.
    let disposal: UInt8 = clears ? 2 : 1
    var bytes: [UInt8] = [0x21, 0xF9, 4, disposal << 2 | (painted.transparent == nil ? 0 : 1)]
    let delay = settings.delay(ofFrame: count - 1, ticksPerSecond: 100)
    bytes.appendLittle(min(delay, 0xFFFF), 2)
    return bytes + [UInt8(painted.transparent ?? 0), 0]
  }

  private func descriptor(_ area: PixelArea, _ painted: GIFPainter.Painted) -> [UInt8] {
    var bytes: [UInt8] = [0x2C]
    for value in [area.x, area.y, area.width, area.height] { bytes.appendLittle(value, 2) }
    bytes.append(painted.palette.map { 0x80 | UInt8($0.bits - 1) } ?? 0)
    return bytes + (painted.palette?.bytes ?? [])
  }
}

extension PixelGrid {
  /// Makes every pixel either opaque or fully transparent.
  ///
  /// - Parameters:
  ///   - limit: the least alpha that becomes opaque, with the pixel's own colour.
  ///   - matte: what all visible pixels are mixed with instead.
  func decideTransparency(from limit: UInt32, matte: UInt32?) {
    for index in 0..<width * height {
      let pixel = pixels[index]
      let alpha = pixel >> 24
      if alpha == 0 || alpha == 255 { continue }
      if let matte {
        pixels[index] = Self.mixed(pixel, alpha, matte)
      } else {
        pixels[index] = alpha >= limit ? pixel | 0xFF00_0000 : 0
      }
    }
  }

  private static func mixed(_ pixel: UInt32, _ alpha: UInt32, _ matte: UInt32) -> UInt32 {
    var result: UInt32 = 0xFF00_0000
    for shift in [UInt32(0), 8, 16] {
      result |= Matte.mixed(pixel >> shift & 255, alpha: alpha, over: matte >> shift & 255) << shift
    }
    return result
  }
}
