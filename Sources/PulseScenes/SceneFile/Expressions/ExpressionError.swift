/// Why an expression has no value: a sentence without its beginning and its full stop.
struct ExpressionError: Error, Hashable, Sendable {
  let problem: String

  init(_ problem: String) { self.problem = problem }
}
