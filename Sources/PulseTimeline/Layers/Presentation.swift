/// A layer while its animations are put over its own values, one after the other.
///
/// A transform stays in parts until all of them are known: put together in between, a scale of 0 or
/// below would hide a turn that comes after it.
struct Presentation {
  private var layer: Layer
  private var transform: TransformParts?
  private var sublayerTransform: TransformParts?
  private var instanceTransform: TransformParts?
  /// By how many radians the layer turns besides, as it follows a path.
  private var turn = 0.0

  /// Begins with the layer's own values.
  init(_ layer: Layer) { self.layer = layer }

  /// Puts what an animation shows over what shows without it; what is no ordinary number leaves
  /// things as they are.
  mutating func apply(_ state: AnimationState) {
    let below = state.isAdditive ? value(of: state.keyPath) : nil
    guard let value = below.map({ $0.adding(state.value) }) ?? state.value, value.isFinite else {
      return
    }
    if let angle = state.turn, angle.isFinite { turn = angle }
    set(value, for: state.keyPath)
  }

  /// The layer with all that was applied.
  var result: Layer {
    var result = layer
    if let transform { result.transform = transform.transform }
    if let sublayerTransform { result.sublayerTransform = sublayerTransform.transform }
    if let instanceTransform {
      result.content.replicator?.instanceTransform = instanceTransform.transform
    }
    if turn != 0 {
      result.transform = result.transform.concatenating(
        .rotation(angle: turn, x: 0, y: 0, z: 1))
    }
    return result
  }

  /// A property as it stands.
  func value(of keyPath: AnimationKeyPath) -> AnimatableValue? {
    guard let whole = keyPath.whole, let part = keyPath.part else {
      if let parts = parts(of: keyPath) { return .transform(parts.transform) }
      return layer.value(of: keyPath)
    }
    return parts(of: whole)?.value(of: part) ?? layer.value(of: keyPath)
  }

  private mutating func set(_ value: AnimatableValue, for keyPath: AnimationKeyPath) {
    guard let whole = keyPath.whole, let part = keyPath.part else {
      setParts(nil, of: keyPath)
      layer.set(value, for: keyPath)
      return
    }
    guard var parts = parts(of: whole) ?? modelParts(of: whole) else { return }
    parts.set(value, for: part)
    setParts(parts, of: whole)
  }

  private func modelParts(of whole: AnimationKeyPath) -> TransformParts? {
    guard case .transform(let transform) = layer.value(of: whole) else { return nil }
    return TransformParts(transform)
  }

  private func parts(of whole: AnimationKeyPath) -> TransformParts? {
    switch whole {
    case .transform: transform
    case .sublayerTransform: sublayerTransform
    case .instanceTransform: instanceTransform
    default: nil
    }
  }

  private mutating func setParts(_ parts: TransformParts?, of whole: AnimationKeyPath) {
    switch whole {
    case .transform: transform = parts
    case .sublayerTransform: sublayerTransform = parts
    case .instanceTransform: instanceTransform = parts
    default: break
    }
  }
}
