/// Takes the rows of a mask while it is being made.
protocol MaskConsumer {
  /// Is told, before the first row, where runs and coverages will wait to be added to the mask.
  mutating func begin(runs: ReadSlice<Mask.Run>, coverages: ReadSlice<Float>)

  /// Takes a row, whose runs wait at `runs`; the offset `firstOffset` stands for the first coverage
  /// that waits. Rows come from the top; those that don't come are not covered.
  mutating func take(row: Int, runs: Range<Int>, firstOffset: Int)
}

/// Takes those rows of an outline that it asks for.
protocol RowCollector: MaskConsumer {
  /// Whether anything in these columns of a row is of interest.
  func wants(row: Int, columns: Range<Int>) -> Bool
}

/// For masks that are wanted as a whole.
struct NoConsumer: MaskConsumer {
  mutating func begin(runs: ReadSlice<Mask.Run>, coverages: ReadSlice<Float>) {}

  mutating func take(row: Int, runs: Range<Int>, firstOffset: Int) {}
}
