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

  /// A layer over a part of a row.
  struct Cover {
    var layer: Int
    /// Where the coverage of the part's first column lies in the mask; negative: all full.
    var offset: Int
  }

  let compositor: SampleCompositor
  let columns: Int
  /// The shapes from the back to the front.
  private(set) var layers: [Layer] = []
  var table = SpanTable()
  /// The layers that have runs in the row.
  private var rowLayers: [Int] = []
  /// For each of them, the first run that ends after the part of the row that is looked at.
  private var cursors: [Int] = []
  private var covers: [Cover] = []

  init(compositor: SampleCompositor, columns: Int) {
    self.compositor = compositor
    self.columns = columns
  }

  /// Adds a shape in front of the others.
  mutating func add(_ mask: Mask, values: [Double], alpha: Double) {
    guard !mask.isEmpty else { return }
    let full = compositor.codes { sample, plane in
      sample.add(values[plane], alpha: alpha, coverage: 1)
    }
    layers.append(Layer(mask: mask, values: values, alpha: alpha, fullCodes: full))
  }

  /// Writes down all rows, with room for as much as another table holds.
  mutating func build(rows: Int, sizedLike other: SpanTable?) -> SpanTable {
    table.rows.reserveCapacity(rows)
    table.spans.reserveCapacity((other?.spans.count ?? rows) * 9 / 8)
    table.samples.reserveCapacity((other?.samples.count ?? rows) * 9 / 8)
    let bare = compositor.extendsColors ? SpanTable.undefinedCodes : compositor.backgroundCodes
    appendConstant(to: columns, bare)
    for row in 0..<rows {
      findLayers(inRow: row)
      let start = table.spans.count
      switch rowLayers.count {
      case 0:
        table.rows.append(.init(start: 0, end: 1))
        continue
      case 1: layOne(layers[rowLayers[0]], row: row, bare: bare)
      default: layAll(row: row, bare: bare)
      }
      table.rows.append(.init(start: Int32(start), end: Int32(table.spans.count)))
    }
    if compositor.extendsColors { extendColors() }
    return table
  }

  private mutating func findLayers(inRow row: Int) {
    rowLayers.removeAll(keepingCapacity: true)
    for index in layers.indices where !layers[index].mask.runIndices(inRow: row).isEmpty {
      rowLayers.append(index)
    }
  }

  func appended(_ end: Int, _ codes: UInt64) -> SpanTable.Span {
    .init(end: Int32(truncatingIfNeeded: end), offset: -1, codes: codes)
  }

  private mutating func appendConstant(to end: Int, _ codes: UInt64) {
    table.spans.append(appended(end, codes))
  }

  /// Begins a span of single samples, whose codes follow.
  private mutating func appendSingle(to end: Int) {
    table.spans.append(
      .init(
        end: Int32(truncatingIfNeeded: end),
        offset: Int32(truncatingIfNeeded: table.samples.count), codes: 0))
  }

  /// A row that meets one shape.
  private mutating func layOne(_ layer: Layer, row: Int, bare: UInt64) {
    var column = 0
    for index in layer.mask.runIndices(inRow: row) {
      let run = layer.mask.runs[index]
      if run.start > column { appendConstant(to: Int(run.start), bare) }
      column = Int(run.end)
      if run.isFull {
        appendConstant(to: column, layer.fullCodes)
        continue
      }
      appendSingle(to: column)
      for plane in 0..<compositor.planeCount {
        let start = compositor.sample(ofPlane: plane)
        for place in Int(run.offset)..<Int(run.offset) + Int(run.end - run.start) {
          var sample = start
          sample.add(
            layer.values[plane], alpha: layer.alpha, coverage: Double(layer.mask.coverages[place]))
          table.samples.append(compositor.code(sample, plane: plane))
        }
      }
    }
    if column < columns { appendConstant(to: columns, bare) }
  }

  /// A row that meets several shapes.
  private mutating func layAll(row: Int, bare: UInt64) {
    cursors.removeAll(keepingCapacity: true)
    for layer in rowLayers {
      cursors.append(layers[layer].mask.runIndices(inRow: row).lowerBound)
    }
    var column = 0
    while column < columns {
      let end = findCovers(from: column, row: row)
      if covers.isEmpty {
        appendConstant(to: end, bare)
      } else if covers.allSatisfy({ $0.offset < 0 }) {
        appendConstant(
          to: end, compositor.codes { sample, plane in lay(at: 0, on: &sample, plane: plane) })
      } else {
        appendSingle(to: end)
        for plane in 0..<compositor.planeCount {
          for index in 0..<end - column {
            var sample = compositor.sample(ofPlane: plane)
            lay(at: index, on: &sample, plane: plane)
            table.samples.append(compositor.code(sample, plane: plane))
          }
        }
      }
      column = end
    }
  }

  /// Lays the covers on the sample in a column of the part that is looked at.
  private func lay(at index: Int, on sample: inout BlendedSample, plane: Int) {
    for cover in covers {
      let layer = layers[cover.layer]
      let coverage = cover.offset < 0 ? 1 : Double(layer.mask.coverages[cover.offset + index])
      sample.add(layer.values[plane], alpha: layer.alpha, coverage: coverage)
    }
  }

  /// Finds what covers the row from a column on, and returns up to where the same does.
  private mutating func findCovers(from column: Int, row: Int) -> Int {
    covers.removeAll(keepingCapacity: true)
    var end = columns
    for index in rowLayers.indices {
      let mask = layers[rowLayers[index]].mask
      let last = mask.runIndices(inRow: row).upperBound
      while cursors[index] < last, Int(mask.runs[cursors[index]].end) <= column {
        cursors[index] += 1
      }
      guard cursors[index] < last else { continue }
      let run = mask.runs[cursors[index]]
      guard Int(run.start) <= column else {
        end = min(end, Int(run.start))
        continue
      }
      end = min(end, Int(run.end))
      // Nothing of what lies below an opaque shape shows.
      if run.isFull, layers[rowLayers[index]].alpha >= 1 {
        covers.removeAll(keepingCapacity: true)
      }
      let offset = run.isFull ? -1 : Int(run.offset) + column - Int(run.start)
      covers.append(Cover(layer: rowLayers[index], offset: offset))
    }
    return end
  }
}
