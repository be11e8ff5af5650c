import PulseTimeline

extension SceneReader {
  /// The deepest nesting of layers, masks included.
  static let deepestLayers = 32
  /// The most layers that a scene draws: repetitions and a replicator's instances count each.
  static let mostLayers = 10_000

  /// A layer with all that is in it.
  ///
  /// - Parameters:
  ///   - node: Where it stands.
  ///   - place: How deep it lies, and how often it is drawn.
  mutating func layer(_ node: SceneNode, _ place: LayerPlace) throws(SceneProblem) -> Layer {
    try enter(node, place)
    let kind = try layerClass(node)
    let isNamed = node.has("class")
    let fields = try SceneFields(
      node, keys: LayerClass.commonKeys + kind.ownKeys, of: kind.words
    ) { kind.hint(forForeign: $0, isNamed: isNamed) }
    var layer = Layer(
      name: try optional(fields, "name", SceneReading.text) ?? "")
    try readGeometry(&layer, fields)
    try readAppearance(&layer, fields)
    layer.content = try content(kind, fields, bounds: layer.bounds)
    layer.timing = try layerTiming(fields)
    do { try layer.checkValues() } catch {
      throw node.problem(layer.problem(of: error))
    }
    if let mask = fields.optional("mask") { layer.mask = try self.layer(mask, place.inside(layer)) }
    if let animations = fields.optional("animations") {
      layer.animations = try self.animations(animations, bounds: layer.bounds)
      try check(layer, animations, isForwards: place.inside(layer).isForwards)
    }
    if let sublayers = fields.optional("sublayers") {
      layer.sublayers = try self.layers(sublayers, place.inside(layer))
    }
    return layer
  }

  /// A list of layers, some of which may be repeated.
  mutating func layers(_ node: SceneNode, _ place: LayerPlace) throws(SceneProblem) -> [Layer] {
    var layers: [Layer] = []
    for item in try items(node, form: "a list of layers") {
      if item.isRepetition {
        try repeated(item) { (reader, content) throws(SceneProblem) in
          layers.append(try reader.layer(content, place))
        }
      } else {
        layers.append(try layer(item, place))
      }
    }
    return layers
  }

  private mutating func enter(_ node: SceneNode, _ place: LayerPlace) throws(SceneProblem) {
    guard place.depth <= SceneReader.deepestLayers else {
      throw node.problem("layers are nested deeper than \(SceneReader.deepestLayers) levels")
    }
    try count(node)
    try countLayers(node, place.copies)
  }

  private mutating func layerClass(_ node: SceneNode) throws(SceneProblem) -> LayerClass {
    guard case .object(let members) = node.json.value else {
      throw node.mustBe("a layer, an object {…}")
    }
    guard let member = members.first(where: { $0.key == "class" }) else { return .plain }
    return try choice(
      node.child(member), among: LayerClass.allCases.map { (name: $0.rawValue, value: $0) })
  }

  private mutating func readGeometry(
    _ layer: inout Layer, _ fields: SceneFields
  ) throws(SceneProblem) {
    try fields.atMostOne(of: ["frame", "bounds"])
    try fields.atMostOne(of: ["frame", "position"])
    try update(&layer.anchorPoint, fields, "anchorPoint", SceneReading.point)
    if let node = fields.optional("frame") {
      let frame = try rect(node)
      layer.bounds = Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
      layer.position = Point(
        frame.minX + frame.size.width * layer.anchorPoint.x,
        frame.minY + frame.size.height * layer.anchorPoint.y)
    } else {
      try update(&layer.bounds, fields, "bounds", SceneReading.rect)
      layer.position = Point(
        layer.bounds.minX + layer.bounds.size.width * layer.anchorPoint.x,
        layer.bounds.minY + layer.bounds.size.height * layer.anchorPoint.y)
    }
    try update(&layer.position, fields, "position", SceneReading.point)
    try update(&layer.zPosition, fields, "zPosition", SceneReading.number)
    try update(&layer.transform, fields, "transform", SceneReading.transform)
    try update(&layer.sublayerTransform, fields, "sublayerTransform", SceneReading.transform)
  }

  private mutating func readAppearance(
    _ layer: inout Layer, _ fields: SceneFields
  ) throws(SceneProblem) {
    try update(&layer.cornerRadius, fields, "cornerRadius", SceneReading.length)
    try update(&layer.backgroundColor, fields, "backgroundColor", SceneReading.optionalColor)
    try update(&layer.borderWidth, fields, "borderWidth", SceneReading.length)
    try update(&layer.borderColor, fields, "borderColor", SceneReading.optionalColor)
    try update(&layer.opacity, fields, "opacity", SceneReading.share)
    try update(&layer.isHidden, fields, "hidden", SceneReading.flag)
    try update(&layer.masksToBounds, fields, "masksToBounds", SceneReading.flag)
  }

  private mutating func layerTiming(_ fields: SceneFields) throws(SceneProblem) -> LayerTiming {
    LayerTiming(
      beginTime: try optional(fields, "beginTime", SceneReading.time) ?? 0,
      speed: try optional(fields, "speed", SceneReading.time) ?? 1,
      timeOffset: try optional(fields, "timeOffset", SceneReading.time) ?? 0)
  }
}
