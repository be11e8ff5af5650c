/// Turns rectangles of a picture into numbers of a palette, and packs them.
final class GIFPainter {
  /// A rectangle as it stands in the file.
  struct Painted {
    /// The palette; `nil` for the shared one.
    let palette: GIFPalette?
    /// The number that leaves pixels as they are.
    let transparent: Int?
    /// The packed pixels.
    let data: [UInt8]
  }

  /// The palette for all frames; `nil` where each has its own.
  let shared: GIFPalette?

  private let encoder = LZWEncoder()
  /// Draws what the shared palette lacks; `nil` where it lacks nothing.
  private var mixer: ColorMixer?
  private var pixels: [UInt16] = []

  /// Chooses the palettes.
  ///
  /// - Throws: ``MediaError`` where libimagequant refuses.
  init(_ survey: GIFSurvey) throws {
    if survey.isMixed {
      let colors = try PaletteMaker.palette(of: survey.loop, count: Self.largestCount)
      shared = GIFPalette(colors, hasTransparent: true)
      mixer = ColorMixer(colors)
    } else if survey.loop.isExact, survey.loop.entries.count <= Self.largestCount {
      shared = GIFPalette(survey.loop.colors, hasTransparent: true)
    } else {
      shared = nil
    }
  }

  /// The most colours of a palette: one number is for pixels that stay as they are.
  static let largestCount = 255

  /// Paints a rectangle over what is shown already; all of it where nothing is.
  func paint(_ picture: PixelGrid, over canvas: PixelGrid?, _ area: PixelArea) -> Painted {
    let palette = shared ?? ownPalette(picture, canvas, area)
    number(picture, canvas, area, palette)
    let data = pixels.withUnsafeBufferPointer { pixels in
      encoder.pack(
        UnsafeBufferPointer(rebasing: pixels[..<area.pixelCount]), transparent: palette.transparent,
        colorBits: palette.bits)
    }
    return Painted(
      palette: shared == nil ? palette : nil, transparent: palette.transparent, data: data)
  }

  /// A palette of the colours that change in the rectangle.
  private func ownPalette(
    _ picture: PixelGrid, _ canvas: PixelGrid?, _ area: PixelArea
  ) -> GIFPalette {
    var changing = ColorCensus(limit: Self.largestCount + 1)
    picture.forEachRun(changingFrom: canvas, in: area) { changing.add($0, count: $1) }
    return GIFPalette(changing.colors, hasTransparent: true)
  }

  /// Numbers the rectangle's pixels.
  private func number(
    _ picture: PixelGrid, _ canvas: PixelGrid?, _ area: PixelArea, _ palette: GIFPalette
  ) {
    if pixels.count < area.pixelCount { pixels = [UInt16](repeating: 0, count: area.pixelCount) }
    let transparent = UInt16(palette.transparent ?? 0)
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard var target = pixels.baseAddress else { return }
      for y in area.rows {
        let row = picture.row(y) + area.x
        let shown = canvas.map { $0.row(y) + area.x }
        if mixer != nil {
          mix(row, shown, area.width, x: area.x, y: y, transparent, into: target)
        } else {
          number(row, shown, area.width, palette, transparent, into: target)
        }
        target += area.width
      }
    }
  }

  private func number(
    _ row: UnsafePointer<UInt32>, _ shown: UnsafePointer<UInt32>?, _ count: Int,
    _ palette: GIFPalette, _ transparent: UInt16, into target: UnsafeMutablePointer<UInt16>
  ) {
    var (last, number) = (row[0], Self.number(of: row[0], palette, transparent))
    for x in 0..<count {
      if row[x] != last {
        (last, number) = (row[x], Self.number(of: row[x], palette, transparent))
      }
      let stays = shown.map { $0[x] == row[x] } ?? false
      target[x] = stays ? number | LZWEncoder.eitherFlag : number & 0xFF
    }
  }

  /// The number for a colour; that of "unchanged" for what is transparent.
  private static func number(
    of color: UInt32, _ palette: GIFPalette, _ transparent: UInt16
  ) -> UInt16 {
    if color == 0 { return transparent }
    return palette.numbers[color].map { UInt16($0) } ?? transparent | LZWEncoder.unchanged
  }

  private func mix(
    _ row: UnsafePointer<UInt32>, _ shown: UnsafePointer<UInt32>?, _ count: Int, x left: Int,
    y: Int, _ transparent: UInt16, into target: UnsafeMutablePointer<UInt16>
  ) {
    guard var mixer else { return }
    self.mixer = nil
    for x in 0..<count {
      if row[x] == 0 {
        target[x] = transparent
        continue
      }
      let number = UInt16(mixer.number(of: row[x], x: left + x, y: y))
      let stays = shown.map { $0[x] == row[x] } ?? false
      target[x] = stays ? number | LZWEncoder.eitherFlag : number
    }
    self.mixer = mixer
  }
}
