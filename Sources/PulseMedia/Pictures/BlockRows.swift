/// Sums of samples, first down the columns, many at a time, then along the rows.
///
/// Two samples that lie side by side are taken for one lane of twice their width, so that one load
/// and two masks serve both: `Sample` is `UInt8` and `Lane` is `UInt16`, or `UInt16` and `UInt32`.
struct BlockRows<Sample, Lane>
where
  Sample: FixedWidthInteger & UnsignedInteger,
  Lane: FixedWidthInteger & UnsignedInteger & SIMDScalar
{
  /// The sums of one row of blocks, column by column.
  private var sums: [Lane]
  /// The half of them that stands at even places, then the half at odd ones.
  private var halves: [Lane]
  /// How many samples a row of the plane has.
  private let count: Int

  private typealias Lanes = SIMD16<Lane>

  init(count: Int) {
    self.count = count
    sums = Array(repeating: 0, count: count)
    halves = Array(repeating: 0, count: count + 1)
  }

  /// Sums up rows that begin `stride` bytes apart, each of `count` samples.
  mutating func add(_ start: UnsafeRawPointer, stride: Int, rows: Int) {
    // Pairs are told apart by their place in a lane, which depends on the byte order.
    let chunks = Int(littleEndian: 1) == 1 ? count / (2 * Lanes.scalarCount) : 0
    let half = chunks * Lanes.scalarCount
    let mask = Lane(truncatingIfNeeded: Sample.max)
    let shift = Lane(truncatingIfNeeded: Sample.bitWidth)
    halves.withUnsafeMutableBytes { halves in
      let size = MemoryLayout<Lanes>.size
      for chunk in 0..<chunks {
        var even = Lanes(repeating: 0)
        var odd = Lanes(repeating: 0)
        for row in 0..<rows {
          let pairs = (start + row * stride + chunk * size).loadUnaligned(as: Lanes.self)
          even &+= pairs & mask
          odd &+= pairs &>> shift
        }
        halves.storeBytes(of: even, toByteOffset: chunk * size, as: Lanes.self)
        halves.storeBytes(of: odd, toByteOffset: (chunks + chunk) * size, as: Lanes.self)
      }
    }
    interleave(half)
    addRest(start, stride, rows, from: 2 * half)
  }

  private mutating func interleave(_ half: Int) {
    sums.withUnsafeMutableBufferPointer { sums in
      halves.withUnsafeBufferPointer { halves in
        for index in 0..<half {
          sums[2 * index] = halves[index]
          sums[2 * index + 1] = halves[half + index]
        }
      }
    }
  }

  /// The columns that fill no chunk.
  private mutating func addRest(
    _ start: UnsafeRawPointer, _ stride: Int, _ rows: Int, from begin: Int
  ) {
    for column in begin..<count {
      var sum: Lane = 0
      for row in 0..<rows {
        let place = start + row * stride + column * MemoryLayout<Sample>.size
        sum &+= Lane(truncatingIfNeeded: place.load(as: Sample.self))
      }
      sums[column] = sum
    }
  }

  /// The means of one component's blocks, times `scale`, written to `means`.
  func writeMeans(
    _ component: SampleComponent, _ columns: [Range<Int>], rows: Int, scale: Float,
    to means: UnsafeMutableBufferPointer<Float>
  ) {
    sums.withUnsafeBufferPointer { sums in
      for (index, columns) in columns.enumerated() {
        var sum: UInt32 = 0
        for column in columns {
          sum &+= UInt32(truncatingIfNeeded: sums[component.offset + component.step * column])
        }
        // Signed, since that is what processors convert: the grid keeps sums below 2^31.
        means[index] =
          Float(Int32(bitPattern: sum)) * scale / Float(Int32(rows &* columns.count))
      }
    }
  }
}
