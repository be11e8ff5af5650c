/// Why a text is no JSON that can be read: one sentence without a full stop, and the place.
package struct JSONError: Error, Hashable, Sendable {
  /// Where it goes wrong.
  package let position: JSONPosition
  /// What is wrong, and what would be right.
  package let problem: String

  /// Makes an error.
  package init(_ problem: String, at position: JSONPosition) {
    (self.problem, self.position) = (problem, position)
  }
}
