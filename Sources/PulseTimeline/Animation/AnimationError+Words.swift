extension AnimationError: CustomStringConvertible {
  /// What is wrong, where, and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .wrongKind(let place, let value, let found):
      "\(place): \(value) is a \(found.rawValue), but this property takes a "
        + "\(place.kindWords)."
    case .missingValue(let place):
      "\(place): the layer itself has no \(place.subject), so the animation needs "
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
    case .tooLarge(let layer, let property):
      "\(Layer.words(layer)): \(property) must lie between -1,000,000,000 and 1,000,000,000."
    case .layersTooDeep(let layer):
      "\(Layer.words(layer)): it lies more than \(PreparedLayer.deepestNesting) layers deep; use "
        + "fewer levels."
    case .tooManyLayers(let layer):
      "\(Layer.words(layer)): more than \(PreparedLayer.mostLayers) layers would be drawn at once, "
        + "each instance of a replicator counted; use fewer layers, or a smaller instanceCount."
    case .unfit(let layer, let property, let rule):
      "\(Layer.words(layer)): \(property) must \(rule)."
    case .nothingToAddTo(let place):
      "\(place): the layer itself has no \(place.subject) to add to; give it one, or make the "
        + "animation not additive."
    case .springNumber(let place, let field, let value):
      "\(place): \(field) must \(field == "damping" ? "not be negative" : "be positive"), but is "
        + "\(value)."
    case .extremeSpring(let place):
      "\(place): the spring's mass, stiffness and damping differ too much to be computed with; "
        + "use numbers nearer to 1."
    case .tooDeep(let layer):
      "\(Layer.words(layer)): its animation groups lie more than "
        + "\(AnimationGroup.deepestNesting) deep within each other; use fewer levels."
    case .tooManyAnimations(let layer):
      "\(Layer.words(layer)): it has more than \(AnimationGroup.mostAnimations) animations; "
        + "use fewer."
    case .noKeyframes(let place):
      "\(place): a keyframe animation needs values or a path, but has neither."
    case .tooManyKeyframes(let place, let count):
      "\(place): at most \(KeyframeAnimation.mostKeyframes) keyframes are allowed, but there are "
        + "\(count)."
    case .differentKeyframes(let place, let values, let element, let found):
      "\(place): all paths must have the same elements in the same order, but element "
        + "\(element) is \(found[0] ?? "missing") in \(values[0]) and \(found[1] ?? "missing") in "
        + "\(values[1])."
    case .pathForOtherKind(let place):
      "\(place): only points move along a path, but this property takes a \(place.kindWords); "
        + "use values."
    case .pathWithoutStart(let place):
      "\(place): the path must begin with a move, the place to start from."
    }
  }
}

extension AnimationError.Place {
  /// What sort of value the property takes.
  fileprivate var kindWords: String { (keyPath?.kind ?? .number).rawValue }
}

extension AnimationError.Place: CustomStringConvertible {
  /// The layer and the property, as the beginning of a sentence.
  public var description: String {
    switch subject {
    case .property(let keyPath): "\(Layer.words(layer)), animation of \(keyPath.rawValue)"
    case .group: "\(Layer.words(layer)), animation \(subject)"
    }
  }
}

extension Layer {
  /// How a layer of that name is called at the beginning of a sentence.
  static func words(_ name: String) -> String {
    name.isEmpty ? "A layer without a name" : "Layer '\(name)'"
  }
}
