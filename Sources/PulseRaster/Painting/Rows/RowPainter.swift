/// Lays items over rows of samples, groups by themselves.
struct RowPainter {
  private let blend: Blend
  private let planes: Int
  private let columns: Int
  /// A row for gradients, and rows for groups and masks that are under way, by depth.
  private var gradientRow: RowSamples
  private var spare: [RowSamples] = []
  private var spareMasks: [RowSamples] = []
  private var sample: [Double]

  /// Makes a painter of a group of planes.
  init(blend: Blend, planes: Int, columns: Int) {
    // Within a group things lie over nothing, so that alpha counts.
    self.blend = blend == .opaque ? .straight : blend
    (self.planes, self.columns) = (planes, columns)
    gradientRow = RowSamples(blend: self.blend, planes: planes, columns: columns)
    sample = Array(repeating: 0, count: planes)
  }

  /// Lays items, given from the back to the front, over the samples of a row.
  mutating func lay(
    _ items: [RowItem], row: Int, within range: Range<Int>, on samples: inout RowSamples
  ) {
    for item in items { lay(item, row: row, within: range, on: &samples) }
  }

  mutating func lay(
    _ item: RowItem, row: Int, within range: Range<Int>, on samples: inout RowSamples
  ) {
    switch item {
    case .solid(let mask, let values, let alpha):
      values.withReadSlice { values in
        mask.coverages.withReadSlice { coverages in
          for run in mask.runs[mask.runIndices(inRow: row)] {
            let columns = run.columns.clamped(to: range)
            if columns.isEmpty { continue }
            if run.isFull {
              samples.lay(
                FullInk(values: values, alpha: alpha), over: columns, isGradual: false)
            } else {
              let ink = PartialInk(
                values: values, alpha: alpha, coverages: coverages,
                offset: Int(run.offset) - Int(run.start))
              samples.lay(ink, over: columns, isGradual: false)
            }
          }
        }
      }
    case .gradient(let mask, let shader):
      for run in mask.runs[mask.runIndices(inRow: row)] {
        let columns = run.columns.clamped(to: range)
        if columns.isEmpty { continue }
        for column in columns {
          let alpha = shader.sample(column: column, row: row, into: &sample)
          let coverage =
            run.isFull ? 1 : mask.coverages[Int(run.offset) + column - Int(run.start)]
          gradientRow.set(column, values: sample, alpha: alpha, coverage: Double(coverage))
        }
        samples.lay(set: gradientRow, over: columns)
      }
    case .group(let group): lay(group, row: row, within: range, on: &samples)
    }
  }

  private mutating func lay(
    _ group: RowItem.RowGroup, row: Int, within range: Range<Int>, on samples: inout RowSamples
  ) {
    let columns = group.extent.columns.clamped(to: range)
    guard group.extent.rows.contains(row), !columns.isEmpty else { return }
    let clear = [Double](repeating: 0, count: planes)
    var apart =
      spare.popLast() ?? RowSamples(blend: blend, planes: planes, columns: self.columns)
    apart.clear(columns, values: clear, alpha: 0)
    lay(group.items, row: row, within: columns, on: &apart)
    guard let mask = group.mask else {
      samples.lay(&apart, over: columns) { _ in group.opacity }
      return spare.append(apart)
    }
    var veil = spareMasks.popLast() ?? RowSamples(blend: .alpha, planes: 1, columns: self.columns)
    veil.clear(columns, values: [0], alpha: 0)
    var painter = RowPainter(blend: .alpha, planes: 1, columns: self.columns)
    painter.lay(mask, row: row, within: columns, on: &veil)
    samples.lay(&apart, over: columns) { group.opacity * veil.value($0, plane: 0) }
    spare.append(apart)
    spareMasks.append(veil)
  }
}

extension Mask.Run {
  /// The columns of its cells.
  var columns: Range<Int> { Int(start)..<Int(end) }
}
