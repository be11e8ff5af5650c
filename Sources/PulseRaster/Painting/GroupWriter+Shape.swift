import PulseTimeline

extension GroupWriter {
  /// Writes all rows under a single shape while the shape's mask is made, and returns the mask.
  ///
  /// A row is written as soon as its runs are known: the arithmetic for the next one then runs while
  /// the memory still takes in this one, and memory is what drawing costs most. The outcome is the same
  /// as that of writing the finished table. `ink` has a value for each plane.
  func write(
    _ path: Path, transform: AffineTransform, rule: FillRule, geometry: PlaneGeometry,
    with rasterizer: inout Rasterizer, shade: Shade, over old: SpanTable?
  ) -> Mask {
    shade.palette.withReadSlice { palette in
      withOldViews(of: old) { oldViews in
        var nextRow = 0
        let mask = rasterizer.mask(
          of: path, transform: transform, rule: rule, geometry: geometry
        ) { row in
          while nextRow < row.row {
            write(nextRow, MaskRow.none, shade, palette, over: old, oldViews)
            nextRow += 1
          }
          write(nextRow, row, shade, palette, over: old, oldViews)
          nextRow += 1
        }
        while nextRow < rows {
          write(nextRow, MaskRow.none, shade, palette, over: old, oldViews)
          nextRow += 1
        }
        return mask
      }
    }
  }

  /// Writes one row of each plane.
  @inline(__always)
  private func write(
    _ row: Int, _ maskRow: MaskRow, _ shade: Shade, _ palette: ReadSlice<UInt64>,
    over old: SpanTable?, _ oldViews: [SpanView<StoredCodes>]
  ) {
    for plane in planes.indices {
      let shift = 16 * UInt64(plane)
      let codes = ShadedCodes(coverages: maskRow.coverages, coder: shade.coders[plane])
      let view = SpanView(
        runs: maskRow.runs, codes: codes, firstOffset: maskRow.firstOffset, palette: palette,
        shift: shift, bare: UInt16(truncatingIfNeeded: shade.bare >> shift))
      if let old {
        view.write(
          maskRow.runIndices, to: line(plane, row), over: oldViews[plane],
          old.runIndices(inRow: row))
      } else {
        view.write(maskRow.runIndices, to: line(plane, row))
      }
    }
  }

  private func withOldViews<Result>(
    of old: SpanTable?, _ body: ([SpanView<StoredCodes>]) -> Result
  ) -> Result {
    if let old { old.withViews(body) } else { body([]) }
  }
}

/// The codes that a single shape brings to the planes of a group.
struct Shade {
  /// The codes of samples without the shape.
  let bare: UInt64
  /// The codes of samples that it covers fully, as the only ones.
  let palette: [UInt64]
  /// For each plane, the way to the codes of samples that it covers partly.
  let coders: [CoverageCoder]
}
