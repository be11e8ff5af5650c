extension [String] {
  /// The words as a choice: `a`, `a or b`, `a, b or c`.
  var joinedByOr: String { joined(before: "or") }

  /// The words as a sum: `a`, `a and b`, `a, b and c`.
  var joinedByAnd: String { joined(before: "and") }

  private func joined(before conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
