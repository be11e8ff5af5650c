import PulseTimeline

extension SceneReader {
  /// What a layer of a class draws itself.
  mutating func content(
    _ kind: LayerClass, _ fields: SceneFields, bounds: Rect
  ) throws(SceneProblem) -> Layer.Content {
    switch kind {
    case .plain: .plain
    case .shape: .shape(try shapeContent(fields, bounds: bounds))
    case .gradient: .gradient(try gradientContent(fields))
    case .replicator: .replicator(try replicatorContent(fields))
    }
  }

  private mutating func shapeContent(
    _ fields: SceneFields, bounds: Rect
  ) throws(SceneProblem) -> ShapeContent {
    var shape = ShapeContent()
    if let node = fields.optional("path") { shape.path = try path(node, bounds: bounds) }
    try update(&shape.fillColor, fields, "fillColor", SceneReading.optionalColor)
    try update(&shape.strokeColor, fields, "strokeColor", SceneReading.optionalColor)
    try readChoices(&shape, fields)
    try update(&shape.lineWidth, fields, "lineWidth", SceneReading.length)
    try update(&shape.miterLimit, fields, "miterLimit", SceneReading.number)
    try update(&shape.lineDashPhase, fields, "lineDashPhase", SceneReading.number)
    try update(&shape.strokeStart, fields, "strokeStart", SceneReading.number)
    try update(&shape.strokeEnd, fields, "strokeEnd", SceneReading.number)
    if let node = fields.optional("lineDashPattern") {
      shape.lineDashPattern = try numbers(node, form: "a list of lengths")
      guard shape.lineDashPattern.allSatisfy({ $0 >= 0 }) else {
        throw node.problem("the lengths of dashes and gaps must not be negative")
      }
    }
    return shape
  }

  private mutating func readChoices(
    _ shape: inout ShapeContent, _ fields: SceneFields
  ) throws(SceneProblem) {
    try update(
      &shape.fillRule, fields, "fillRule",
      { (reader, node) throws(SceneProblem) in
        try reader.choice(node, among: [("non-zero", .nonZero), ("even-odd", .evenOdd)])
      })
    try update(
      &shape.lineCap, fields, "lineCap",
      { (reader, node) throws(SceneProblem) in
        try reader.choice(node, among: LineCap.allCases.map { ($0.rawValue, $0) })
      })
    try update(
      &shape.lineJoin, fields, "lineJoin",
      { (reader, node) throws(SceneProblem) in
        try reader.choice(node, among: LineJoin.allCases.map { ($0.rawValue, $0) })
      })
  }

  private mutating func gradientContent(
    _ fields: SceneFields
  ) throws(SceneProblem) -> GradientContent {
    var gradient = GradientContent()
    try update(
      &gradient.type, fields, "type",
      { (reader, node) throws(SceneProblem) in
        try reader.choice(node, among: Gradient.Kind.allCases.map { ($0.rawValue, $0) })
      })
    gradient.colors = try colors(try fields.required("colors"))
    try update(&gradient.startPoint, fields, "startPoint", SceneReading.point)
    try update(&gradient.endPoint, fields, "endPoint", SceneReading.point)
    guard let node = fields.optional("locations") else { return gradient }
    let locations = try numbers(node, form: "a list of places from 0 to 1")
    guard locations.count == gradient.colors.count else {
      throw node.problem(
        "needs as many places as there are colours, \(gradient.colors.count), not "
          + "\(locations.count)")
    }
    guard zip(locations, locations.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw node.problem("the places must not fall")
    }
    gradient.locations = locations
    return gradient
  }

  private mutating func replicatorContent(
    _ fields: SceneFields
  ) throws(SceneProblem) -> ReplicatorContent {
    var content = ReplicatorContent()
    let offset: Reading<Double> = { (reader, node) throws(SceneProblem) in
      try reader.number(node, in: -1...1)
    }
    try update(
      &content.instanceCount, fields, "instanceCount",
      { (reader, node) throws(SceneProblem) in
        try reader.whole(node, in: 0...SceneReader.mostLayers)
      })
    try update(&content.instanceDelay, fields, "instanceDelay", SceneReading.time)
    try update(&content.instanceTransform, fields, "instanceTransform", SceneReading.transform)
    try update(&content.instanceColor, fields, "instanceColor", SceneReading.color)
    try update(&content.instanceRedOffset, fields, "instanceRedOffset", offset)
    try update(&content.instanceGreenOffset, fields, "instanceGreenOffset", offset)
    try update(&content.instanceBlueOffset, fields, "instanceBlueOffset", offset)
    try update(&content.instanceAlphaOffset, fields, "instanceAlphaOffset", offset)
    try update(&content.preservesDepth, fields, "preservesDepth", SceneReading.flag)
    return content
  }
}
