/// Reads the text of an expression.
struct ExpressionParser {
  /// The longest expression, in bytes.
  static let longestText = 1000
  /// The deepest nesting of brackets and signs.
  static let deepestNesting = 32

  private let text: String
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// Reads a whole text.
  static func parse(_ text: String) throws(ExpressionError) -> Expression {
    guard text.utf8.count <= longestText else {
      throw ExpressionError("the expression has more than \(longestText) bytes")
    }
    var parser = ExpressionParser(text)
    let expression = try parser.infix(rank: 0)
    parser.skipSpace()
    guard parser.index == parser.bytes.count else {
      if let word = parser.word(), ExpressionUnit.isUnit(word) {
        throw parser.error("a unit stands at its number without a space, as in 90deg")
      }
      throw parser.error("\(parser.found) stands where an operator or the end must stand")
    }
    return expression
  }

  private init(_ text: String) { (self.text, bytes) = (text, Array(text.utf8)) }

  // MARK: - Grammar

  /// Values with operators of at least the rank between them, from left to right.
  private mutating func infix(rank: Int) throws(ExpressionError) -> Expression {
    var left = try prefix()
    while let sign = infixSign(), sign.rank >= rank {
      index += sign.rawValue.utf8.count
      let right = try infix(rank: sign.rank + 1)
      left = .infix(sign, left, right)
    }
    return left
  }

  private mutating func prefix() throws(ExpressionError) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= ExpressionParser.deepestNesting else {
      throw error(
        "brackets and signs are nested deeper than "
          + "\(ExpressionParser.deepestNesting) levels")
    }
    skipSpace()
    if take("-") { return .prefix(.minus, try prefix()) }
    if take("+") { return try prefix() }
    if word() == "not" {
      index += 3
      return .prefix(.not, try infix(rank: Expression.Infix.equal.rank))
    }
    return try postfix()
  }

  private mutating func postfix() throws(ExpressionError) -> Expression {
    var value = try primary()
    skipSpace()
    while take("[") {
      let place = try infix(rank: 0)
      guard take("]") else { throw error("a ']' is missing") }
      value = .item(of: value, at: place)
      skipSpace()
    }
    return value
  }

  private mutating func primary() throws(ExpressionError) -> Expression {
    if take("(") {
      let inner = try infix(rank: 0)
      guard take(")") else { throw error("a ')' is missing") }
      return inner
    }
    if take("$") {
      guard let name = word() else { throw error("a name must follow '$'") }
      index += name.utf8.count
      return .variable(name)
    }
    if let name = word() {
      index += name.utf8.count
      return try named(name)
    }
    return try number()
  }

  private mutating func named(_ name: String) throws(ExpressionError) -> Expression {
    if name == "pi" { return .constant(ExpressionParser.pi) }
    skipSpace()
    guard take("(") else { return .counter(name) }
    guard let function = ExpressionFunction(rawValue: name) else {
      let names = ExpressionFunction.allCases.map(\.rawValue)
      throw error(
        "there is no function \(Wording.quoted(name))"
          + Wording.offer(Suggestion.nearest(to: name, among: names)))
    }
    var values = [try infix(rank: 0)]
    while take(",") { values.append(try infix(rank: 0)) }
    guard take(")") else { throw error("a ')' is missing after the values of \(name)") }
    guard function.arity.contains(values.count) else {
      let bounds = function.arity
      throw error(
        "\(name) takes \(bounds.count == 1 ? "\(bounds.lowerBound)" : "\(bounds.lowerBound) to \(bounds.upperBound)")"
          + " values, not \(values.count)")
    }
    return .call(function, values)
  }

  /// A number, and the unit that may follow it at once: `90deg`, `2pi`, `50%`.
  private mutating func number() throws(ExpressionError) -> Expression {
    let rest = bytes[index...]
    let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard !digits.isEmpty else { throw error("\(found) stands where a value must stand") }
    let length = digits.count + exponentLength(after: index + digits.count)
    guard let number = Quantity(decimal: String(decoding: rest.prefix(length), as: UTF8.self))
    else {
      throw error(
        "\(Wording.quoted(String(decoding: rest.prefix(length), as: UTF8.self))) is no number")
    }
    index += length
    return try withUnit(.constant(number))
  }

  private mutating func withUnit(_ number: Expression) throws(ExpressionError) -> Expression {
    let pi = Expression.constant(ExpressionParser.pi)
    // A unit stands at the number, without a space.
    if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
      index += 1
      return .infix(.divided, number, .constant(Quantity(100)))
    }
    guard let name = word() else { return number }
    index += name.utf8.count
    switch name {
    case "pi": return .infix(.times, number, pi)
    // x * pi / 180 in this order, so that 180 degrees are pi itself.
    case "deg": return .infix(.divided, .infix(.times, number, pi), .constant(Quantity(180)))
    case "turn": return .infix(.times, .infix(.times, number, .constant(Quantity(2))), pi)
    case "rad", "s": return number
    case "ms": return .infix(.divided, number, .constant(Quantity(1000)))
    default:
      throw error(
        "\(Wording.quoted(name)) is no unit"
          + (ExpressionUnit.hint(name)
            ?? "; there are \(Wording.list(ExpressionUnit.names + ["%"], conjunction: "and"))"))
    }
  }

  // MARK: - Letters

  /// The name that begins here.
  private func word() -> String? {
    let letters = bytes[index...].prefix { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
        || (0x30...0x39).contains(byte)
    }
    guard let first = letters.first, !(0x30...0x39).contains(first) else { return nil }
    return String(decoding: letters, as: UTF8.self)
  }

  private mutating func infixSign() -> Expression.Infix? {
    skipSpace()
    if let word = word() { return word == "and" ? .and : word == "or" ? .or : nil }
    return Expression.Infix.allCases.first { sign in
      bytes[index...].starts(with: sign.rawValue.utf8) && sign.rank > 2
    }
  }

  private func exponentLength(after start: Int) -> Int {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return 0 }
    let signed = start + 1 < bytes.count && [0x2B, 0x2D].contains(bytes[start + 1])
    let digits = bytes[(start + (signed ? 2 : 1))...].prefix { (0x30...0x39).contains($0) }.count
    return digits == 0 ? 0 : digits + (signed ? 2 : 1)
  }

  /// Steps over spaces and the sign, if it stands here.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
  }

  /// What stands at the place that has been reached, in words.
  private var found: String {
    guard index < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[index...].prefix(16), as: UTF8.self)
    return Wording.quoted(String(rest.unicodeScalars.prefix(8)))
  }

  private func error(_ problem: String) -> ExpressionError {
    ExpressionError("\(Wording.quoted(text)): \(problem)")
  }

  private static let pi = Quantity(Double.pi) ?? Quantity(3)
}
