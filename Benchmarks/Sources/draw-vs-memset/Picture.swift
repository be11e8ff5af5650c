import PulseRaster

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The planes of a 4:2:0 picture, in memory that has been touched.
final class Picture {
  private let buffers: [UnsafeMutableRawBufferPointer]
  let planes: [Plane]

  init(width: Int, height: Int) {
    let layout = PixelLayout.yuv420p
    var buffers: [UnsafeMutableRawBufferPointer] = []
    var planes: [Plane] = []
    for plane in 0..<3 {
      let stride = layout.columns(ofPlane: plane, width: width)
      let rows = layout.rows(ofPlane: plane, height: height)
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: stride * rows, alignment: 64)
      buffer.initializeMemory(as: UInt8.self, repeating: 1)
      buffers.append(buffer)
      planes.append(Plane(bytes: buffer, stride: stride))
    }
    self.buffers = buffers
    self.planes = planes
  }

  func clear() {
    for (plane, buffer) in buffers.enumerated() {
      guard let start = buffer.baseAddress else { continue }
      memset(start, plane == 0 ? 235 : 128, buffer.count)
    }
  }

  deinit {
    for buffer in buffers { buffer.deallocate() }
  }
}
