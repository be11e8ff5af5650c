extension VideoFrame {
  /// A copy of the first plane's bytes, row by row without padding.
  public var firstPlaneBytes: [UInt8] {
    withPlanes { planes in
      guard let plane = planes.first else { return [] }
      return (0..<plane.rows).flatMap { row in
        plane.bytes[row * plane.stride..<row * plane.stride + plane.bytesPerRow]
      }
    }
  }

  /// Makes a picture of one plane.
  ///
  /// - Parameter bytes: the plane, row by row without padding; what is missing stays 0.
  /// - Throws: ``MediaError`` for sizes outside 1 ... ``largestSide`` and where memory is short.
  public convenience init(
    format: PictureFormat, width: Int, height: Int, firstPlaneBytes bytes: [UInt8]
  ) throws {
    try self.init(format: format, width: width, height: height)
    withPlanes { planes in
      guard let plane = planes.first else { return }
      for (row, start) in zip(
        0..<plane.rows, stride(from: 0, to: bytes.count, by: max(1, plane.bytesPerRow)))
      {
        let line = bytes[start..<min(start + plane.bytesPerRow, bytes.count)]
        for (column, byte) in line.enumerated() {
          plane.bytes[row * plane.stride + column] = byte
        }
      }
    }
  }
}
