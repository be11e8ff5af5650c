extension VideoFrame {
  /// Whether another picture has the same format, size and samples.
  public func holdsSameSamples(as other: VideoFrame) -> Bool {
    guard format == other.format, width == other.width, height == other.height else { return false }
    return withPlanes { own in
      other.withPlanes { theirs in
        zip(own, theirs).allSatisfy { a, b in
          (0..<a.rows).allSatisfy { row in
            let one = a.bytes[row * a.stride..<row * a.stride + a.bytesPerRow]
            let two = b.bytes[row * b.stride..<row * b.stride + b.bytesPerRow]
            return UnsafeRawBufferPointer(rebasing: one).elementsEqual(
              UnsafeRawBufferPointer(rebasing: two))
          }
        }
      }
    }
  }
}
