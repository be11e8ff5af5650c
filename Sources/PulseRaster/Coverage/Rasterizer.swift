package import PulseTimeline

/// Computes how much of each sample's footprint a filled path covers.
///
/// The path becomes edges (``EdgeBuilder``), and a sweep over the rows turns those into runs
/// (``RowSweep``).
///
/// Accuracy: a cell's coverage misses the true one by at most about ``tolerance`` times the length
/// of the outline within the cell. A path whose outlines meet so often that ``effortLimit`` is passed
/// is sampled from there on, on 16 to 1,024 lines in each row: exact from left to right, and in height
/// as far off as the lines are apart, for each outline in the cell.
///
/// A rasterizer keeps its working memory between masks; nothing that it returns depends on that.
package struct Rasterizer: Sendable {
  /// How far curves and their lines may be apart, in cells, as the mean over a cell; 1/1024 by default,
  /// and a quarter of it for curves of a few cells.
  package let tolerance: Double

  /// How many visits to pieces of crossing outlines the exact treatment of one mask may take; the
  /// default is some tenths of a second, and outlines of a thousand pieces a row stay far below it.
  package let effortLimit: Int

  private var builder = EdgeBuilder()
  private var memory = SweepMemory()
  private var lastSize = MaskSize()

  /// Makes a rasterizer whose lines keep within `tolerance` cells of the curves they stand for.
  package init(tolerance: Double = 1.0 / 1024, effortLimit: Int = 1 << 24) {
    self.effortLimit = effortLimit
    self.tolerance = max(tolerance, 0x1p-30)
  }

  /// The mask of a path that `transform` takes to picture pixels.
  package mutating func mask(
    of path: Path, transform: AffineTransform = .identity, rule: FillRule = .nonZero,
    geometry: PlaneGeometry
  ) -> Mask {
    var consumer = NoConsumer()
    return mask(
      of: path, transform: transform, rule: rule, geometry: geometry, consumer: &consumer)
  }

  /// The same; each row is handed to `consumer` as soon as it is complete.
  mutating func mask<Consumer: MaskConsumer>(
    of path: Path, transform: AffineTransform, rule: FillRule, geometry: PlaneGeometry,
    consumer: inout Consumer
  ) -> Mask {
    let toCells = transform.concatenating(geometry.transform)
    builder.build(path, through: toCells, geometry: geometry, tolerance: tolerance)
    memory.fit(columns: geometry.columns, fullestRow: builder.fullestRow())
    let (firstRow, lastRow, hint) = (builder.firstRow, builder.lastRow, lastSize)
    let effortLimit = effortLimit
    let mask = memory.withSlices(of: &builder) { slices in
      var sweep = RowSweep(
        slices: slices, geometry: geometry, rule: rule, firstRow: firstRow,
        effortLimit: effortLimit, hint: hint)
      return sweep.sweep(lastRow: lastRow, consumer: &consumer)
    }
    // A little more room than last time, as the next mask is likely to be of the same moving shape.
    lastSize = MaskSize(
      runs: mask.runs.count * 9 / 8, coverages: mask.coverages.count * 9 / 8)
    return mask
  }

  /// Covers a convex outline as far as `collector` asks for it, in a simpler way than others, with the
  /// same accuracy but not always with the same last bit.
  ///
  /// `orientation` is that of ``PulseTimeline/Path/orientationIfConvex``, and the outline keeps within
  /// `columns`.
  mutating func cover<Collector: RowCollector>(
    convex path: Path, orientation: Double, transform: AffineTransform, geometry: PlaneGeometry,
    columns: Range<Int>, collector: inout Collector
  ) {
    let toCells = transform.concatenating(geometry.transform)
    let determinant = toCells.a * toCells.d - toCells.b * toCells.c
    builder.build(path, through: toCells, geometry: geometry, tolerance: tolerance)
    memory.fit(
      columns: geometry.columns, fullestRow: builder.fullestRow(), isConvex: true)
    let (firstRow, lastRow) = (builder.firstRow, builder.lastRow)
    memory.withSlices(of: &builder) { slices in
      var sweep = ConvexSweep(
        slices: slices, geometry: geometry, sign: determinant < 0 ? -orientation : orientation,
        firstRow: firstRow)
      sweep.sweep(lastRow: lastRow, columns: columns, collector: &collector)
    }
  }
}
