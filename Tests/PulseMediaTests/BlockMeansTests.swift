import PulseMedia
import TestSupport
import Testing

/// Means of blocks, which are summed many samples at a time, against sums of one sample after another.
@Suite struct BlockMeansTests {
  /// Sizes around the numbers of samples that are read at once.
  static let sizes = [(1, 1), (7, 5), (31, 9), (64, 33), (65, 34), (200, 100), (1081, 23)]

  @Test(arguments: [
    "gray", "gray16le", "yuv420p", "yuv411p", "yuv420p10le", "yuva444p", "gbrp16le", "rgba", "bgra",
    "argb", "rgb24", "bgr0",
  ])
  func equalTheirPlainTwin(name: String) throws {
    let seed: UInt64 = 0x5EED_B10C
    var random = SplitMix64(seed: seed)
    let format = try #require(PictureFormat(named: name))
    for (width, height) in Self.sizes {
      let frame = try Self.noise(format, width, height, &random)
      for (index, component) in try #require(format.components).enumerated() {
        let isChroma = !format.isRGB && (index == 1 || index == 2)
        let shift = isChroma ? format.chromaShift : (x: 0, y: 0)
        for block in [1, 2, 3, 6, 11, 86] {
          let grid = BlockGrid(
            columns: Self.ranges(block, (width + (1 << shift.x) - 1) >> shift.x),
            rows: Self.ranges(block, (height + (1 << shift.y) - 1) >> shift.y))
          var means: [Float] = []
          frame.appendBlockMeans(component, grid, scale: 0.25, to: &means)
          let plain = Self.means(frame, component, grid, 0.25)
          #expect(means == plain, "\(name) \(width)x\(height) by \(block), seed \(seed)")
        }
      }
    }
  }

  /// The largest sums: blocks of the largest size, of the largest samples.
  @Test func noSumOverflows() throws {
    for name in ["gray", "gray16le"] {
      let format = try #require(PictureFormat(named: name))
      let frame = try VideoFrame(format: format, width: 127, height: 257)
      frame.withPlanes { _ = $0[0].bytes.initializeMemory(as: UInt8.self, repeating: 255) }
      let grid = BlockGrid(columns: [0..<127], rows: [0..<257])
      var means: [Float] = []
      frame.appendBlockMeans(
        try #require(format.components?.first), grid, scale: 1, to: &means)
      #expect(means == [name == "gray" ? 255 : 65535])
    }
  }

  @Test(arguments: ["pal8", "monob", "rgb565le", "yuyv422", "nv12", "gray16be", "rgb48be"])
  func layoutsThatAreNotReadSaySo(name: String) throws {
    #expect(try #require(PictureFormat(named: name)).components == nil)
  }

  private static func ranges(_ size: Int, _ count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }

  private static func noise(
    _ format: PictureFormat, _ width: Int, _ height: Int, _ random: inout SplitMix64
  ) throws -> VideoFrame {
    let frame = try VideoFrame(format: format, width: width, height: height)
    frame.withPlanes { planes in
      for plane in planes {
        for place in plane.bytes.indices {
          plane.bytes[place] = UInt8(truncatingIfNeeded: random.next())
        }
      }
    }
    return frame
  }

  private static func means(
    _ frame: VideoFrame, _ component: SampleComponent, _ grid: BlockGrid, _ scale: Float
  ) -> [Float] {
    let size = frame.format.bytesPerSample
    return frame.withPlanes { planes in
      let plane = planes[component.plane]
      return grid.rows.flatMap { rows in
        grid.columns.map { columns in
          var sum = 0
          for row in rows {
            for column in columns {
              let sample = component.offset + component.step * column
              let place = row * plane.stride + sample * size
              sum += Int(plane.bytes[place])
              if size == 2 { sum += Int(plane.bytes[place + 1]) << 8 }
            }
          }
          return Float(sum) * scale / Float(rows.count * columns.count)
        }
      }
    }
  }
}
