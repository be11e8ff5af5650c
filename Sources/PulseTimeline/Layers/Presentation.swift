/// A layer while its animations are put over its own values, one after the other.
///
/// A transform stays in parts until all of them are known: put together in between, a scale of 0 or
/// below would hide a turn that comes after it.
struct Presentation {
  private var layer: Layer
  /// The parts of the layer's transform, once one of them moves.
  private var transform: TransformParts?
  /// The same for its other transforms, which move rarely.
  private var others: [AnimationKeyPath: TransformParts] = [:]
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

  /// The layer with all that was applied; nothing is to be applied afterwards.
  mutating func finish() -> Layer {
    if let transform { layer.transform = transform.transform }
    for (whole, parts) in others { layer.set(.transform(parts.transform), for: whole) }
    if turn != 0 {
      layer.transform = layer.transform.turned(by: turn)
    }
    return layer
  }

  /// A property as it stands.
  func value(of keyPath: AnimationKeyPath) -> AnimatableValue? {
    guard let whole = keyPath.whole, let part = keyPath.part else {
      return parts(of: keyPath).map { .transform($0.transform) } ?? layer.value(of: keyPath)
    }
    return parts(of: whole)?.value(of: part) ?? layer.value(of: keyPath)
  }

  private mutating func set(_ value: AnimatableValue, for keyPath: AnimationKeyPath) {
    guard let part = keyPath.part, let whole = keyPath.whole else {
      forget(keyPath)
      layer.set(value, for: keyPath)
      return
    }
    if whole == .transform {
      if transform == nil { transform = TransformParts(layer.transform) }
      transform?.set(value, for: part)
    } else if case .transform(let model)? = layer.value(of: whole) {
      others[whole, default: TransformParts(model)].set(value, for: part)
    }
  }

  private func parts(of whole: AnimationKeyPath) -> TransformParts? {
    whole == .transform ? transform : others.isEmpty ? nil : others[whole]
  }

  /// Drops the parts of a transform that is set as a whole.
  private mutating func forget(_ keyPath: AnimationKeyPath) {
    if keyPath == .transform { transform = nil } else if !others.isEmpty { others[keyPath] = nil }
  }
}
