/// The colours of a picture that stores numbers for them.
struct PNGPalette {
  /// Red, green and blue of each entry.
  let colors: [UInt8]
  /// The alpha of the first entries; the others are opaque.
  let alphas: [UInt8]
  private let numbers: ColorNumbers

  /// Makes a palette of up to 256 different colours; those that are not opaque come first.
  init(_ colors: [UInt32]) {
    let sorted = colors.sorted { ($0 >> 24, $0) < ($1 >> 24, $1) }
    self.colors = sorted.flatMap { color in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    alphas = sorted.filter { $0 >> 24 < 255 }.map { UInt8($0 >> 24) }
    numbers = ColorNumbers(sorted)
  }

  /// The number of a colour that is in the palette.
  @inline(__always)
  func number(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: numbers[color] ?? 0) }
}
