/// Checks the values of layers, apart from their animations.
enum LayerChecker {
  /// Checks how deep layers lie within each other and how many are drawn, before any memory is asked
  /// for.
  static func checkSize(of scene: Layer) throws(LoopPlanError) {
    do throws(AnimationError) {
      _ = try drawnLayers(of: scene, depth: 1)
    } catch {
      throw .animation(error)
    }
  }

  /// How many layers a layer comes to with all that is in it.
  private static func drawnLayers(of layer: Layer, depth: Int) throws(AnimationError) -> Int {
    guard depth <= PreparedLayer.deepestNesting else { throw .layersTooDeep(layer: layer.name) }
    var inside = 0
    for sublayer in layer.sublayers {
      inside += try drawnLayers(of: sublayer, depth: depth + 1)
      guard inside <= PreparedLayer.mostLayers else { throw .tooManyLayers(layer: layer.name) }
    }
    let instances = layer.content.replicator == nil ? 1 : ReplicationLimits(layer).mostInstances
    let (product, overflow) = inside.multipliedReportingOverflow(by: max(instances, 1))
    let mask = try layer.mask.map { mask throws(AnimationError) in
      try drawnLayers(of: mask, depth: depth + 1)
    }
    guard !overflow, instances <= PreparedLayer.mostLayers,
      product <= PreparedLayer.mostLayers - 1 - (mask ?? 0)
    else { throw .tooManyLayers(layer: layer.name) }
    return 1 + product + (mask ?? 0)
  }

  /// Checks every value of a layer.
  static func check(_ layer: Layer) throws(AnimationError) {
    for keyPath in AnimationKeyPath.allCases where keyPath.whole == nil {
      guard let value = layer.value(of: keyPath) else { continue }
      try check(value, layer, keyPath.rawValue)
    }
    switch layer.content {
    case .plain: break
    case .shape(let content): try check(content, of: layer)
    case .gradient(let content): try check(content, of: layer)
    case .replicator(let content):
      guard content.instanceCount >= 0 else {
        throw .unfit(
          layer: layer.name, property: "instanceCount",
          rule: "be 0 or more, but is \(content.instanceCount)")
      }
    }
  }

  private static func check(
    _ value: AnimatableValue, _ layer: Layer, _ property: String
  ) throws(AnimationError) {
    guard value.isFinite else { throw .notFinite(layer: layer.name, property: property) }
    guard value.isInRange else { throw .tooLarge(layer: layer.name, property: property) }
  }

  private static func check(
    _ content: ShapeContent, of layer: Layer
  ) throws(AnimationError) {
    try check(.numbers(content.lineDashPattern), layer, "lineDashPattern")
    guard content.lineDashPattern.allSatisfy({ $0 >= 0 }) else {
      throw .unfit(
        layer: layer.name, property: "lineDashPattern", rule: "hold no negative length")
    }
    guard let first = content.path?.elements.first else { return }
    if case .move = first { return }
    throw .unfit(layer: layer.name, property: "path", rule: "begin with a move")
  }

  private static func check(
    _ content: GradientContent, of layer: Layer
  ) throws(AnimationError) {
    guard let locations = content.locations else { return }
    guard locations.count == content.colors.count else {
      throw .unfit(
        layer: layer.name, property: "locations",
        rule: "be as many as the colors, \(content.colors.count), but are \(locations.count)")
    }
    guard zip(locations, locations.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw .unfit(
        layer: layer.name, property: "locations", rule: "not fall from one to the next")
    }
  }
}
