/// Everything that is wrong, each thing once.
struct ProblemList: Sendable {
  /// The most problems that are kept; further ones are only counted.
  static let limit = 10_000

  /// The problems that are kept.
  private(set) var problems: [BatchProblem] = []
  /// How many there are in all.
  private(set) var count = 0
  private var seen: Set<BatchProblem> = []

  var isEmpty: Bool { count == 0 }

  /// Adds a problem, unless it was added before.
  mutating func add(_ place: BatchProblem.Place, _ message: String) {
    add(BatchProblem(place, message))
  }

  /// Adds a problem, unless it was added before.
  mutating func add(_ problem: BatchProblem) {
    guard problems.count < Self.limit else {
      if !seen.contains(problem) { count += 1 }
      return
    }
    guard seen.insert(problem).inserted else { return }
    problems.append(problem)
    count += 1
  }

  /// Adds all problems of another list.
  mutating func add(_ other: ProblemList) {
    for problem in other.problems { add(problem) }
    count += other.count - other.problems.count
  }

  /// Throws all of them, if there are any.
  ///
  /// - Parameter source: the table's name; `nil` where there is no table.
  func check(source: String?) throws(BatchProblems) {
    guard !isEmpty else { return }
    let sorted = problems.enumerated().sorted {
      let (left, right) = ($0.element.place.order, $1.element.place.order)
      return left == right ? $0.offset < $1.offset : left.lexicographicallyPrecedes(right)
    }
    throw BatchProblems(source: source, problems: sorted.map(\.element), count: count)
  }
}

/// Everything that is wrong with a batch; nothing was written.
public struct BatchProblems: Error, Hashable, Sendable {
  /// The table's name; `nil` where there is no table.
  public let source: String?
  /// The problems, at most 10,000.
  public let problems: [BatchProblem]
  /// How many there are in all.
  public let count: Int
}
