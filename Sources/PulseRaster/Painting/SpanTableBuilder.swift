/// Lays shapes over a background and writes down what the planes of a group are to hold.
///
/// Where a row meets no shape or one, masks become spans directly; where it meets several, it is cut
/// at the ends of all their runs. Either way a sample's value comes from ``BlendedSample``, and is
/// rounded once.
struct SpanTableBuilder {
  /// A shape as one group of planes sees it.
  struct Layer {
    let mask: Mask
    /// The colour's value in each plane of the group.
    let values: [Double]
    /// 0 ... 1
    let alpha: Double
    /// The codes of samples that the shape alone covers fully.
    let fullCodes: UInt64
  }

  let compositor: SampleCompositor
  let columns: Int
  /// The shapes from the back to the front.
  private let layers: [Layer]
  /// The codes of samples that nothing covers, as far as the row alone tells.
  private let bareCodes: UInt64

  /// Makes a builder for shapes given from the back to the front, with values for each plane.
  init(
    compositor: SampleCompositor, columns: Int,
    shapes: [(mask: Mask, values: [Double], alpha: Double)]
  ) {
    self.compositor = compositor
    self.columns = columns
    bareCodes =
      compositor.extendsColors ? SpanTable.undefinedCodes : compositor.backgroundCodes
    layers = shapes.filter { !$0.mask.isEmpty }.map { shape in
      let full = compositor.codes { sample, plane in
        sample.add(shape.values[plane], alpha: shape.alpha, coverage: 1)
      }
      return Layer(mask: shape.mask, values: shape.values, alpha: shape.alpha, fullCodes: full)
    }
  }

  /// A table without rows, with the span that bare rows share and room as in another table.
  func emptyTable(rows: Int, sizedLike other: SpanTable?) -> SpanTable {
    var table = SpanTable(planes: compositor.planeCount)
    table.rows.reserveCapacity(rows)
    table.spans.reserveCapacity((other?.spans.count ?? rows) * 9 / 8)
    table.append(constant: bareCodes, to: columns)
    return table
  }

  /// Writes down all rows from the top, and hands each one over when it is complete.
  func build(
    rows: Int, into table: inout SpanTable, handOver: (_ row: Int, _ table: SpanTable) -> Void
  ) {
    // Between the ends of masks the same shapes are at hand in each row.
    let ends = layers.flatMap { [$0.mask.rows.lowerBound, $0.mask.rows.upperBound] } + [rows]
    var begin = 0
    for end in ends.sorted() where begin < end {
      let present = layers.filter { $0.mask.rows.lowerBound < end && $0.mask.rows.upperBound > begin }
      if let only = present.first, present.count == 1 {
        build(rows: begin..<end, of: only, into: &table, handOver: handOver)
      } else if present.isEmpty {
        for row in begin..<end {
          table.rows.append(SpanTable.bareRow)
          handOver(row, table)
        }
      } else {
        build(rows: begin..<end, of: present, into: &table, handOver: handOver)
      }
      begin = end
    }
  }

  /// Writes down rows that meet one shape.
  private func build(
    rows: Range<Int>, of layer: Layer, into table: inout SpanTable,
    handOver: (_ row: Int, _ table: SpanTable) -> Void
  ) {
    let part = layer.mask.coverageIndices(inRows: rows)
    let base = table.samples[0].count - part.lowerBound
    for plane in 0..<compositor.planeCount {
      compositor.appendCodes(
        of: layer.mask.coverages[part], ink: layer.values[plane], alpha: layer.alpha, plane: plane,
        to: &table.samples[plane])
    }
    let runs = layer.mask.runs.span
    for row in rows {
      let start = table.spans.count
      var column: Int32 = 0
      for place in layer.mask.runIndices(inRow: row) {
        let run = runs[place]
        if run.start > column { table.append(constant: bareCodes, to: Int(run.start)) }
        column = run.end
        if run.isFull {
          table.append(constant: layer.fullCodes, to: Int(column))
        } else {
          table.append(singleAt: base + Int(run.offset), to: Int(column))
        }
      }
      if column < columns, column > 0 { table.append(constant: bareCodes, to: columns) }
      table.endRow(start: start)
      handOver(row, table)
    }
  }

  /// Writes down rows that may meet several shapes.
  private func build(
    rows: Range<Int>, of layers: [Layer], into table: inout SpanTable,
    handOver: (_ row: Int, _ table: SpanTable) -> Void
  ) {
    var covers = RowCovers(layers: layers, columns: columns)
    for row in rows {
      let start = table.spans.count
      covers.begin(row: row)
      while let column = covers.next() {
        if covers.isUncovered {
          // A row that nothing covers at all stays without spans, which says so.
          if column.lowerBound > 0 || column.upperBound < columns {
            table.append(constant: bareCodes, to: column.upperBound)
          }
        } else if covers.isFull {
          let codes = compositor.codes { covers.lay(at: 0, on: &$0, plane: $1) }
          table.append(constant: codes, to: column.upperBound)
        } else {
          append(covers, columns: column, to: &table)
        }
      }
      table.endRow(start: start)
      handOver(row, table)
    }
  }

  /// Appends a span of samples that some of several shapes cover partly.
  private func append(_ covers: RowCovers, columns: Range<Int>, to table: inout SpanTable) {
    table.append(singleAt: table.samples[0].count, to: columns.upperBound)
    for plane in 0..<compositor.planeCount {
      let bare = compositor.sample(ofPlane: plane)
      let coder = compositor.coder(ofPlane: plane)
      for index in 0..<columns.count {
        var sample = bare
        covers.lay(at: index, on: &sample, plane: plane)
        table.samples[plane].append(coder.code(sample))
      }
    }
  }
}
