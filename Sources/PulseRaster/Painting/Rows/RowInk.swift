/// What is laid over samples of a row, sample by sample: see ``BlendedSample/add(_:alpha:coverage:)``.
protocol RowInk {
  /// The part of the footprint that it covers, from 0 to 1.
  func coverage(_ column: Int) -> Double
  /// How opaque it is there, from 0 to 1.
  func alpha(_ column: Int) -> Double
  /// Its value in a plane of the group.
  func value(_ column: Int, plane: Int) -> Double
}

/// One colour over all of each footprint.
struct FullInk: RowInk {
  let values: ReadSlice<Double>
  let alpha: Double

  @inline(__always)
  func coverage(_ column: Int) -> Double { 1 }
  @inline(__always)
  func alpha(_ column: Int) -> Double { alpha }
  @inline(__always)
  func value(_ column: Int, plane: Int) -> Double { values[plane] }
}

/// One colour over a part of each footprint.
struct PartialInk: RowInk {
  let values: ReadSlice<Double>
  let alpha: Double
  let coverages: ReadSlice<Float>
  /// Where the coverage of column 0 would lie.
  let offset: Int

  @inline(__always)
  func coverage(_ column: Int) -> Double { Double(coverages[offset + column]) }
  @inline(__always)
  func alpha(_ column: Int) -> Double { alpha }
  @inline(__always)
  func value(_ column: Int, plane: Int) -> Double { values[plane] }
}

/// What has been worked out for each sample: gradients and groups.
struct RowSamplesInk: RowInk {
  let memory: ReadSlice<Double>
  let columns: Int
  let planes: Int

  @inline(__always)
  func coverage(_ column: Int) -> Double { memory[(planes + 1) * columns + column] }
  @inline(__always)
  func alpha(_ column: Int) -> Double { memory[planes * columns + column] }
  @inline(__always)
  func value(_ column: Int, plane: Int) -> Double { memory[plane * columns + column] }
}
