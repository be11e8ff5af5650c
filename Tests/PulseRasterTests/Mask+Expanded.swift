import PulseRaster

extension Mask {
  /// All coverages, row after row from the top.
  func expanded(columns: Int, rows: Int) -> [Float] {
    var values = [Float](repeating: 0, count: columns * rows)
    for row in self.rows {
      for run in runs[runIndices(inRow: row)] {
        for column in Int(run.start)..<Int(run.end) {
          values[row * columns + column] =
            run.isFull ? 1 : coverages[Int(run.offset) + column - Int(run.start)]
        }
      }
    }
    return values
  }
}
