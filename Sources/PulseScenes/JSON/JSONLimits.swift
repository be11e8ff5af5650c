/// How much JSON is read at most, so that no text can ask for more memory or stack than is there.
package struct JSONLimits: Hashable, Sendable {
  /// The longest text, in bytes.
  package var bytes: Int
  /// The deepest nesting of lists and objects.
  package var depth: Int
  /// The largest number of values and names in all.
  package var nodes: Int

  /// Those for a file that someone wrote: 16 MiB, 64 levels, 500,000 values.
  package static let file = JSONLimits(bytes: 16 << 20, depth: 64, nodes: 500_000)

  /// Makes limits.
  package init(bytes: Int, depth: Int, nodes: Int) {
    (self.bytes, self.depth, self.nodes) = (bytes, depth, nodes)
  }
}
