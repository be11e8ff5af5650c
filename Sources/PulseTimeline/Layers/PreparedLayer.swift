/// A layer whose animations have been checked and whose clock is worked out from the scene's.
struct PreparedLayer: Sendable {
  /// The layer's own values, without its animations and sublayers.
  let model: Layer
  /// From the scene's time to the layer's.
  let clock: TimeMap
  var animations: [PreparedAnimation]
  var sublayers: [PreparedLayer]
}

extension PreparedLayer {
  /// Checks a layer and everything in it.
  init(_ layer: Layer, outerClock: TimeMap = .identity) throws(LoopPlanError) {
    guard let clock = outerClock.nesting(layer.timing) else {
      throw .numbersTooFine(layer: layer.name)
    }
    do {
      try PreparedLayer.checkFinite(layer)
      animations = []
      for animation in layer.animations {
        switch animation {
        case .basic(let basic): animations.append(try PreparedAnimation(basic, of: layer))
        }
      }
    } catch {
      throw .animation(error)
    }
    sublayers = []
    for sublayer in layer.sublayers {
      sublayers.append(try PreparedLayer(sublayer, outerClock: clock))
    }
    var model = layer
    (model.animations, model.sublayers) = ([], [])
    (self.model, self.clock) = (model, clock)
  }

  private static func checkFinite(_ layer: Layer) throws(AnimationError) {
    for keyPath in AnimationKeyPath.allCases where keyPath.whole == nil {
      guard layer.value(of: keyPath)?.isFinite ?? true else {
        throw .notFinite(layer: layer.name, property: keyPath.rawValue)
      }
    }
  }

  /// Every animation with its layer, in the layers' order.
  var tracks: [Track] {
    animations.map { Track(layer: model.name, clock: clock, animation: $0) }
      + sublayers.flatMap(\.tracks)
  }
}
