import PulseMedia

/// Compares two pictures of the same layout, sample by sample.
enum SampleComparison {
  /// The side of a flat block, in samples.
  private static let block = 8

  /// The errors of `decoded` against `drawn`, in codes of 8 bits.
  static func compare(_ decoded: VideoFrame, _ drawn: VideoFrame) -> FrameComparison {
    var result = FrameComparison()
    var (sum, count) = (0.0, 0)
    let format = decoded.format
    guard format == drawn.format else { return result }
    let scale = 1 / Double(1 << (format.bitDepth - 8))
    decoded.withPlanes { theirs in
      drawn.withPlanes { ours in
        for (a, b) in zip(theirs, ours) {
          let errors =
            format.bytesPerSample == 2
            ? plane(a, b, as: UInt16.self) : plane(a, b, as: UInt8.self)
          result.largest = max(result.largest, Double(errors.largest) * scale)
          result.flat = max(result.flat, errors.flat * scale)
          sum += Double(errors.sum) * scale
          count += errors.count
        }
      }
    }
    result.mean = sum / Double(max(1, count))
    return result
  }

  private struct Errors {
    var largest = 0
    var sum = 0
    var count = 0
    var flat = 0.0
  }

  private static func plane<Sample: FixedWidthInteger & UnsignedInteger>(
    _ a: PlaneMemory, _ b: PlaneMemory, as type: Sample.Type
  ) -> Errors {
    var errors = Errors()
    let columns = min(a.bytesPerRow, b.bytesPerRow) / MemoryLayout<Sample>.size
    let rows = min(a.rows, b.rows)
    guard let theirs = unsafe a.bytes.baseAddress, let ours = unsafe b.bytes.baseAddress else {
      return errors
    }
    func row(_ plane: UnsafeMutableRawPointer, _ offset: Int) -> UnsafeMutablePointer<Sample> {
      unsafe (plane + offset).assumingMemoryBound(to: type)
    }
    for y in 0..<rows {
      let (their, our) = unsafe (row(theirs, y * a.stride), row(ours, y * b.stride))
      for x in 0..<columns {
        let error = unsafe abs(Int(their[x]) - Int(our[x]))
        errors.sum += error
        errors.largest = max(errors.largest, error)
      }
    }
    errors.count = rows * columns
    // Blocks whose surroundings are of one colour too: no edge rings into them.
    for top in Swift.stride(from: block, to: rows - 2 * block, by: block) {
      for left in Swift.stride(from: block, to: columns - 2 * block, by: block) {
        var difference = 0
        let colour = unsafe row(ours, top * b.stride)[left]
        var isFlat = true
        for y in top - block..<top + 2 * block where isFlat {
          let (their, our) = unsafe (row(theirs, y * a.stride), row(ours, y * b.stride))
          let isInside = (top..<top + block).contains(y)
          for x in left - block..<left + 2 * block {
            if unsafe our[x] != colour { isFlat = false }
            if isInside, (left..<left + block).contains(x) {
              unsafe difference += Int(their[x]) - Int(colour)
            }
          }
        }
        guard isFlat else { continue }
        errors.flat = max(errors.flat, abs(Double(difference)) / Double(block * block))
      }
    }
    return errors
  }
}
