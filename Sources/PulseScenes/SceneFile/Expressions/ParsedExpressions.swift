import Synchronization

/// Expressions that were read before, as a batch reads the same scene for every row.
enum ParsedExpressions {
  /// The most expressions that are kept, and the longest, in bytes: some megabytes in all.
  private static let (limit, longest) = (4096, 100)

  private static let known = Mutex<[String: Expression]>([:])

  /// The expression of a text.
  static func expression(_ text: String) throws(ExpressionError) -> Expression {
    if let expression = known.withLock({ $0[text] }) { return expression }
    let expression = try ExpressionParser.parse(text)
    guard text.utf8.count <= longest else { return expression }
    known.withLock { known in
      // A stranger's file must not fill the memory: what is full begins anew.
      if known.count >= limit { known = [:] }
      known[text] = expression
    }
    return expression
  }
}
