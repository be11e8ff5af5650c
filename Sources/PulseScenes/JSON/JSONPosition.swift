/// A place in a text, as editors show it.
package struct JSONPosition: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column in Unicode characters (scalars), from 1.
  package let column: Int

  /// Makes a place.
  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}
