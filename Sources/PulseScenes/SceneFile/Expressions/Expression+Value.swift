import PulseTimeline

extension Expression {
  /// What the expression comes to.
  func value(in scope: SceneScope) throws(ExpressionError) -> ExpressionValue {
    switch self {
    case .constant(let number): return .number(number)
    case .variable(let name): return try scope.value(of: name)
    case .counter(let name): return try scope.counter(name)
    case .item(let list, let place): return try item(of: list, at: place, in: scope)
    case .prefix(.minus, let operand):
      return .number(try Expression.negated(try operand.number(in: scope, for: "'-'")))
    case .prefix(.not, let operand):
      return .boolean(!(try operand.boolean(in: scope, for: "'not'")))
    case .infix(let sign, let left, let right):
      return try Expression.result(sign, left, right, in: scope)
    case .call(let function, let operands):
      return try function.value(of: operands, in: scope)
    }
  }

  /// The number that the expression comes to; `place` names who asks, for the message.
  func number(in scope: SceneScope, for place: String) throws(ExpressionError) -> Quantity {
    let value = try value(in: scope)
    guard case .number(let number) = value else {
      throw ExpressionError("\(place) takes numbers, not \(value.kindName)")
    }
    return number
  }

  /// The yes or no that the expression comes to.
  func boolean(in scope: SceneScope, for place: String) throws(ExpressionError) -> Bool {
    let value = try value(in: scope)
    guard case .boolean(let flag) = value else {
      throw ExpressionError("\(place) takes true or false, not \(value.kindName)")
    }
    return flag
  }

  private func item(
    of list: Expression, at place: Expression, in scope: SceneScope
  ) throws(ExpressionError) -> ExpressionValue {
    let found = try list.value(in: scope)
    guard case .list(let items) = found else {
      throw ExpressionError("only a list can be followed by '[…]', not \(found.kindName)")
    }
    let index = try place.number(in: scope, for: "'[…]'")
    guard let whole = index.whole, items.indices.contains(whole) else {
      throw ExpressionError(
        items.isEmpty
          ? "the list is empty, so it has no item \(index.text)"
          : "a list of \(items.count) has the items 0 to \(items.count - 1), not \(index.text)")
    }
    return items[whole]
  }

  private static func result(
    _ sign: Infix, _ left: Expression, _ right: Expression, in scope: SceneScope
  ) throws(ExpressionError) -> ExpressionValue {
    let words = "'\(sign.rawValue)'"
    switch sign {
    case .or:
      if try left.boolean(in: scope, for: words) { return .boolean(true) }
      return .boolean(try right.boolean(in: scope, for: words))
    case .and:
      guard try left.boolean(in: scope, for: words) else { return .boolean(false) }
      return .boolean(try right.boolean(in: scope, for: words))
    case .equal, .unequal:
      let areEqual = equal(try left.value(in: scope), try right.value(in: scope))
      return .boolean(areEqual == (sign == .equal))
    default: break
    }
    let (first, second) =
      (try left.number(in: scope, for: words), try right.number(in: scope, for: words))
    return switch sign {
    case .less: .boolean(first.isLess(than: second))
    case .greater: .boolean(second.isLess(than: first))
    case .lessOrEqual: .boolean(!second.isLess(than: first))
    case .greaterOrEqual: .boolean(!first.isLess(than: second))
    default: .number(try arithmetic(sign, first, second))
    }
  }

  private static func arithmetic(
    _ sign: Infix, _ left: Quantity, _ right: Quantity
  ) throws(ExpressionError) -> Quantity {
    if sign == .divided, right.value == 0 { throw ExpressionError("a division by 0") }
    let result =
      switch sign {
      case .plus: left.combined(with: right, exactly: { $0.checkedAdding($1) }, otherwise: +)
      case .minus: left.combined(with: right, exactly: { $0.checkedSubtracting($1) }, otherwise: -)
      case .times:
        left.combined(with: right, exactly: { $0.checkedMultiplying(by: $1) }, otherwise: *)
      default: left.combined(with: right, exactly: { $0.checkedDividing(by: $1) }, otherwise: /)
      }
    guard let result else { throw ExpressionError("the result of '\(sign.rawValue)' is too large") }
    return result
  }

  private static func negated(_ number: Quantity) throws(ExpressionError) -> Quantity {
    try arithmetic(.minus, Quantity(0), number)
  }

  private static func equal(_ left: ExpressionValue, _ right: ExpressionValue) -> Bool {
    if case (.number(let first), .number(let second)) = (left, right) {
      return first.isEqual(to: second)
    }
    return left == right
  }
}
