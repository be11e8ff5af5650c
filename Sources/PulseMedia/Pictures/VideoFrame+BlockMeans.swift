extension VideoFrame {
  /// Appends the means of the blocks of one component, times `scale`, row by row.
  ///
  /// The format's ``PictureFormat/components`` must have the component, and the grid must lie inside
  /// of the plane.
  package func appendBlockMeans(
    _ component: SampleComponent, _ grid: BlockGrid, scale: Float, to means: inout [Float]
  ) {
    withPlanes { planes in
      if format.bytesPerSample == 2 {
        Self.append(
          planes[component.plane], component, grid, scale,
          BlockRows<UInt16, UInt32>(count: planes[component.plane].bytesPerRow / 2), to: &means)
      } else {
        Self.append(
          planes[component.plane], component, grid, scale,
          BlockRows<UInt8, UInt16>(count: planes[component.plane].bytesPerRow), to: &means)
      }
    }
  }

  private static func append<Sample, Lane>(
    _ plane: PlaneMemory, _ component: SampleComponent, _ grid: BlockGrid, _ scale: Float,
    _ blocks: BlockRows<Sample, Lane>, to means: inout [Float]
  ) {
    guard let start = plane.bytes.baseAddress, let last = grid.columns.last else { return }
    let columns = plane.bytesPerRow / MemoryLayout<Sample>.size
    precondition(component.offset + component.step * (last.upperBound - 1) < columns)
    precondition(grid.rows.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= plane.rows })
    var blocks = blocks
    withUnsafeTemporaryAllocation(of: Float.self, capacity: grid.columns.count) { row in
      for rows in grid.rows {
        blocks.add(
          start + rows.lowerBound * plane.stride, stride: plane.stride, rows: rows.count)
        blocks.writeMeans(component, grid.columns, rows: rows.count, scale: scale, to: row)
        means.append(contentsOf: row)
      }
    }
  }
}
