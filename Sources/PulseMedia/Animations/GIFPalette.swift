/// The colours of a GIF's frame, or of all its frames.
struct GIFPalette {
  /// The colours, of which the numbers count from 0.
  let colors: [UInt32]
  /// The number that leaves a pixel as it is; `nil` where there is none.
  let transparent: Int?
  /// How many bits the numbers have, 2 to 8: packing takes no less.
  let bits: Int
  let numbers: ColorNumbers

  /// - Parameter hasTransparent: whether one number more is for pixels that stay as they are.
  init(_ colors: [UInt32], hasTransparent: Bool) {
    self.colors = colors
    transparent = hasTransparent ? colors.count : nil
    let count = colors.count + (hasTransparent ? 1 : 0)
    bits = max(2, Int.bitWidth - max(1, count - 1).leadingZeroBitCount)
    numbers = ColorNumbers(colors)
  }

  /// Red, green and blue of each number there can be.
  var bytes: [UInt8] {
    let known = colors.flatMap { color in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    return known + [UInt8](repeating: 0, count: 3 << bits - known.count)
  }
}
