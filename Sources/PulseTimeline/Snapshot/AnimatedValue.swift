/// What an animated property of a layer comes to at a moment.
public struct AnimatedValue: Hashable, Sendable {
  /// The layer's name.
  public var layer: String
  /// The property.
  public var keyPath: AnimationKeyPath
  /// Its value with all animations applied; angles are not taken back into one turn; `nil` where the layer
  /// has none, such as no colour.
  public var value: AnimatableValue?

  /// Makes one from its parts.
  public init(layer: String, keyPath: AnimationKeyPath, value: AnimatableValue?) {
    (self.layer, self.keyPath, self.value) = (layer, keyPath, value)
  }
}

extension Timeline {
  /// The values of all properties that any animation moves, at a moment of the scene's time in seconds.
  ///
  /// The list has the same entries at every moment, in the layers' order, masks before sublayers; what
  /// lies in a replicator is there once, as its first instance has it.
  public func animatedValues(at time: Fraction) -> [AnimatedValue] {
    var values: [AnimatedValue] = []
    scene.addValues(at: computable(time), to: &values)
    return values
  }
}

extension PreparedLayer {
  fileprivate func addValues(at time: Fraction, to values: inout [AnimatedValue]) {
    if !animations.isEmpty {
      let localTime = clock.localTime(at: time)
      var presentation = Presentation(model)
      for animation in animations { animation.visit(at: localTime) { presentation.apply($0) } }
      var seen: Set<AnimationKeyPath> = []
      for keyPath in animations.flatMap(\.keyPaths) where seen.insert(keyPath).inserted {
        values.append(
          AnimatedValue(
            layer: model.name, keyPath: keyPath, value: presentation.value(of: keyPath)))
      }
    }
    for layer in masks + sublayers { layer.addValues(at: time, to: &values) }
  }
}
