import PulseTimeline

extension GroupWriter {
  /// Writes all rows under a single shape while the shape's mask is made, and returns the mask.
  ///
  /// A row is written as soon as its runs are known: the arithmetic for the next one then runs while
  /// the memory still takes in this one, and memory is what drawing costs most. The outcome is the same
  /// as that of writing the finished table. `ink` has a value for each plane.
  func write(
    _ path: Path, transform: AffineTransform, rule: FillRule, geometry: PlaneGeometry,
    with rasterizer: inout Rasterizer, ink: [Double], alpha: Double,
    compositor: SampleCompositor, over old: SpanTable?
  ) -> Mask {
    let palette = [compositor.fullCodes(of: ink, alpha: alpha)]
    let coders = planes.indices.map {
      compositor.coverageCoder(ofPlane: $0, ink: ink[$0], alpha: alpha)
    }
    var codes = [UInt16](repeating: 0, count: planes.count * columns)
    return codes.withWorkSlice { codes in
      palette.withReadSlice { palette in
        withOldViews(of: old) { oldViews in
          var nextRow = 0
          func write(_ row: Int, _ runs: ReadSlice<Mask.Run>, _ indices: Range<Int>, _ offset: Int) {
            for plane in planes.indices {
              let shift = 16 * UInt64(plane)
              let view = SpanView(
                runs: runs, samples: ReadSlice(codes), firstOffset: offset - plane * columns,
                palette: palette, shift: shift,
                bare: UInt16(truncatingIfNeeded: compositor.backgroundCodes >> shift))
              if let old {
                view.write(
                  indices, to: line(plane, row), over: oldViews[plane], old.runIndices(inRow: row))
              } else {
                view.write(indices, to: line(plane, row))
              }
            }
          }
          let mask = rasterizer.mask(
            of: path, transform: transform, rule: rule, geometry: geometry
          ) { row in
            for bare in nextRow..<row.row { write(bare, row.runs, 0..<0, 0) }
            let first = row.coverageIndices.lowerBound
            for plane in planes.indices {
              let shift = plane * columns - first
              for index in row.coverageIndices {
                codes[shift + index] = coders[plane].code(row.coverages[index])
              }
            }
            write(row.row, row.runs, row.runIndices, row.firstOffset + first)
            nextRow = row.row + 1
          }
          let none = ReadSlice<Mask.Run>()
          for bare in nextRow..<max(rows, nextRow) { write(bare, none, 0..<0, 0) }
          return mask
        }
      }
    }
  }

  private func withOldViews<Result>(
    of old: SpanTable?, _ body: ([SpanView]) -> Result
  ) -> Result {
    if let old { old.withViews(body) } else { body([]) }
  }
}
