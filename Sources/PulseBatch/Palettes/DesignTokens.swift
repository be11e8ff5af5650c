import PulseMedia
import PulseScenes

/// Design tokens, as the Design Tokens Community Group describes them: groups of objects with `$value`.
///
/// `$type` is inherited from groups. A value that is `{a.b}`, or `{"$ref": "#/a/b/$value"}`, is that of
/// another token. Colours are texts such as `#0a84ff` (older files) or objects with `colorSpace`,
/// `components` and `alpha` (newer ones).
struct DesignTokens {
  private struct Token {
    let type: String?
    let value: JSONValue
  }

  private var names: [String] = []
  private var tokens: [String: Token] = [:]
  private var chains = ReferenceChains()

  /// Collects the tokens of a file.
  init(_ root: JSONValue) throws {
    guard root.members != nil else { throw PaletteError("design tokens must be an object") }
    try collect(root, path: [], type: nil)
  }

  /// All colours, in the file's order.
  mutating func colors() throws -> [Palette.NamedColor] {
    var colors: [Palette.NamedColor] = []
    for name in names {
      try Interruption.check()
      guard let color = try color(named: name) else { continue }
      colors.append(Palette.NamedColor(name: name, text: color))
    }
    return colors
  }

  private mutating func collect(_ value: JSONValue, path: [String], type: String?) throws {
    guard let members = value.members else { return }
    let type = value["$type"]?.string ?? type
    if let token = value["$value"] {
      let name = path.joined(separator: ".")
      if tokens.updateValue(Token(type: type, value: token), forKey: name) != nil {
        throw PaletteError("the token \(Wording.quoted(name)) stands twice")
      }
      names.append(name)
      return
    }
    for (key, member) in members where !key.hasPrefix("$") || key == "$root" {
      try collect(member, path: path + [key], type: type)
    }
  }
}

// MARK: - Colours

extension DesignTokens {
  /// The colour of a token; `nil` where the token is no colour.
  private mutating func color(named name: String) throws -> String? {
    if case .some(let text) = try chains.known(name) { return text }
    guard let token = tokens[name] else {
      let near = Suggestion.nearest(to: name, among: names)
      throw PaletteError(
        "\(Wording.quoted(chains.path.last ?? "")) refers to \(Wording.quoted(name)), which is no token"
          + Wording.offer(near))
    }
    var color: String?
    try chains.enter(name)
    if let type = token.type, type != "color" {
      color = nil
    } else if let target = Self.reference(token.value) {
      color = try self.color(named: target)
    } else {
      color = try Self.text(of: token, name)
    }
    chains.leave(name, color)
    return color
  }

  /// The colour that a token holds itself; `nil` where it is none.
  private static func text(of token: Token, _ name: String) throws -> String? {
    // Without any type a text may be anything, and only a colour is meant here.
    if token.type == nil {
      return token.value.string.flatMap { (try? ColorText(css: $0)) == nil ? nil : $0 }
    }
    return try text(of: token.value, name)
  }

  /// The name of the token that a value refers to.
  private static func reference(_ value: JSONValue) -> String? {
    if let text = value.string, text.hasPrefix("{"), text.hasSuffix("}") {
      return text.dropFirst().dropLast().trimmed
    }
    guard let pointer = value["$ref"]?.string, pointer.hasPrefix("#/") else { return nil }
    let parts = pointer.dropFirst(2).split(separator: "/").filter { $0 != "$value" }
    // JSON Pointer: ~1 stands for a stroke and ~0 for a tilde.
    return parts.map { $0.replacing("~1", with: "/").replacing("~0", with: "~") }
      .joined(separator: ".")
  }

  private static func text(of value: JSONValue, _ name: String) throws -> String {
    if let text = value.string {
      try Palette.check(text, of: name)
      return text
    }
    guard let space = value["colorSpace"]?.string,
      case .array(let components)? = value["components"], components.count == 3
    else {
      throw PaletteError(
        "\(Wording.quoted(name)) must be a text such as '#0a84ff', or an object with colorSpace and "
          + "three components")
    }
    let numbers = try components.map { component -> String in
      if component.string == "none" { return "none" }
      guard case .number(let text) = component else {
        throw PaletteError("\(Wording.quoted(name)): a component must be a number or \"none\"")
      }
      return text
    }
    let alpha = value["alpha"].flatMap { if case .number(let text) = $0 { text } else { nil } }
    let text = css(space: space, numbers, alpha: alpha)
    try Palette.check(text, of: name)
    return text
  }

  /// A colour object as CSS writes it.
  private static func css(space: String, _ numbers: [String], alpha: String?) -> String {
    let end = (alpha.map { $0 == "1" ? "" : " / \($0)" } ?? "") + ")"
    let percent = { (text: String) in text == "none" ? text : text + "%" }
    switch space {
    case "hsl", "hwb":
      return "\(space)(\(numbers[0]) \(percent(numbers[1])) \(percent(numbers[2]))" + end
    case "lab", "lch", "oklab", "oklch": return "\(space)(\(numbers.joined(separator: " "))" + end
    default: return "color(\(space) \(numbers.joined(separator: " "))" + end
    }
  }
}
