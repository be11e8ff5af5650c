internal import CFFmpeg

extension VideoFrame {
  /// Allocates one block for all planes.
  ///
  /// Rows and planes are aligned to 64 bytes, the widest vector; strides that are multiples of 1,024
  /// get 64 bytes more, lest the rows of a column compete for the same cache sets.
  func allocatePlanes() throws(MediaError) {
    var offsets: [Int] = []
    var total = 0
    for plane in 0..<format.planeCount {
      let (bytesPerRow, rows) = format.planeSize(plane, width: width, height: height)
      var stride = (bytesPerRow + 63) & ~63
      if stride % 1024 == 0 { stride += 64 }
      setStride(stride, plane)
      offsets.append(total)
      total += stride * rows
    }
    // Vector code of encoders may read beyond the last row, up to one more register.
    let capacity = total + 256
    // Zeroed by the system on first touch, where the block is large: costs nothing here.
    guard let block = calloc(1, capacity + 64) else {
      throw MediaError(.refusedByLibrary, "out of memory for a \(width)x\(height) picture")
    }
    let address = (Int(bitPattern: block) + 63) & ~63
    let start = block + (address - Int(bitPattern: block))
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    // Without the read-only flag, so that libav sees the last owner as free to write.
    guard let buffer = av_buffer_create(bytes, capacity, { block, _ in free(block) }, block, 0)
    else {
      free(block)
      throw MediaError(.refusedByLibrary, "out of memory", call: "av_buffer_create")
    }
    frame.pointee.buf.0 = buffer
    for (plane, offset) in offsets.enumerated() { setStart(bytes + offset, plane) }
    // libav's own code reads the planes through this pointer where there are more than eight.
    withDataPointers { frame.pointee.extended_data = $0.baseAddress }
  }

  func planeStart(_ plane: Int) -> UnsafeMutablePointer<UInt8>? {
    withDataPointers { $0.indices.contains(plane) ? $0[plane] : nil }
  }

  func planeStride(_ plane: Int) -> Int {
    withStrides { $0.indices.contains(plane) ? Int($0[plane]) : 0 }
  }

  private func setStart(_ start: UnsafeMutablePointer<UInt8>, _ plane: Int) {
    withDataPointers { $0[plane] = start }
  }

  private func setStride(_ stride: Int, _ plane: Int) { withStrides { $0[plane] = CInt(stride) } }

  /// The frame's eight plane pointers, which C's array imports as a tuple.
  ///
  /// The frame lies on the heap, so that the address outlives the closure.
  private func withDataPointers<Result>(
    _ body: (UnsafeMutableBufferPointer<UnsafeMutablePointer<UInt8>?>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &frame.pointee.data) { tuple in
      tuple.withMemoryRebound(to: UnsafeMutablePointer<UInt8>?.self, capacity: 8) {
        body(UnsafeMutableBufferPointer(start: $0, count: 8))
      }
    }
  }

  private func withStrides<Result>(
    _ body: (UnsafeMutableBufferPointer<CInt>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &frame.pointee.linesize) { tuple in
      tuple.withMemoryRebound(to: CInt.self, capacity: 8) {
        body(UnsafeMutableBufferPointer(start: $0, count: 8))
      }
    }
  }
}
