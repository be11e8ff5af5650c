/// How many operands, the words that are neither options nor their values, a command takes.
enum OperandRule: Hashable, Sendable {
  case none
  case optional(String)
  case one(String)
  case oneOrMore(String)
  case any(String)

  /// How help shows the operands; `nil` where there are none.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .optional(let name): "[\(name)]"
    case .one(let name): name
    case .oneOrMore(let name): "\(name)..."
    case .any(let name): "[\(name)]"
    }
  }

  /// The counts that are right.
  var allowed: ClosedRange<Int> {
    switch self {
    case .none: 0...0
    case .optional: 0...1
    case .one: 1...1
    case .oneOrMore: 1...Int.max
    case .any: 0...Int.max
    }
  }
}
