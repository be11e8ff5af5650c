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
    return try names.compactMap { name in
      let value = try resolve(values[name] ?? "", in: values, from: [name])
      guard (try? ColorText(css: value)) != nil else { return nil }
      return Palette.NamedColor(name: String(name.dropFirst(2)), text: value)
    }
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
  private static func collapsed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func resolve(
    _ value: String, in values: [String: String], from path: [String]
  ) throws -> String {
    guard value.hasPrefix("var("), value.hasSuffix(")") else { return value }
    let parts = value.dropFirst(4).dropLast().split(separator: ",", maxSplits: 1)
    let name = parts.first.map(collapsed) ?? ""
    guard !path.contains(name) else {
      throw PaletteError("\(Wording.quoted(name)) refers to itself")
    }
    if let next = values[name] { return try resolve(next, in: values, from: path + [name]) }
    guard parts.count > 1 else {
      throw PaletteError("\(Wording.quoted(path.last ?? "")) refers to \(name), which is not there")
    }
    return try resolve(collapsed(parts[1]), in: values, from: path)
  }
}
