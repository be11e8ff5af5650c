internal import CDeflate

/// Turns rectangles of a picture into the compressed rows of a PNG.
final class PNGPacker {
  /// The palette, where the pixels are numbers of one.
  let palette: PNGPalette?
  /// PNG's number for what a pixel consists of.
  var colorType: UInt8 { palette != nil ? 3 : hasAlpha ? 6 : 2 }

  private let hasAlpha: Bool
  private let compressor: OpaquePointer
  private var rows: [UInt8] = []
  private var filtered: [UInt8] = []
  private var packed: [UInt8] = []
  /// The filter that made the smallest file of the last rectangle that all were tried on.
  private var filter = PNGFilter.none
  private var count = 0

  /// All filters are tried on each so many-th rectangle: to try them on all takes as long as it takes to
  /// compress them.
  private static let trialDistance = 24

  init(palette: PNGPalette?, hasAlpha: Bool, effort: Int) throws {
    (self.palette, self.hasAlpha) = (palette, hasAlpha)
    let level: CInt = effort == 0 ? 6 : effort == 1 ? 9 : 12
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw MediaError(.refusedByLibrary, "out of memory", call: "libdeflate_alloc_compressor")
    }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  private var bytesPerPixel: Int { palette != nil ? 1 : hasAlpha ? 4 : 3 }

  /// The data of a chunk with a rectangle of the picture.
  func pack(_ picture: PixelGrid, _ area: PixelArea) throws -> [UInt8] {
    let rowBytes = area.width * bytesPerPixel
    if rows.count < rowBytes * area.height {
      rows = [UInt8](repeating: 0, count: rowBytes * area.height)
      filtered = [UInt8](repeating: 0, count: (rowBytes + 1) * area.height)
    }
    lay(picture, area)
    defer { count += 1 }
    // A picture of a few pixels says nothing about the others.
    guard count % Self.trialDistance == 0, area.pixelCount > 64 else {
      return try compress(filter, area, rowBytes)
    }
    var best: [UInt8] = []
    for candidate in PNGFilter.allCases {
      let bytes = try compress(candidate, area, rowBytes)
      if best.isEmpty || bytes.count < best.count { (best, filter) = (bytes, candidate) }
    }
    return best
  }

  /// Writes the rectangle's pixels as bytes.
  private func lay(_ picture: PixelGrid, _ area: PixelArea) {
    let step = bytesPerPixel
    rows.withUnsafeMutableBufferPointer { rows in
      guard var target = rows.baseAddress else { return }
      for y in area.rows {
        let source = picture.row(y) + area.x
        if let palette {
          var (last, number) = (source[0], palette.number(of: source[0]))
          for x in 0..<area.width {
            if source[x] != last { (last, number) = (source[x], palette.number(of: source[x])) }
            target[x] = number
          }
        } else {
          for x in 0..<area.width {
            let color = source[x]
            target[step * x] = UInt8(truncatingIfNeeded: color)
            target[step * x + 1] = UInt8(truncatingIfNeeded: color >> 8)
            target[step * x + 2] = UInt8(truncatingIfNeeded: color >> 16)
            if step == 4 { target[step * x + 3] = UInt8(truncatingIfNeeded: color >> 24) }
          }
        }
        target += step * area.width
      }
    }
  }

  private func compress(_ filter: PNGFilter, _ area: PixelArea, _ rowBytes: Int) throws -> [UInt8] {
    let length = (rowBytes + 1) * area.height
    let bound = libdeflate_zlib_compress_bound(compressor, length)
    if packed.count < bound { packed = [UInt8](repeating: 0, count: bound) }
    filter.apply(
      to: rows, rowBytes: rowBytes, rowCount: area.height, step: bytesPerPixel, into: &filtered)
    let size = filtered.withUnsafeBytes { input in
      packed.withUnsafeMutableBytes { output in
        libdeflate_zlib_compress(
          compressor, input.baseAddress, length, output.baseAddress, output.count)
      }
    }
    guard size > 0 else {
      throw MediaError(
        .refusedByLibrary, "cannot compress a picture", call: "libdeflate_zlib_compress")
    }
    return Array(packed[..<size])
  }
}
