import PulseMedia

/// Makes small pictures from decoded ones.
///
/// Most layouts are read as they are; unusual ones are turned into planes first. Colour is multiplied by
/// alpha, since what nobody sees must not count.
struct PictureReducer {
  /// The longest side of a reduced picture, in cells.
  static let longestSide = 192
  /// The side below which pictures are reduced by less than 4.
  static let shortestSide = 24

  /// How many pixels across and down make a cell, for a picture of that size.
  static func factor(width: Int, height: Int) -> Int {
    let wanted = min(4, min(width, height) / shortestSide)
    let needed = (max(width, height) + longestSide - 1) / longestSide
    return max(1, wanted, needed)
  }

  /// The picture, reduced.
  ///
  /// - Throws: `MediaError` where its layout can't be turned into one that is read.
  static func reduced(_ frame: VideoFrame) throws -> ReducedPicture {
    let readable = try readable(frame)
    let format = readable.format
    guard let components = format.components else {
      throw MediaError(.badInput, "pictures of the layout \(format) can't be read")
    }
    let factor = factor(width: readable.width, height: readable.height)
    var picture = ReducedPicture(
      width: max(1, readable.width / factor), height: max(1, readable.height / factor),
      samples: [], channels: components.count, hasAlpha: format.hasAlpha)
    let scale = 1 / Float(1 << (format.bitDepth - 8))
    picture.samples.reserveCapacity(picture.area * picture.channels)
    for (index, component) in components.enumerated() {
      let isChroma = !format.isRGB && (index == 1 || index == 2)
      let shift = isChroma ? format.chromaShift : (x: 0, y: 0)
      let grid = BlockGrid(
        columns: ranges(picture.width, factor, shift.x, readable.width),
        rows: ranges(picture.height, factor, shift.y, readable.height))
      readable.appendBlockMeans(component, grid, scale: scale, to: &picture.samples)
    }
    if format.isRGB { picture.turnToLuma() }
    if picture.hasAlpha { picture.multiplyByAlpha() }
    return picture
  }

  /// The samples of each cell along one side, of a component that is halved `shift` times.
  ///
  /// At least one, even where chroma has fewer samples than there are cells.
  static func ranges(_ cells: Int, _ factor: Int, _ shift: Int, _ side: Int) -> [Range<Int>] {
    let count = (side + (1 << shift) - 1) >> shift
    return (0..<cells).map { cell in
      let start = min(cell * factor >> shift, count - 1)
      return start..<max(start + 1, min((cell + 1) * factor >> shift, count))
    }
  }

  /// The picture in a layout whose samples can be read as they lie in memory.
  private static func readable(_ frame: VideoFrame) throws -> VideoFrame {
    let format = frame.format
    guard format.components == nil else { return frame }
    // A palette may hold alpha, whatever its name says.
    let hasAlpha = format.hasAlpha || format.name == "pal8"
    guard let target = PictureFormat(named: hasAlpha ? "gbrap" : "gbrp") else { return frame }
    return try frame.converted(to: target)
  }
}

extension ReducedPicture {
  /// Turns green, blue and red into BT.709 luma and differences from it.
  ///
  /// Means and this change may be swapped, so that only cells need it.
  fileprivate mutating func turnToLuma() {
    for index in 0..<area {
      let (green, blue, red) = (samples[index], samples[area + index], samples[2 * area + index])
      let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      samples[index] = luma
      samples[area + index] = 128 + (blue - luma) / 1.8556
      samples[2 * area + index] = 128 + (red - luma) / 1.5748
    }
  }

  /// Shows the colours over black, as far as alpha lets them.
  fileprivate mutating func multiplyByAlpha() {
    let alpha = (channels - 1) * area
    for channel in 0..<channels - 1 {
      let ground: Float = channel == 0 ? 16 : 128
      for index in 0..<area {
        let share = samples[alpha + index] / 255
        samples[channel * area + index] =
          ground + (samples[channel * area + index] - ground) * share
      }
    }
  }
}
