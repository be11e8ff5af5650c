internal import CImageQuant

/// Chooses the colours of a palette, by libimagequant.
enum PaletteMaker {
  /// Colours that fill at least this part of all pixels are in the palette as they are.
  private static let fixedShare = 512
  /// How many colours may be.
  private static let largestFixedCount = 64

  /// A palette for the colours of a census.
  ///
  /// - Parameter count: how many colours it may have, 2 to 256.
  /// - Throws: ``MediaError`` where libimagequant refuses.
  static func palette(of census: ColorCensus, count: Int) throws -> [UInt32] {
    pulse_quantize_in_one_thread()
    guard let attributes = liq_attr_create() else { throw refusal("liq_attr_create") }
    defer { liq_attr_destroy(attributes) }
    guard liq_set_max_colors(attributes, CInt(count)) == LIQ_OK,
      let histogram = liq_histogram_create(attributes)
    else { throw refusal("liq_histogram_create") }
    defer { liq_histogram_destroy(histogram) }
    try fill(histogram, attributes, census)
    var result: OpaquePointer?
    guard liq_histogram_quantize(histogram, attributes, &result) == LIQ_OK, let result else {
      throw refusal("liq_histogram_quantize")
    }
    defer { liq_result_destroy(result) }
    guard let palette = liq_get_palette(result) else { throw refusal("liq_get_palette") }
    return withUnsafeBytes(of: palette.pointee.entries) { entries in
      // Each is four bytes, red first.
      (0..<Int(palette.pointee.count)).map {
        UInt32(littleEndian: entries.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
          | 0xFF00_0000
      }
    }
  }

  private static func fill(
    _ histogram: OpaquePointer, _ attributes: OpaquePointer, _ census: ColorCensus
  ) throws {
    let entries = census.entries.map {
      liq_histogram_entry(color: color($0.color), count: UInt32(clamping: $0.count))
    }
    let code = liq_histogram_add_colors(
      histogram, attributes, entries, CInt(clamping: entries.count), 0)
    guard code == LIQ_OK else { throw refusal("liq_histogram_add_colors") }
    let total = census.entries.reduce(0) { $0 + $1.count }
    let large = census.entries.filter { $0.count * fixedShare >= total }
    for entry in large.sorted(by: { $0.count > $1.count }).prefix(largestFixedCount) {
      guard liq_histogram_add_fixed_color(histogram, color(entry.color), 0) == LIQ_OK else {
        throw refusal("liq_histogram_add_fixed_color")
      }
    }
  }

  private static func color(_ color: UInt32) -> liq_color {
    liq_color(
      r: UInt8(truncatingIfNeeded: color), g: UInt8(truncatingIfNeeded: color >> 8),
      b: UInt8(truncatingIfNeeded: color >> 16), a: 255)
  }

  private static func refusal(_ call: String) -> MediaError {
    MediaError(.refusedByLibrary, "libimagequant can't choose the colours of a palette", call: call)
  }
}
