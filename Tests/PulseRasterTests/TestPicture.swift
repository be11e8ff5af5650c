import PulseRaster

/// A picture in memory of its own, with bytes between the rows that nobody may touch.
final class TestPicture {
  static let untouched: UInt8 = 0xA5

  let layout: PixelLayout
  let width: Int
  let height: Int
  private let buffers: [UnsafeMutableRawBufferPointer]
  let planes: [Plane]

  init(layout: PixelLayout, width: Int, height: Int, padding: Int = 6) {
    self.layout = layout
    self.width = width
    self.height = height
    let sizes = (0..<layout.planeCount).map { plane in
      let rowBytes = layout.columns(ofPlane: plane, width: width) * layout.bytesPerSample
      return (stride: rowBytes + padding, rows: layout.rows(ofPlane: plane, height: height))
    }
    buffers = sizes.map { size in
      let buffer = UnsafeMutableRawBufferPointer.allocate(
        byteCount: size.stride * size.rows, alignment: 16)
      buffer.initializeMemory(as: UInt8.self, repeating: Self.untouched)
      return buffer
    }
    planes = zip(buffers, sizes).map { Plane(bytes: $0, stride: $1.stride) }
  }

  deinit {
    for buffer in buffers { buffer.deallocate() }
  }

  func columns(_ plane: Int) -> Int { layout.columns(ofPlane: plane, width: width) }

  func rows(_ plane: Int) -> Int { layout.rows(ofPlane: plane, height: height) }

  subscript(plane: Int, column: Int, row: Int) -> Int {
    get {
      let place = row * planes[plane].stride + column * layout.bytesPerSample
      return layout.bytesPerSample == 1
        ? Int(buffers[plane][place])
        : Int(buffers[plane].load(fromByteOffset: place, as: UInt16.self))
    }
    set {
      let place = row * planes[plane].stride + column * layout.bytesPerSample
      if layout.bytesPerSample == 1 {
        buffers[plane][place] = UInt8(newValue)
      } else {
        buffers[plane].storeBytes(of: UInt16(newValue), toByteOffset: place, as: UInt16.self)
      }
    }
  }

  /// All bytes, those between the rows too.
  var bytes: [[UInt8]] { buffers.map { [UInt8]($0) } }

  /// The codes of a plane, row after row.
  func codes(_ plane: Int) -> [[Int]] {
    (0..<rows(plane)).map { row in (0..<columns(plane)).map { self[plane, $0, row] } }
  }

  /// Whether the bytes between the rows are as they were.
  var isPaddingUntouched: Bool {
    (0..<layout.planeCount).allSatisfy { plane in
      let stride = planes[plane].stride
      let rowBytes = columns(plane) * layout.bytesPerSample
      return buffers[plane].indices.allSatisfy {
        $0 % stride < rowBytes || buffers[plane][$0] == Self.untouched
      }
    }
  }
}
