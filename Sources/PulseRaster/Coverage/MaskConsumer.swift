/// Takes the rows of a mask while it is being made.
protocol MaskConsumer {
  /// Is told, before the first row, where runs and coverages will wait to be added to the mask.
  mutating func begin(runs: ReadSlice<Mask.Run>, coverages: ReadSlice<Float>)

  /// Takes a row, whose runs wait at `runs`; the offset `firstOffset` stands for the first coverage
  /// that waits. Rows come from the top; those that don't come are not covered.
  mutating func take(row: Int, runs: Range<Int>, firstOffset: Int)
}

/// For masks that are wanted as a whole.
struct NoConsumer: MaskConsumer {
  mutating func begin(runs: ReadSlice<Mask.Run>, coverages: ReadSlice<Float>) {}

  mutating func take(row: Int, runs: Range<Int>, firstOffset: Int) {}
}
