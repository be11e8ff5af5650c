/// Lays shapes over a background and writes down what the planes of a group are to hold.
///
/// One shape's mask gives the runs as it is; of several, each row is cut at the ends of all their runs.
/// Either way a sample's value comes from ``BlendedSample``, and is rounded once.
struct SpanTableBuilder {
  /// A shape as one group of planes sees it.
  struct Layer {
    let mask: Mask
    /// The colour's value in each plane of the group.
    let values: [Double]
    /// 0 ... 1
    let alpha: Double
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
      Layer(mask: shape.mask, values: shape.values, alpha: shape.alpha)
    }
  }

  /// Writes down all rows.
  func build(rows: Int) -> SpanTable {
    var table = SpanTable(planes: compositor.planeCount, bare: bareCodes)
    if let only = layers.first, layers.count == 1 {
      table = self.table(of: only)
    } else if !layers.isEmpty {
      var covers = RowCovers(layers: layers, columns: columns)
      for row in 0..<rows {
        covers.begin(row: row)
        while let columns = covers.next() { append(covers, columns: columns, to: &table) }
        table.endRow()
      }
    }
    guard compositor.extendsColors else { return table }
    return table.extendingColors(
      columns: columns, rows: rows, bare: compositor.backgroundCodes)
  }

  /// The table of one shape, whose mask gives the runs as it is.
  private func table(of layer: Layer) -> SpanTable {
    let shade = compositor.shade(layer.values, alpha: layer.alpha)
    var table = SpanTable(layer.mask, shade: shade)
    table.bare = bareCodes
    table.samples = shade.coders.map { coder in layer.mask.coverages.map { coder.code($0) } }
    return table
  }

  /// Appends a part of a row that the same shapes cover.
  private func append(_ covers: RowCovers, columns: Range<Int>, to table: inout SpanTable) {
    if covers.isUncovered { return }
    if covers.isFull {
      let codes = compositor.codes { covers.lay(at: 0, on: &$0, plane: $1) }
      return table.append(constant: codes, columns: columns)
    }
    table.append(offset: table.samples[0].count, columns: columns)
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
