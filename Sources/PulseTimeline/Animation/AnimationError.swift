/// What is wrong with a layer or an animation; found when a ``Timeline`` is made.
public enum AnimationError: Error, Hashable, Sendable {
  /// Which animation is meant.
  public struct Place: Hashable, Sendable {
    /// The layer's name.
    public var layer: String
    /// The animated property.
    public var keyPath: AnimationKeyPath

    /// Makes a place from its parts.
    public init(layer: String, keyPath: AnimationKeyPath) {
      (self.layer, self.keyPath) = (layer, keyPath)
    }
  }

  /// A value (`fromValue`, `toValue`, `byValue`) is of another kind than the property.
  case wrongKind(Place, value: String, found: AnimatableValue.Kind)
  /// A start or an end is to be taken from the layer, which has no such value.
  case missingValue(Place)
  /// The two paths are built differently, first at this element (from 0); `nil`: there is none.
  case differentPaths(Place, element: Int, start: String?, end: String?)
  /// The two lists have different numbers of entries.
  case differentCounts(Place, start: Int, end: Int)
  /// The property belongs to another sort of layer, such as a shape layer.
  case wrongLayer(Place, needed: String)
  /// A number of the timing must not be negative.
  case negative(Place, field: String, value: Fraction)
  /// A value is infinite or no number.
  case notFinite(layer: String, property: String)
}

extension AnimationError: CustomStringConvertible {
  /// What is wrong, where, and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .wrongKind(let place, let value, let found):
      "\(place): \(value) is a \(found.rawValue), but this property takes a "
        + "\(place.keyPath.kind.rawValue)."
    case .missingValue(let place):
      "\(place): the layer itself has no \(place.keyPath.rawValue), so the animation needs "
        + "both fromValue and toValue."
    case .differentPaths(let place, let element, let start, let end):
      "\(place): the two paths must have the same elements in the same order, but element "
        + "\(element) is \(start ?? "missing") in the first and \(end ?? "missing") in the "
        + "second."
    case .differentCounts(let place, let start, let end):
      "\(place): the two lists must have the same number of entries, but the first has \(start) "
        + "and the second \(end)."
    case .wrongLayer(let place, let needed):
      "\(place): only a \(needed) layer has this property."
    case .negative(let place, let field, let value):
      "\(place): \(field) must not be negative, but is \(value.decimalText())."
    case .notFinite(let layer, let property):
      "\(Layer.words(layer)): \(property) must be an ordinary number, not infinite or undefined."
    }
  }
}

extension AnimationError.Place: CustomStringConvertible {
  /// The layer and the property, as the beginning of a sentence.
  public var description: String {
    "\(Layer.words(layer)), animation of \(keyPath.rawValue)"
  }
}

extension Layer {
  /// How a layer of that name is called at the beginning of a sentence.
  static func words(_ name: String) -> String {
    name.isEmpty ? "A layer without a name" : "Layer '\(name)'"
  }
}
