import PulseTimeline

extension SceneReader {
  /// The words that make a path, of which an object has one.
  static let pathForms = ["oval", "rect", "roundedRect", "arc", "line", "polygon", "star", "svg"]
  /// The words that may stand beside it.
  static let pathExtras = ["inset", "cornerRadius", "scale", "translation"]

  /// What a form is called here that others call otherwise.
  private static func hint(forPathKey key: String) -> String? {
    switch key {
    case "circle", "ellipse", "ovalIn", "ovalInRect": "; write \"oval\": \"bounds\", or a rectangle"
    case "rectangle", "square": "; write \"rect\": \"bounds\", or a rectangle"
    case "roundedRectangle", "rounded": "; write \"roundedRect\", and 'cornerRadius'"
    case "d", "data": "; write 'svg'"
    case "points", "lines", "polyline": "; write 'line', or 'polygon' for a closed one"
    case "triangle": "; write \"polygon\": {\"radius\": …, \"sides\": 3}"
    case "rotation", "transform": "; turn the layer, by its 'transform'"
    default: nil
    }
  }

  /// A path: SVG's path data, an object that makes one, or a list of either.
  ///
  /// - Parameters:
  ///   - node: Where it stands.
  ///   - bounds: What the word `bounds` in it means.
  mutating func path(_ node: SceneNode, bounds: Rect) throws(SceneProblem) -> Path {
    try count(node)
    if let text = node.string { return try pathOfData(text, node) }
    if node.isObject { return try pathOfObject(node, bounds: bounds) }
    var elements: [Path.Element] = []
    let form = "path data, an object such as {\"oval\": \"bounds\"}, or a list of them"
    for item in try items(node, form: form) {
      elements += try path(item, bounds: bounds).elements
      guard elements.count <= PathData.mostElements else {
        throw node.problem("a path has at most \(PathData.mostElements) elements")
      }
    }
    return Path(elements)
  }

  private mutating func pathOfData(_ text: String, _ node: SceneNode) throws(SceneProblem) -> Path {
    try count(node, as: text.utf8.count / 8)
    do {
      return try PathData.path(text)
    } catch {
      throw node.problem(error.problem + (ForeignWords.hint(text) ?? ""))
    }
  }

  private mutating func pathOfObject(
    _ node: SceneNode, bounds: Rect
  ) throws(SceneProblem) -> Path {
    let fields = try SceneFields(
      node, keys: SceneReader.pathForms + SceneReader.pathExtras, of: "a path",
      elsewhere: SceneReader.hint(forPathKey:))
    try fields.atMostOne(of: SceneReader.pathForms)
    guard let form = SceneReader.pathForms.first(where: fields.has) else {
      throw node.problem("a path needs one of \(Wording.list(SceneReader.pathForms))")
    }
    for (key, forms) in [
      ("inset", ["oval", "rect", "roundedRect"]), ("cornerRadius", ["roundedRect"]),
    ] where fields.has(key) && !forms.contains(form) {
      throw node.problem("'\(key)' belongs to \(Wording.list(forms)), not to \(form)")
    }
    let path = try path(form, fields, bounds: bounds)
    return try placed(path, fields)
  }

  private mutating func path(
    _ form: String, _ fields: SceneFields, bounds: Rect
  ) throws(SceneProblem) -> Path {
    let node = try fields.required(form)
    switch form {
    case "oval": return .oval(in: try pathRect(node, fields, bounds: bounds))
    case "rect": return .rectangle(try pathRect(node, fields, bounds: bounds))
    case "roundedRect":
      let radius = try number(
        try fields.required("cornerRadius"), in: 0...SceneReader.largestNumber)
      return .roundedRectangle(
        try pathRect(node, fields, bounds: bounds), cornerRadius: radius)
    case "arc": return try arc(node, bounds: bounds)
    case "line": return Path(try polyline(node, atLeast: 2))
    case "polygon":
      if node.isObject { return try regularPolygon(node, bounds: bounds) }
      return Path(try polyline(node, atLeast: 3) + [.close])
    case "star": return try star(node, bounds: bounds)
    default: return try pathOfData(try self.pathText(node), node)
    }
  }

  private func pathText(_ node: SceneNode) throws(SceneProblem) -> String {
    guard let text = node.string else { throw node.mustBe("SVG's path data") }
    return text
  }

  /// The path scaled and then shifted, where the object says so.
  private mutating func placed(
    _ path: Path, _ fields: SceneFields
  ) throws(SceneProblem) -> Path {
    var placing = AffineTransform.identity
    if let node = fields.optional("scale") {
      let isPair = node.items != nil
      let scale = isPair ? try point(node) : Point(try number(node), 0)
      placing = .scale(x: scale.x, y: isPair ? scale.y : scale.x)
    }
    if let node = fields.optional("translation") {
      let offset = try point(node)
      placing = placing.concatenating(.translation(x: offset.x, y: offset.y))
    }
    return placing == .identity ? path : path.applying(placing)
  }

  /// `"bounds"` or `[x, y, width, height]`, made smaller by `inset`.
  private mutating func pathRect(
    _ node: SceneNode, _ fields: SceneFields, bounds: Rect
  ) throws(SceneProblem) -> Rect {
    let whole = node.string == "bounds" ? bounds : try rect(node)
    guard let insetNode = fields.optional("inset") else { return whole }
    let isPair = insetNode.items != nil
    let inset = isPair ? try point(insetNode) : Point(try number(insetNode), 0)
    return whole.insetBy(dx: inset.x, dy: isPair ? inset.y : inset.x)
  }

  private mutating func polyline(
    _ node: SceneNode, atLeast least: Int
  ) throws(SceneProblem) -> [Path.Element] {
    let items = try items(node, form: "a list of points [x, y]")
    guard items.count >= least else {
      throw node.problem("needs \(least) or more points, not \(items.count)")
    }
    var elements: [Path.Element] = []
    for item in items {
      let point = try point(item)
      elements.append(elements.isEmpty ? .move(to: point) : .line(to: point))
    }
    return elements
  }
}
