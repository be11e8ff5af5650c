import PulseMedia

/// Makes small pictures from decoded ones: the only place here that touches their memory.
///
/// Planes are read as they are; packed and unusual layouts are turned into planes first. Colour is
/// multiplied by alpha, since what nobody sees must not count.
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
  /// - Throws: `MediaError` where its layout can't be turned into planes.
  static func reduced(_ frame: VideoFrame) throws -> ReducedPicture {
    let planar = try planes(of: frame)
    let factor = factor(width: planar.width, height: planar.height)
    var picture = ReducedPicture(
      width: max(1, planar.width / factor), height: max(1, planar.height / factor), samples: [],
      channels: planar.format.planeCount, hasAlpha: planar.format.hasAlpha)
    let scale = 1 / Float(1 << (planar.format.bitDepth - 8))
    picture.samples.reserveCapacity(picture.area * picture.channels)
    planar.withPlanes { memory in
      for (index, plane) in memory.enumerated() {
        let isChroma = !planar.format.isRGB && (index == 1 || index == 2)
        let shift = isChroma ? planar.format.chromaShift : (0, 0)
        let grid = Grid(
          factor: factor, shift: shift, columns: plane.bytesPerRow / planar.format.bytesPerSample,
          rows: plane.rows, width: picture.width, height: picture.height)
        append(plane, grid, scale, isWide: planar.format.bytesPerSample == 2, to: &picture.samples)
      }
    }
    if planar.format.isRGB { picture.turnToLuma() }
    if picture.hasAlpha { picture.multiplyByAlpha() }
    return picture
  }

  /// The picture in a layout with one plane a component and samples of this machine's byte order.
  private static func planes(of frame: VideoFrame) throws -> VideoFrame {
    let format = frame.format
    let isPlain =
      format.planeCount == format.componentCount && (8...16).contains(format.bitDepth)
      && !format.name.hasSuffix("be")
    if isPlain { return frame }
    guard let target = PictureFormat(named: format.hasAlpha ? "gbrap" : "gbrp") else {
      return frame
    }
    // A palette has no alpha by its name, and may have it all the same.
    let withAlpha = PictureFormat(named: "gbrap") ?? target
    return try frame.converted(to: format.name == "pal8" ? withAlpha : target)
  }
}

extension PictureReducer {
  /// Which samples of a plane make which cell.
  private struct Grid {
    let factor: Int
    let shift: (x: Int, y: Int)
    let columns: Int
    let rows: Int
    let width: Int
    let height: Int

    func columns(of cell: Int) -> Range<Int> { Self.range(cell, factor, shift.x, columns) }
    func rows(of cell: Int) -> Range<Int> { Self.range(cell, factor, shift.y, rows) }

    /// At least one sample, even where chroma has fewer than there are cells.
    private static func range(_ cell: Int, _ factor: Int, _ shift: Int, _ count: Int) -> Range<Int>
    {
      let start = min(cell * factor >> shift, count - 1)
      return start..<max(start + 1, min((cell + 1) * factor >> shift, count))
    }
  }

  private static func append(
    _ plane: PlaneMemory, _ grid: Grid, _ scale: Float, isWide: Bool, to samples: inout [Float]
  ) {
    var sums = [UInt32](repeating: 0, count: grid.columns)
    for y in 0..<grid.height {
      let rows = grid.rows(of: y)
      for x in sums.indices { sums[x] = 0 }
      for row in rows {
        unsafe isWide
          ? add(plane.bytes.baseAddress, row * plane.stride, as: UInt16.self, to: &sums)
          : add(plane.bytes.baseAddress, row * plane.stride, as: UInt8.self, to: &sums)
      }
      for x in 0..<grid.width {
        let columns = grid.columns(of: x)
        var sum: UInt32 = 0
        for column in columns { sum &+= sums[column] }
        samples.append(Float(sum) * scale / Float(rows.count * columns.count))
      }
    }
  }

  /// Adds one row to the sums; rows are summed first, since that goes many samples at a time.
  private static func add<Sample: FixedWidthInteger & UnsignedInteger>(
    _ plane: UnsafeMutableRawPointer?, _ offset: Int, as type: Sample.Type, to sums: inout [UInt32]
  ) {
    guard let plane = unsafe plane else { return }
    let row = unsafe (plane + offset).assumingMemoryBound(to: type)
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      for x in 0..<sums.count { unsafe sums[x] &+= UInt32(truncatingIfNeeded: row[x]) }
    }
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
