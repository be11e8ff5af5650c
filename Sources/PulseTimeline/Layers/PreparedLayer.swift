/// A layer whose values and animations have been checked and whose clock is worked out from the
/// scene's.
///
/// A class, though nothing in it changes: a value of this size would be copied at every step into a
/// sublayer, and counting the references in it took a quarter of a snapshot's time.
final class PreparedLayer: Sendable {
  /// The layer's own values, without its animations, its mask and its sublayers.
  let model: Layer
  /// From the scene's time to the layer's, as the first instance of every replicator sees it.
  let clock: TimeMap
  /// By how much replicators around the layer shift its time.
  let lag: Lag
  /// What an animated replication may come to.
  let replication: ReplicationLimits
  /// Whether sublayers may have to be put in order by their depth.
  let hasDepth: Bool
  let animations: [PreparedAnimation]
  /// The mask: one layer or none.
  let masks: [PreparedLayer]
  let sublayers: [PreparedLayer]

  /// How deep layers may lie within each other; masks count, too.
  static let deepestNesting = 64

  /// How many layers may be drawn at one moment, each instance of a replicator counted.
  static let mostLayers = 100_000

  /// Checks a scene.
  convenience init(scene: Layer) throws(LoopPlanError) {
    try LayerChecker.checkSize(of: scene)
    try self.init(scene, outerClock: .identity, lag: .none)
  }

  /// The same layer with other animations, in itself and in what lies in it.
  init(
    _ layer: PreparedLayer, animations: [PreparedAnimation], masks: [PreparedLayer],
    sublayers: [PreparedLayer]
  ) {
    (model, clock, lag) = (layer.model, layer.clock, layer.lag)
    (replication, hasDepth) = (layer.replication, layer.hasDepth)
    (self.animations, self.masks, self.sublayers) = (animations, masks, sublayers)
  }

  /// Checks a layer and everything in it.
  private init(_ layer: Layer, outerClock: TimeMap, lag outerLag: Lag) throws(LoopPlanError) {
    guard let clock = outerClock.nesting(layer.timing),
      let lag = outerLag.multiplied(by: layer.timing.speed)
    else { throw .numbersTooFine(layer: layer.name) }
    do { try LayerChecker.check(layer) } catch { throw .animation(error) }
    (self.clock, self.lag) = (clock, lag)
    replication = ReplicationLimits(layer)
    animations = try AnimationChecker.prepare(layer)
    guard let inner = layer.content.replicator == nil ? lag : lag.adding(replication) else {
      throw .numbersTooFine(layer: layer.name)
    }
    var sublayers: [PreparedLayer] = []
    sublayers.reserveCapacity(layer.sublayers.count)
    for sublayer in layer.sublayers {
      sublayers.append(try PreparedLayer(sublayer, outerClock: clock, lag: inner))
    }
    self.sublayers = sublayers
    if let mask = layer.mask {
      masks = [try PreparedLayer(mask, outerClock: clock, lag: lag)]
    } else {
      masks = []
    }
    hasDepth = sublayers.contains { $0.model.zPosition != 0 || $0.moves(.zPosition) }
    var model = layer
    (model.animations, model.sublayers, model.mask) = ([], [], nil)
    self.model = model
  }
}

extension PreparedLayer {
  /// Whether an animation moves a property.
  private func moves(_ keyPath: AnimationKeyPath) -> Bool {
    animations.contains { $0.keyPaths.contains(keyPath) }
  }

  /// Every animation with its layer, in the layers' order, masks before sublayers; those inside
  /// replicators once, as the first instance plays them.
  var tracks: [Track] {
    let own = animations.map { Track(layer: model.name, clock: clock, animation: $0, lag: lag) }
    return own + (masks + sublayers).flatMap(\.tracks)
  }
}

extension PreparedLayer {
  /// How many layers there are, masks left out, and how many properties are moved in all of them.
  var sizes: (layers: Int, animations: Int) {
    var sizes = (layers: 1, animations: animations.reduce(0) { $0 + $1.keyPaths.count })
    for layer in sublayers.map(\.sizes) {
      sizes.layers += layer.layers
      sizes.animations += layer.animations
    }
    return sizes
  }
}

extension PreparedAnimation {
  /// The properties that it moves.
  var keyPaths: [AnimationKeyPath] {
    switch content {
    case .effect(let effect): [effect.keyPath]
    case .group(let group): group.keyPaths
    }
  }
}
