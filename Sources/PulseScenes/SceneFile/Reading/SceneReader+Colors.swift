import PulseTimeline

extension SceneReader {
  /// The keys of a colour that is worked out.
  static let colorKeys = [
    "color", "hue", "saturation", "brightness", "red", "green", "blue", "alpha",
  ]

  /// A colour: CSS text, `$name`, or an object that changes parts of one.
  mutating func color(_ node: SceneNode) throws(SceneProblem) -> Color {
    try count(node)
    if node.isObject { return try workedOutColor(node) }
    guard let text = node.string else {
      throw node.mustBe("a colour such as \"#c00\", \"rgb(204 0 0)\" or \"$color\"")
    }
    if SceneReader.isExpression(text) {
      let value = try value(of: text, node)
      guard case .color(let color) = value else {
        throw node.problem("must be a colour, but \(Wording.quoted(text)) is \(value.kindName)")
      }
      return color
    }
    do {
      let color = try ColorText(css: text)
      if let sentence = color.clippingNote { note("\(node.path): \(sentence)") }
      return color.color
    } catch {
      // What a colour function is near to is of no use to who meant another language's.
      throw node.problem(
        ForeignWords.hint(text).map { "\(Wording.quoted(text)) is no colour\($0)" } ?? "\(error)")
    }
  }

  /// A colour, or `null` for none.
  mutating func optionalColor(_ node: SceneNode) throws(SceneProblem) -> Color? {
    node.isNull ? nil : try color(node)
  }

  /// Whether a text that may be one of several things is an expression.
  static func isExpression(_ text: String) -> Bool {
    text.hasPrefix("$") || text.hasPrefix("if(")
  }

  /// A colour with some of its parts replaced: by hue, saturation and brightness, or by red, green
  /// and blue, all 0 to 1; and its alpha.
  private mutating func workedOutColor(_ node: SceneNode) throws(SceneProblem) -> Color {
    let fields = try SceneFields(node, keys: SceneReader.colorKeys, of: "a colour")
    let inHSB = ["hue", "saturation", "brightness"].filter(fields.has)
    let inRGB = ["red", "green", "blue"].filter(fields.has)
    if let first = inHSB.first, let other = inRGB.first {
      throw node.problem("'\(other)' can't stand beside '\(first)'")
    }
    guard fields.has("color") || inHSB.count == 3 || inRGB.count == 3 else {
      throw node.problem(
        "a colour needs 'color', or hue, saturation and brightness, or red, green and blue")
    }
    var color = try optional(fields, "color", SceneReading.color) ?? .black
    if !inHSB.isEmpty {
      let parts = color.hsb
      color = .hsb(
        try part(fields, "hue") ?? parts.hue, try part(fields, "saturation") ?? parts.saturation,
        try part(fields, "brightness") ?? parts.brightness, alpha: color.alpha)
    }
    color.red = try part(fields, "red") ?? color.red
    color.green = try part(fields, "green") ?? color.green
    color.blue = try part(fields, "blue") ?? color.blue
    color.alpha = try part(fields, "alpha") ?? color.alpha
    return color
  }

  private mutating func part(
    _ fields: SceneFields, _ key: String
  ) throws(SceneProblem) -> Double? {
    guard let node = fields.optional(key) else { return nil }
    return try number(node, in: 0...1)
  }

  /// A list of colours, or an expression that comes to one.
  mutating func colors(_ node: SceneNode) throws(SceneProblem) -> [Color] {
    var colors: [Color] = []
    if let text = node.string {
      guard case .list(let items) = try value(of: text, node) else {
        throw node.mustBe("a list of colours")
      }
      for item in items {
        guard case .color(let color) = item else { throw node.mustBe("a list of colours") }
        colors.append(color)
      }
      return colors
    }
    for item in try items(node, form: "a list of colours") { colors.append(try color(item)) }
    return colors
  }
}
