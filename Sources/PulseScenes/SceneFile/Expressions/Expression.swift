/// A calculation of a scene file: `$size / 2`, `$delays[i]`, `min($width, $height)`, `2pi`.
indirect enum Expression: Hashable, Sendable {
  /// A number, or one with its unit.
  case constant(Quantity)
  /// A parameter or a variable, written `$name`.
  case variable(String)
  /// The counter of a repetition, written as its name alone.
  case counter(String)
  /// One item of a list.
  case item(of: Expression, at: Expression)
  /// A sign or `not`.
  case prefix(Prefix, Expression)
  /// Two values and what stands between them.
  case infix(Infix, Expression, Expression)
  /// A function's name and what stands in its brackets.
  case call(ExpressionFunction, [Expression])

  /// What can stand before a value.
  enum Prefix: Hashable, Sendable { case minus, not }

  /// What can stand between two values; the raw value is how it is written.
  enum Infix: String, Hashable, Sendable, CaseIterable {
    case or, and
    case equal = "=="
    case unequal = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"

    /// How closely it binds: a greater number more closely.
    var rank: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .unequal, .lessOrEqual, .greaterOrEqual, .less, .greater: 3
      case .plus, .minus: 4
      case .times, .divided: 5
      }
    }
  }
}
