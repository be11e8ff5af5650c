import PulseTimeline

extension SceneReader {
  /// A number, or an expression that comes to one.
  mutating func quantity(_ node: SceneNode) throws(SceneProblem) -> Quantity {
    switch node.json.value {
    case .number(let digits):
      try count(node)
      guard let number = Quantity(decimal: digits) else {
        throw node.problem("the number \(digits) is too large")
      }
      return number
    case .string(let text):
      let value = try value(of: text, node)
      guard case .number(let number) = value else {
        throw node.problem("must be a number, but \(Wording.quoted(text)) is \(value.kindName)")
      }
      return number
    default:
      throw node.mustBe("a number or an expression such as \"$size / 2\"")
    }
  }

  /// A number within bounds.
  mutating func number(
    _ node: SceneNode,
    in range: ClosedRange<Double> = -SceneReader.largestNumber...SceneReader.largestNumber
  ) throws(SceneProblem) -> Double {
    let number = try quantity(node)
    guard range.contains(number.value) else {
      if range == 0...SceneReader.largestNumber, number.value < 0 {
        throw node.problem("must not be negative, but is \(number.text)")
      }
      throw node.problem(
        "must be from \(DecimalNumber.text(range.lowerBound)) to "
          + "\(DecimalNumber.text(range.upperBound)), but is \(number.text)")
    }
    return number.value
  }

  /// A whole number within bounds.
  mutating func whole(_ node: SceneNode, in range: ClosedRange<Int>) throws(SceneProblem) -> Int {
    let number = try quantity(node)
    guard let whole = number.whole, range.contains(whole) else {
      throw node.problem(
        "must be a whole number from \(range.lowerBound) to \(range.upperBound), but is "
          + number.text)
    }
    return whole
  }

  /// Which times are right.
  enum TimeRule { case any, notNegative, positive }

  /// An exact time, in seconds, or another number that time depends on.
  mutating func time(
    _ node: SceneNode, _ rule: TimeRule = .any
  ) throws(SceneProblem) -> Fraction {
    let number = try quantity(node)
    guard let exact = number.exact, exact.numerator.magnitude <= UInt(Fraction.parsedLimit),
      exact.denominator <= Fraction.parsedLimit
    else {
      throw node.problem(
        "must be an exact time such as 0.75 or \"3/4\" with a numerator and denominator up to "
          + "\(Fraction.parsedLimit), but is \(number.text)")
    }
    switch rule {
    case .any: break
    case .notNegative where exact < .zero:
      throw node.problem("must not be negative, but is \(exact.decimalText())")
    case .positive where exact <= .zero:
      throw node.problem("must be positive, but is \(exact.decimalText())")
    default: break
    }
    return exact
  }

  /// `true`, `false`, or an expression that comes to one of them.
  mutating func boolean(_ node: SceneNode) throws(SceneProblem) -> Bool {
    try count(node)
    switch node.json.value {
    case .boolean(let flag): return flag
    case .string(let text):
      if case .boolean(let flag) = try value(of: text, node) { return flag }
      fallthrough
    default: throw node.mustBe("true or false")
    }
  }

  /// The items of a list, of a fixed number if that is given.
  mutating func items(
    _ node: SceneNode, count wanted: Int? = nil, form: String
  ) throws(SceneProblem) -> [SceneNode] {
    guard case .array(let items) = node.json.value else {
      let isOneItem = node.isObject && form.hasPrefix("a list")
      let hint = isOneItem ? "; put square brackets around it" : ""
      throw node.problem("must be \(form), not \(node.shown)\(hint)")
    }
    guard items.count <= SceneReader.mostItems else {
      throw node.problem("a list has at most \(SceneReader.mostItems) items, not \(items.count)")
    }
    if let wanted, items.count != wanted {
      throw node.problem("must be \(form), with \(wanted) items instead of \(items.count)")
    }
    try count(node, as: items.count + 1)
    return node.items ?? []
  }

  /// A list of numbers, or an expression that comes to one.
  mutating func quantities(
    _ node: SceneNode, count wanted: Int? = nil, form: String
  ) throws(SceneProblem) -> [Quantity] {
    if let text = node.string {
      let value = try value(of: text, node, form: form)
      guard case .list(let items) = value else {
        throw node.problem("must be \(form), but \(Wording.quoted(text)) is \(value.kindName)")
      }
      var numbers: [Quantity] = []
      for item in items {
        guard case .number(let number) = item else {
          throw node.problem("must be \(form), but an item is \(item.kindName)")
        }
        numbers.append(number)
      }
      guard wanted == nil || wanted == numbers.count else {
        throw node.problem("must be \(form), but has \(numbers.count) items")
      }
      return numbers
    }
    var numbers: [Quantity] = []
    for item in try items(node, count: wanted, form: form) { numbers.append(try quantity(item)) }
    return numbers
  }

  /// A list of numbers within the usual bounds.
  mutating func numbers(
    _ node: SceneNode, count wanted: Int? = nil, form: String
  ) throws(SceneProblem) -> [Double] {
    let values = try quantities(node, count: wanted, form: form).map(\.value)
    if let large = values.first(where: { $0.magnitude > SceneReader.largestNumber }) {
      throw node.problem(
        "numbers go up to \(DecimalNumber.text(SceneReader.largestNumber)), and "
          + "\(DecimalNumber.text(large)) is beyond")
    }
    return values
  }
}
