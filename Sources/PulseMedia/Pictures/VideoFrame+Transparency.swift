extension VideoFrame {
  /// Takes over the colours of another picture where this one is wholly transparent.
  ///
  /// Nobody sees them, and coders put anything there. Both are planes of the same format and size, with
  /// alpha last and colours at full size; otherwise nothing changes.
  public func takeHiddenColors(of other: VideoFrame) {
    guard format == other.format, format.hasAlpha, format.isPlanar, format.chromaShift == (0, 0),
      width == other.width, height == other.height
    else { return }
    let size = format.bytesPerSample
    withPlanes { own in
      other.withPlanes { theirs in
        guard let alpha = own.last else { return }
        for (target, source) in zip(own, theirs).dropLast() {
          for row in 0..<alpha.rows {
            for byte in 0..<alpha.bytesPerRow {
              let first = row * alpha.stride + byte / size * size
              guard alpha.bytes[first] == 0, alpha.bytes[first + size - 1] == 0 else { continue }
              target.bytes[row * target.stride + byte] = source.bytes[row * source.stride + byte]
            }
          }
        }
      }
    }
  }
}
