import PulseMedia

/// Compares two pictures of the same layout, sample by sample.
enum SampleComparison {
  /// The side of a flat block, in samples.
  private static let block = 8

  /// The errors of `decoded` against `drawn`, in codes of 8 bits.
  static func compare(_ decoded: VideoFrame, _ drawn: VideoFrame) -> FrameComparison {
    var result = FrameComparison()
    var (sum, count) = (0.0, 0)
    var (edgeSum, edgeCount) = (0.0, 0)
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
          edgeSum += Double(errors.edgeSum) * scale
          edgeCount += errors.edgeCount
        }
      }
    }
    result.mean = sum / Double(max(1, count))
    result.edge = edgeSum / Double(max(1, edgeCount))
    return result
  }

  private struct Errors {
    var largest = 0
    var sum = 0
    var count = 0
    var flat = 0.0
    var edgeSum = 0
    var edgeCount = 0
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
    addBlocks(columns: columns, rows: rows, to: &errors) { x, y in
      unsafe (Int(row(theirs, y * a.stride)[x]), Int(row(ours, y * b.stride)[x]))
    }
    return errors
  }

  /// Adds the largest error of a block's mean, of blocks whose surroundings are of one colour too, as no
  /// edge's ringing reaches into those; and the errors of blocks that are not of one colour.
  private static func addBlocks(
    columns: Int, rows: Int, to sums: inout Errors,
    _ sample: (_ x: Int, _ y: Int) -> (theirs: Int, ours: Int)
  ) {
    let (across, down) = (columns / block, rows / block)
    guard across > 2, down > 2 else { return }
    var colors = [Int?](repeating: nil, count: across * down)
    var errors = [Int](repeating: 0, count: across * down)
    for index in colors.indices {
      let (left, top) = (index % across * block, index / across * block)
      let color = sample(left, top).ours
      var isFlat = true
      for y in top..<top + block where isFlat {
        for x in left..<left + block {
          let (theirs, ours) = sample(x, y)
          isFlat = isFlat && ours == color
          errors[index] += theirs - color
        }
      }
      if isFlat {
        colors[index] = color
      } else {
        for y in top..<top + block {
          for x in left..<left + block {
            let (theirs, ours) = sample(x, y)
            sums.edgeSum += abs(theirs - ours)
          }
        }
        sums.edgeCount += block * block
      }
    }
    var largest = 0
    for index in colors.indices {
      let (column, line) = (index % across, index / across)
      guard let color = colors[index], (1..<across - 1).contains(column),
        (1..<down - 1).contains(line)
      else { continue }
      let around = [-across - 1, -across, -across + 1, -1, 1, across - 1, across, across + 1]
      if around.allSatisfy({ colors[index + $0] == color }) {
        largest = max(largest, abs(errors[index]))
      }
    }
    sums.flat = Double(largest) / Double(block * block)
  }
}
