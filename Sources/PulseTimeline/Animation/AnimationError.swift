/// What is wrong with a layer or an animation; found when a ``Timeline`` is made.
public enum AnimationError: Error, Hashable, Sendable {
  /// Which animation is meant.
  public struct Place: Hashable, Sendable {
    /// The layer's name.
    public var layer: String
    /// What the animation moves.
    public var subject: AnimationSubject

    /// Makes a place from its parts.
    public init(layer: String, subject: AnimationSubject) {
      (self.layer, self.subject) = (layer, subject)
    }

    /// The animation of one property.
    public init(layer: String, keyPath: AnimationKeyPath) {
      self.init(layer: layer, subject: .property(keyPath))
    }

    /// The animated property; `nil` for a group.
    public var keyPath: AnimationKeyPath? {
      if case .property(let keyPath) = subject { keyPath } else { nil }
    }
  }

  /// A value (`fromValue`, `values[0]`) is of another kind than the property.
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
  /// A value lies beyond ``AnimatableValue/largestNumber``.
  case tooLarge(layer: String, property: String)
  /// Layers lie too deep within each other.
  case layersTooDeep(layer: String)
  /// A layer with all that is in it, each instance of a replicator counted, is too much.
  case tooManyLayers(layer: String)
  /// A value of a layer breaks the property's rule, which is told in words.
  case unfit(layer: String, property: String, rule: String)
  /// A keyframe animation is additive, and the layer has no such value.
  case nothingToAddTo(Place)
  /// A keyframe animation has neither values nor a path.
  case noKeyframes(Place)
  /// A keyframe animation has more values, or elements of its path, or numbers that belong to
  /// them, than are allowed.
  case tooManyKeyframes(Place, count: Int)
  /// Two paths of a keyframe animation are built differently, first at this element (from 0);
  /// what is found there in each, `nil`: nothing.
  case differentKeyframes(Place, values: [String], element: Int, found: [String?])
  /// A property that is no point cannot move along a path.
  case pathForOtherKind(Place)
  /// The path to move along does not begin with a place to start from.
  case pathWithoutStart(Place)
  /// A spring's mass or stiffness is not positive, or its damping is negative.
  case springNumber(Place, field: String, value: Double)
  /// A spring's numbers are ordinary ones, but what follows from them is not.
  case extremeSpring(Place)
  /// Animation groups lie too deep within each other.
  case tooDeep(layer: String)
  /// A layer has too many animations.
  case tooManyAnimations(layer: String)
}
