/// Draws colours that a palette lacks as a pattern of two that it has.
///
/// The pattern stands still: where a colour stays, its pixels do, which errors that are handed on to
/// neighbours would not allow.
struct ColorMixer {
  /// Two entries of the palette.
  private struct Mix {
    let first: UInt8
    let second: UInt8
    /// How many of 64 pixels have the second.
    let share: UInt8
  }

  private let palette: [SIMD4<Int32>]
  private var mixes: [UInt32: Mix] = [:]
  private var last: (color: UInt32, mix: Mix)?

  /// The most colours that are remembered.
  private static let largestMemory = 1 << 18
  /// Errors up to this, squared and summed over the primaries, are not worth a pattern.
  private static let smallError: Int32 = 6

  init(_ palette: [UInt32]) { self.palette = palette.map(Self.parts) }

  /// The palette's number for a pixel.
  mutating func number(of color: UInt32, x: Int, y: Int) -> UInt8 {
    let mix: Mix
    if let last, last.color == color {
      mix = last.mix
    } else {
      mix = self.mix(color)
      last = (color, mix)
    }
    guard mix.share > 0 else { return mix.first }
    return mix.share > Self.threshold(x, y) ? mix.second : mix.first
  }

  private mutating func mix(_ color: UInt32) -> Mix {
    if let known = mixes[color] { return known }
    let mix = best(Self.parts(color))
    if mixes.count >= Self.largestMemory { mixes = [:] }
    mixes[color] = mix
    return mix
  }

  /// The nearest entry, and the one that brings a pattern nearest; the less the two differ, the better.
  private func best(_ color: SIMD4<Int32>) -> Mix {
    var (nearest, distance) = (0, Int32.max)
    for (index, entry) in palette.enumerated() {
      let error = Self.square(color &- entry)
      if error < distance { (nearest, distance) = (index, error) }
    }
    let plain = Mix(first: UInt8(nearest), second: UInt8(nearest), share: 0)
    guard distance > Self.smallError else { return plain }
    var (best, cost) = (plain, Float(distance))
    let rest = color &- palette[nearest]
    for (index, entry) in palette.enumerated() where index != nearest {
      let way = entry &- palette[nearest]
      let length = Self.square(way)
      let along = (rest &* way).wrappedSum()
      guard along > 0, length > 0 else { continue }
      let share = min(Float(along) / Float(length), 0.5)
      let error = Float(distance) - share * (2 * Float(along) - share * Float(length))
      let total = error + 0.1 * share * Float(length)
      if total < cost {
        cost = total
        best = Mix(
          first: UInt8(nearest), second: UInt8(index), share: UInt8((share * 64).rounded()))
      }
    }
    return best
  }

  private static func parts(_ color: UInt32) -> SIMD4<Int32> {
    SIMD4(Int32(color & 255), Int32(color >> 8 & 255), Int32(color >> 16 & 255), 0)
  }

  private static func square(_ value: SIMD4<Int32>) -> Int32 { (value &* value).wrappedSum() }

  /// The place of a pixel in the order in which 8 x 8 pixels get the second colour, 0 to 63: each finer
  /// bit of the coordinates counts for a coarser one of the order, as Bayer found.
  private static func threshold(_ x: Int, _ y: Int) -> UInt8 {
    var result = 0
    for bit in 0..<3 {
      let (column, row) = (x >> bit & 1, y >> bit & 1)
      result = result << 2 | (column ^ row) << 1 | row
    }
    return UInt8(result)
  }
}
