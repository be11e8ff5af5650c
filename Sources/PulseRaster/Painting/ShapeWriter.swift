import PulseTimeline

/// Writes the planes of a group under a single shape, while the shape's mask is made or after.
///
/// A row is written as soon as its runs are known: the arithmetic for the next one then runs while the
/// memory still takes in this one, and memory is what drawing costs most. The outcome is the same as
/// that of writing the finished table.
struct ShapeWriter: MaskConsumer {
  private let writer: GroupWriter
  private let shade: Shade
  private let palette: ReadSlice<UInt64>
  /// What the planes hold now, if that is known.
  private let old: SpanTable?
  private let oldViews: [SpanView<StoredCodes>]
  /// For each plane, what it is to hold.
  private var views: [SpanView<ShadedCodes>] = []
  private var nextRow = 0

  private init(
    writer: GroupWriter, shade: Shade, palette: ReadSlice<UInt64>, old: SpanTable?,
    oldViews: [SpanView<StoredCodes>]
  ) {
    (self.writer, self.shade, self.palette) = (writer, shade, palette)
    (self.old, self.oldViews) = (old, oldViews)
  }

  mutating func begin(runs: ReadSlice<Mask.Run>, coverages: ReadSlice<Float>) {
    views = shade.coders.enumerated().map { plane, coder in
      let shift = 16 * UInt64(plane)
      return SpanView(
        runs: runs, codes: ShadedCodes(coverages: coverages, coder: coder), palette: palette,
        shift: shift, bare: UInt16(truncatingIfNeeded: shade.bare >> shift))
    }
  }

  @inline(__always)
  mutating func take(row: Int, runs: Range<Int>, firstOffset: Int) {
    while nextRow < row { write(0..<0, firstOffset: 0) }
    write(runs, firstOffset: firstOffset)
  }

  /// Writes the rows below the last one that the mask has.
  private mutating func finish() {
    while nextRow < writer.rows { write(0..<0, firstOffset: 0) }
  }

  @inline(__always)
  private mutating func write(_ runs: Range<Int>, firstOffset: Int) {
    var plane = 0
    while plane < views.count {
      let line = writer.line(plane, nextRow)
      if let old {
        views[plane].write(
          runs, firstOffset: firstOffset, to: line, over: oldViews[plane],
          old.runIndices(inRow: nextRow))
      } else {
        views[plane].write(runs, firstOffset: firstOffset, to: line)
      }
      plane += 1
    }
    nextRow += 1
  }
}

extension ShapeWriter {
  /// Writes all rows under a shape to planes that hold what `old` says, and returns the shape's mask.
  ///
  /// The mask may be at hand already.
  static func write(
    _ outline: FlatOutline, mask: Mask?, with rasterizer: inout Rasterizer, geometry: PlaneGeometry,
    shade: Shade, to writer: GroupWriter, over old: SpanTable?
  ) -> Mask {
    shade.palette.withReadSlice { palette in
      writer.withViews(of: old) { oldViews in
        var shapeWriter = ShapeWriter(
          writer: writer, shade: shade, palette: palette, old: old, oldViews: oldViews)
        if let mask {
          shapeWriter.take(mask)
          return mask
        }
        let mask = rasterizer.mask(
          of: outline.path, transform: outline.transform, rule: outline.rule,
          geometry: geometry, consumer: &shapeWriter)
        shapeWriter.finish()
        return mask
      }
    }
  }

  /// Takes all rows of a mask that has been made before.
  private mutating func take(_ mask: Mask) {
    mask.runs.withReadSlice { runs in
      mask.coverages.withReadSlice { coverages in
        begin(runs: runs, coverages: coverages)
        for row in mask.rows { take(row: row, runs: mask.runIndices(inRow: row), firstOffset: 0) }
        finish()
      }
    }
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
