import PulseTimeline

extension ExpressionFunction {
  /// What the function gives for its operands, whose number has been checked.
  func value(
    of operands: [Expression], in scope: SceneScope
  ) throws(ExpressionError) -> ExpressionValue {
    switch self {
    case .if:
      let isTrue = try operands[0].boolean(in: scope, for: "'if'")
      return try operands[isTrue ? 1 : 2].value(in: scope)
    case .hue: return try part(of: operands[0], in: scope) { $0.hsb.hue }
    case .saturation: return try part(of: operands[0], in: scope) { $0.hsb.saturation }
    case .brightness: return try part(of: operands[0], in: scope) { $0.hsb.brightness }
    case .alpha: return try part(of: operands[0], in: scope) { $0.alpha }
    case .lowest, .highest:
      let value = try operands[0].value(in: scope)
      guard case .easing(let easing) = value else { throw takes("an easing", value) }
      return try number(self == .lowest ? easing.range.lowerBound : easing.range.upperBound)
    case .count:
      let value = try operands[0].value(in: scope)
      guard case .list(let items) = value else { throw takes("a list", value) }
      return .number(Quantity(items.count))
    default: break
    }
    var numbers: [Quantity] = []
    for operand in operands { numbers.append(try operand.number(in: scope, for: rawValue)) }
    return try value(of: numbers)
  }

  private func value(of numbers: [Quantity]) throws(ExpressionError) -> ExpressionValue {
    let first = numbers[0]
    switch self {
    case .min: return .number(numbers.dropFirst().reduce(first) { $1.isLess(than: $0) ? $1 : $0 })
    case .max: return .number(numbers.dropFirst().reduce(first) { $0.isLess(than: $1) ? $1 : $0 })
    case .abs:
      if let exact = first.exact { return .number(Quantity(exact.magnitude)) }
      return try number(first.value.magnitude)
    case .floor:
      if let exact = first.exact { return .number(Quantity(exact.floor)) }
      return try number(first.value.rounded(.down))
    case .round:
      if let exact = first.exact { return .number(Quantity(exact.roundedHalfUp)) }
      return try number((first.value + 0.5).rounded(.down))
    case .mod: return try remainder(first, numbers[1])
    case .sqrt: return try number(first.value.squareRoot())
    case .sin: return try number(Numerics.sine(first.value))
    case .cos: return try number(Numerics.cosine(first.value))
    default: preconditionFailure("the function takes no numbers")
    }
  }

  private func remainder(
    _ left: Quantity, _ right: Quantity
  ) throws(ExpressionError) -> ExpressionValue {
    guard right.value > 0 else {
      throw ExpressionError("mod needs a positive second value, not \(right.text)")
    }
    if let exact = left.exact, let divisor = right.exact,
      let result = exact.checkedFloorModulo(divisor)
    {
      return .number(Quantity(result))
    }
    return try number(left.value - right.value * (left.value / right.value).rounded(.down))
  }

  private func part(
    of operand: Expression, in scope: SceneScope, _ part: (Color) -> Double
  ) throws(ExpressionError) -> ExpressionValue {
    let value = try operand.value(in: scope)
    guard case .color(let color) = value else { throw takes("a colour", value) }
    return try number(part(color))
  }

  private func number(_ value: Double) throws(ExpressionError) -> ExpressionValue {
    guard let number = Quantity(value) else {
      throw ExpressionError("\(rawValue) has no value for this number")
    }
    return .number(number)
  }

  private func takes(_ kind: String, _ value: ExpressionValue) -> ExpressionError {
    ExpressionError("\(rawValue) takes \(kind), not \(value.kindName)")
  }
}
