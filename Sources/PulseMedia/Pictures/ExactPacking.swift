/// Moves samples of 8 bits between planes and pixels, each as it is.
///
/// libswscale has a way of its own for most such pairs, but takes `rgba` to `gbrap` through its scaler, which
/// makes nearly a tenth of the half-transparent samples smaller by one.
enum ExactPacking {
  /// Whether two layouts hold the same components with 8 bits each.
  static func joins(_ source: PictureFormat, _ target: PictureFormat) -> Bool {
    guard source.isRGB, target.isRGB, source.bitDepth == 8, target.bitDepth == 8,
      let theirs = source.components, let ours = target.components
    else { return false }
    return theirs.count == ours.count
  }

  /// Copies every sample of `source` to its place in `target`, a picture of the same size.
  static func copy(_ source: VideoFrame, into target: VideoFrame) {
    guard let theirs = source.format.components, let ours = target.format.components else { return }
    source.withPlanes { sources in
      target.withPlanes { targets in
        for (from, to) in zip(theirs, ours) {
          copy(sources[from.plane], from, into: targets[to.plane], to, width: source.width)
        }
      }
    }
  }

  private static func copy(
    _ source: PlaneMemory, _ from: SampleComponent, into target: PlaneMemory,
    _ to: SampleComponent, width: Int
  ) {
    let rows = min(source.rows, target.rows)
    precondition(from.offset + from.step * (width - 1) < source.bytesPerRow)
    precondition(to.offset + to.step * (width - 1) < target.bytesPerRow)
    precondition(source.bytes.count >= source.stride * rows)
    precondition(target.bytes.count >= target.stride * rows)
    guard let first = source.bytes.baseAddress, let last = target.bytes.baseAddress else { return }
    for row in 0..<rows {
      var read = UnsafeRawPointer(first) + row * source.stride + from.offset
      var write = last + row * target.stride + to.offset
      for _ in 0..<width {
        write.storeBytes(of: read.load(as: UInt8.self), as: UInt8.self)
        read += from.step
        write += to.step
      }
    }
  }
}
