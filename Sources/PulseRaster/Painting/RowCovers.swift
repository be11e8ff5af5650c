/// Cuts a row into parts that the same shapes cover, each of them fully or each of its cells partly.
struct RowCovers {
  /// A shape over the part.
  private struct Cover {
    var layer: Int
    /// Where the coverage of the part's first column lies in the mask; negative: all full.
    var offset: Int
  }

  private let layers: [SpanTableBuilder.Layer]
  private let columns: Int
  /// For each shape, the runs of the row that don't end before the part.
  private var runs: [Range<Int>] = []
  private var column = 0
  private var covers: [Cover] = []

  /// Makes ready for shapes given from the back to the front.
  init(layers: [SpanTableBuilder.Layer], columns: Int) {
    self.layers = layers
    self.columns = columns
  }

  /// Goes to the beginning of a row.
  mutating func begin(row: Int) {
    runs.removeAll(keepingCapacity: true)
    for layer in layers { runs.append(layer.mask.runIndices(inRow: row)) }
    column = 0
  }

  /// Goes to the next part, and returns its columns; `nil` at the row's end.
  mutating func next() -> Range<Int>? {
    guard column < columns else { return nil }
    let begin = column
    var end = columns
    covers.removeAll(keepingCapacity: true)
    for index in layers.indices {
      while let first = runs[index].first, Int(layers[index].mask.runs[first].end) <= begin {
        runs[index] = first + 1..<runs[index].upperBound
      }
      guard let first = runs[index].first else { continue }
      let run = layers[index].mask.runs[first]
      guard Int(run.start) <= begin else {
        end = min(end, Int(run.start))
        continue
      }
      end = min(end, Int(run.end))
      // Nothing of what lies below an opaque shape shows.
      if run.isFull, layers[index].alpha >= 1 { covers.removeAll(keepingCapacity: true) }
      let offset = run.isFull ? -1 : Int(run.offset) + begin - Int(run.start)
      covers.append(Cover(layer: index, offset: offset))
    }
    column = end
    return begin..<end
  }

  /// Whether no shape lies over the part.
  var isUncovered: Bool { covers.isEmpty }

  /// Whether all shapes over the part cover it fully.
  var isFull: Bool { covers.allSatisfy { $0.offset < 0 } }

  /// Lays the shapes on the sample in a column of the part, counted from its beginning.
  func lay(at index: Int, on sample: inout BlendedSample, plane: Int) {
    for cover in covers {
      let layer = layers[cover.layer]
      let coverage = cover.offset < 0 ? 1 : Double(layer.mask.coverages[cover.offset + index])
      sample.add(layer.values[plane], alpha: layer.alpha, coverage: coverage)
    }
  }
}
