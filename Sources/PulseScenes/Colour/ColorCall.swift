/// A colour function of CSS taken apart: `hsl(120deg 50% none / 0.5)`.
struct ColorCall {
  /// One argument.
  enum Argument: Hashable {
    /// A missing component, which counts as 0.
    case none
    /// A plain number.
    case number(Double)
    /// A number before `%`.
    case percentage(Double)
    /// An angle, in degrees.
    case angle(Double)
  }

  /// The largest number that is read, of either sign: beyond it a colour is a mistake, and within
  /// it no conversion leaves the range of `Double`.
  static let largestNumber = 1e6

  /// The whole text, for messages.
  let text: String
  /// Which function it is.
  let function: ColorFunction
  /// The space that `color()` names first; empty for the other functions.
  let space: String
  /// The three components.
  let components: [Argument]
  /// What stands after `/`, or fourth between commas.
  let alpha: Argument?
  /// Whether commas separate the arguments: the legacy syntax.
  let hasCommas: Bool

  /// Takes a trimmed text in lower case apart.
  init(_ text: String) throws(ColorTextError) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      throw .malformed(text, problem: "its brackets '(' and ')' do not match")
    }
    let name = String(text[..<open])
    guard let function = ColorFunction(named: name) else {
      throw .unknownFunction(
        name, suggestion: Suggestion.nearest(to: name, among: ColorFunction.names))
    }
    let body = text[text.index(after: open)...].dropLast()
    if let nested = body.first(where: { $0 == "(" || $0 == ")" }) {
      throw .malformed(text, problem: "there can be no '\(nested)' inside of it, only numbers")
    }
    self.text = text
    self.function = function
    hasCommas = body.contains(",")
    var pieces = try ColorCall.pieces(of: body, in: text, of: function)
    space = function == .color && !pieces.components.isEmpty ? pieces.components.removeFirst() : ""
    guard pieces.components.count == 3 else {
      throw .malformed(text, problem: "it must be written \(function.form)")
    }
    var arguments: [Argument] = []
    for piece in pieces.components {
      arguments.append(try ColorCall.argument(piece, in: text, of: function))
    }
    components = arguments
    if let piece = pieces.alpha {
      alpha = try ColorCall.argument(piece, in: text, of: function)
    } else {
      alpha = nil
    }
    if hasCommas, components.contains(.none) || alpha == Argument.none {
      throw .malformed(text, problem: "'none' needs the syntax without commas")
    }
  }

  /// Splits what stands between the brackets into the components and the alpha.
  private static func pieces(
    of body: Substring, in text: String, of function: ColorFunction
  ) throws(ColorTextError) -> (components: [String], alpha: String?) {
    let wrong = ColorTextError.malformed(text, problem: "it must be written \(function.form)")
    if body.contains(",") {
      var items = body.split(separator: ",", omittingEmptySubsequences: false)
        .map(\.asciiTrimmed)
      guard function.allowsCommas, items.count == 3 || items.count == 4,
        items.allSatisfy({ !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: " ")) })
      else { throw wrong }
      let alpha = items.count == 4 ? items.removeLast() : nil
      return (items, alpha)
    }
    let halves = body.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = halves.first, halves.count <= 2 else { throw wrong }
    let components = first.split(whereSeparator: \.isWhitespace).map(String.init)
    let alpha = halves.count == 2 ? halves[1].asciiTrimmed : nil
    return (components, alpha)
  }

  private static func argument(
    _ piece: String, in text: String, of function: ColorFunction
  ) throws(ColorTextError) -> Argument {
    if piece == "none" { return .none }
    guard let (value, unit) = DecimalNumber.split(piece),
      let argument = argument(value, unit: unit)
    else {
      throw .malformed(
        text,
        problem: "\(Wording.quoted(piece)) is no number, percentage or angle; "
          + "it must be written \(function.form)")
    }
    guard value.magnitude <= largestNumber else {
      throw .malformed(text, problem: "no number may exceed one million")
    }
    return argument
  }

  private static func argument(_ value: Double, unit: String) -> Argument? {
    switch unit {
    case "": .number(value)
    case "%": .percentage(value)
    case "deg": .angle(value)
    case "grad": .angle(value * 0.9)
    case "rad": .angle(value * 180 / Double.pi)
    case "turn": .angle(value * 360)
    default: nil
    }
  }
}
