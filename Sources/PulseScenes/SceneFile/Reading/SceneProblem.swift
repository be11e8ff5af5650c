/// What is wrong with a scene file, and where in it; the file's name comes later.
struct SceneProblem: Error, Hashable, Sendable {
  /// The line and the column.
  let position: JSONPosition
  /// The way to the value through keys and places: `layers[2].opacity`; empty for the whole.
  let path: String
  /// What is wrong, and what would be right.
  let problem: String

  init(_ problem: String, at position: JSONPosition, path: String = "") {
    (self.problem, self.position, self.path) = (problem, position, path)
  }
}
