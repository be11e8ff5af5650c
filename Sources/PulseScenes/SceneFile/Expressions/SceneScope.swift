/// What the names in expressions stand for at a place of a scene file.
struct SceneScope: Sendable {
  /// The parameters and the variables, by what follows `$`.
  private(set) var values: [String: ExpressionValue] = [:]
  /// The counters of the repetitions around the place.
  private(set) var counters: [String: Int] = [:]

  /// Gives a parameter or a variable its value.
  mutating func set(_ name: String, to value: ExpressionValue) { values[name] = value }

  /// Gives a counter its value.
  mutating func set(counter name: String, to value: Int) { counters[name] = value }

  /// Whether a text can be a name in expressions, and no word of theirs.
  static func isName(_ text: String) -> Bool {
    let isLetter: (UInt8) -> Bool = { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
    }
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 64 else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
      && !["pi", "and", "or", "not"].contains(text)
  }

  /// The value of `$name`; a counter may be written so too.
  func value(of name: String) throws(ExpressionError) -> ExpressionValue {
    if let value = values[name] { return value }
    if let counter = counters[name] { return .number(Quantity(counter)) }
    let known = values.keys.sorted()
    let offer = Suggestion.nearest(to: name, among: known + counters.keys.sorted())
    throw ExpressionError(
      "there is no parameter or variable \(Wording.quoted("$" + name))"
        + (offer.map { Wording.offer("$" + $0) }
          ?? (known.isEmpty
            ? "; declare it under 'parameters' or 'let'"
            : SceneScope.listed(known.map { "$" + $0 })))
    )
  }

  /// The value of a counter.
  func counter(_ name: String) throws(ExpressionError) -> ExpressionValue {
    if let counter = counters[name] { return .number(Quantity(counter)) }
    if values[name] != nil {
      throw ExpressionError("write '$\(name)', with a dollar sign, for the value of \(name)")
    }
    let known = counters.keys.sorted()
    guard !known.isEmpty else {
      throw ExpressionError(
        "\(Wording.quoted(name)) is no number; a parameter is written \"$name\", and a counter needs a "
          + "repetition around it")
    }
    throw ExpressionError(
      "there is no counter \(Wording.quoted(name))"
        + (Suggestion.nearest(to: name, among: known).map { Wording.offer($0) }
          ?? SceneScope.listed(known)))
  }

  /// The names to choose from, as the end of a sentence.
  private static func listed(_ names: [String]) -> String {
    names.isEmpty || names.count > 12
      ? "" : "; there \(names.count == 1 ? "is" : "are") \(Wording.list(names, conjunction: "and"))"
  }
}
