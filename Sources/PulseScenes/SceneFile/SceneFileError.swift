/// Why a scene file can't be drawn.
public struct SceneFileError: Error, Hashable, Sendable {
  /// The file's name, as it was given.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode characters, from 1.
  public let column: Int
  /// The way to the value through keys and places: `layers[2].opacity`; empty for the whole.
  public let path: String
  /// What is wrong, and what would be right, without a full stop.
  public let problem: String

  init(_ problem: SceneProblem, file: String) {
    self.file = file
    (line, column) = (problem.position.line, problem.position.column)
    (path, self.problem) = (problem.path, problem.problem)
  }

  init(_ error: JSONError, file: String) {
    self.init(SceneProblem(error.problem, at: error.position), file: file)
  }
}

extension SceneFileError: CustomStringConvertible {
  /// One sentence: `loader.json:12:5: layers[2].opacity: must be …`.
  public var description: String {
    let place = path.isEmpty ? "" : " \(path):"
    return "\(Wording.printable(file)):\(line):\(column):\(place) \(problem)"
  }
}
