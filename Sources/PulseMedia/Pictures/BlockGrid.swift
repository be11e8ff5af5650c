/// Which samples of a component make which block.
package struct BlockGrid: Sendable {
  /// The samples of each column of blocks; none may be empty.
  package let columns: [Range<Int>]

  /// The rows of samples of each row of blocks; none may be empty or have more than ``tallest`` rows.
  package let rows: [Range<Int>]

  /// The most rows of samples that a block may have: so many 8-bit samples add up in 16 bits.
  package static let tallest = 257

  /// The widest block whose sum is sure to fit into 31 bits, in samples of 16 bits.
  package static let widest = 127

  /// Makes a grid.
  package init(columns: [Range<Int>], rows: [Range<Int>]) {
    precondition(rows.allSatisfy { !$0.isEmpty && $0.count <= Self.tallest })
    precondition(columns.allSatisfy { !$0.isEmpty && $0.count <= Self.widest })
    (self.columns, self.rows) = (columns, rows)
  }
}
