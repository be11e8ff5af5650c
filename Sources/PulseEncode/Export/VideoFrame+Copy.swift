import PulseMedia

extension VideoFrame {
  /// Copies a smaller picture of the same format, without subsampling, into this one.
  ///
  /// What lies outside of this picture is left out.
  func copy(_ picture: VideoFrame, toX x: Int, y: Int) {
    picture.withPlanes { sources in
      withPlanes { targets in
        for (source, target) in zip(sources, targets) {
          let offset = x * target.bytesPerRow / width
          let length = min(source.bytesPerRow, target.bytesPerRow - offset)
          guard length > 0 else { continue }
          for row in 0..<min(source.rows, target.rows - y) {
            let start = (y + row) * target.stride + offset
            unsafe UnsafeMutableRawBufferPointer(rebasing: target.bytes[start..<start + length])
              .copyMemory(
                from: UnsafeRawBufferPointer(
                  rebasing: source.bytes[row * source.stride..<row * source.stride + length]))
          }
        }
      }
    }
  }
}
