import PulseMedia
import PulseScenes

/// CSS custom properties: every declaration `--name: colour;` whose value is a colour, `var()` resolved.
enum CustomProperties {
  /// The colours in the order of their first declarations; the last declaration of a name counts.
  ///
  /// Properties that are no colours, such as lengths, are passed over.
  static func colors(_ text: String) throws -> [Palette.NamedColor] {
    let declarations = declarations(in: withoutComments(text))
    var values: [String: String] = [:]
    var names: [String] = []
    for (name, value) in declarations {
      if values.updateValue(value, forKey: name) == nil { names.append(name) }
    }
    var resolver = Resolver(values: values)
    var colors: [Palette.NamedColor] = []
    for name in names {
      try Interruption.check()
      guard let value = try resolver.value(of: name), (try? ColorText(css: value)) != nil else {
        continue
      }
      colors.append(Palette.NamedColor(name: String(name.dropFirst(2)), text: value))
    }
    return colors
  }

  private static func withoutComments(_ text: String) -> String {
    var rest = text[...]
    var kept = ""
    while let start = rest.firstRange(of: "/*") {
      kept += rest[..<start.lowerBound]
      let body = rest[start.upperBound...]
      rest = body.firstRange(of: "*/").map { body[$0.upperBound...] } ?? ""
    }
    return kept + rest
  }

  private static func declarations(in text: String) -> [(name: String, value: String)] {
    text.split { ";{}".contains($0) }.compactMap { part in
      let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2 else { return nil }
      let name = collapsed(pieces[0])
      guard name.hasPrefix("--"), name.count > 2, !name.contains(" ") else { return nil }
      return (name, collapsed(pieces[1]))
    }
  }

  /// The text with every run of space as one, and none at its ends.
  fileprivate static func collapsed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Replaces each `var()` by what it stands for.
  private struct Resolver {
    let values: [String: String]
    var chains = ReferenceChains()

    /// The value that a declared name has in the end.
    mutating func value(of name: String) throws -> String? {
      if case .some(let text) = try chains.known(name) { return text }
      try chains.enter(name)
      let text = try resolve(values[name] ?? "", of: name)
      chains.leave(name, text)
      return text
    }

    private mutating func resolve(_ value: String, of name: String) throws -> String {
      var value = value
      // A fallback may be a reference again.
      for _ in 0...ReferenceChains.longest {
        guard value.hasPrefix("var("), value.hasSuffix(")") else { return value }
        let parts = value.dropFirst(4).dropLast().split(separator: ",", maxSplits: 1)
        let target = parts.first.map(CustomProperties.collapsed) ?? ""
        if values[target] != nil { return try self.value(of: target) ?? "" }
        guard parts.count > 1 else {
          throw PaletteError(
            "\(Wording.quoted(name)) refers to \(Wording.quoted(target)), which is not there")
        }
        value = CustomProperties.collapsed(parts[1])
      }
      throw PaletteError(
        "\(Wording.quoted(name)) has more than \(ReferenceChains.longest) fallbacks in one another")
    }
  }
}
