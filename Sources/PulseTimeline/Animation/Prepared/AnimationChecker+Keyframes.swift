extension AnimationChecker {
  /// Checks an animation and prepares its values or its path.
  func effect(
    of animation: KeyframeAnimation, _ timing: MediaTiming
  ) throws(AnimationError) -> PreparedEffect {
    let place = place(animation.keyPath)
    try check(timing, place)
    try checkNumbers(of: animation, place)
    if animation.isAdditive, layer.value(of: animation.keyPath) == nil {
      throw .nothingToAddTo(place)
    }
    let motion: Motion
    if let path = animation.path {
      motion = try pathMotion(path, animation, place)
    } else {
      try checkValues(of: animation, place)
      guard let keyframes = ValueKeyframes(animation) else { throw .noKeyframes(place) }
      motion = .values(keyframes)
    }
    return PreparedEffect(
      animation.keyPath, motion, isAdditive: animation.isAdditive,
      isCumulative: animation.isCumulative, timing: timing, layer: layer)
  }

  private func pathMotion(
    _ path: Path, _ animation: KeyframeAnimation, _ place: AnimationError.Place
  ) throws(AnimationError) -> Motion {
    guard animation.keyPath.kind == .point else { throw .pathForOtherKind(place) }
    try checkCount(path.elements.count, place)
    guard AnimatableValue.path(path).isFinite else {
      throw .notFinite(layer: layer.name, property: "path of \(place.subject)")
    }
    guard !path.elements.isEmpty else { throw .noKeyframes(place) }
    guard let motionPath = MotionPath(path, of: animation) else {
      throw .pathWithoutStart(place)
    }
    let turn: Double? =
      switch animation.rotationMode {
      case nil: nil
      case .auto: 0
      case .autoReverse: .pi
      }
    return .path(motionPath, turn: turn)
  }

  private func checkValues(
    of animation: KeyframeAnimation, _ place: AnimationError.Place
  ) throws(AnimationError) {
    let values = animation.values
    try checkCount(values.count, place)
    guard !values.isEmpty else { throw .noKeyframes(place) }
    for (index, value) in values.enumerated() {
      try check(value, named: "values[\(index)]", place)
      guard index > 0 else { continue }
      try checkFit(
        values[index - 1], value, named: ("values[\(index - 1)]", "values[\(index)]"), place)
    }
    if animation.isAdditive, let model = layer.value(of: animation.keyPath) {
      try checkFit(model, values[0], named: ("the layer's own", "values[0]"), place)
    }
  }

  /// Checks that there is something between two values.
  private func checkFit(
    _ first: AnimatableValue, _ second: AnimatableValue, named names: (String, String),
    _ place: AnimationError.Place
  ) throws(AnimationError) {
    try checkLists(first, second, place)
    guard case .path(let start) = first, case .path(let end) = second,
      let index = start.firstDifference(from: end)
    else { return }
    throw .differentKeyframes(
      place, values: [names.0, names.1], element: index,
      found: [start.words(ofElement: index), end.words(ofElement: index)])
  }

  private func checkCount(_ count: Int, _ place: AnimationError.Place) throws(AnimationError) {
    guard count <= KeyframeAnimation.mostKeyframes else {
      throw .tooManyKeyframes(place, count: count)
    }
  }

  private func checkNumbers(
    of animation: KeyframeAnimation, _ place: AnimationError.Place
  ) throws(AnimationError) {
    let lists = [
      ("keyTimes", animation.keyTimes ?? []), ("tensionValues", animation.tensionValues),
      ("continuityValues", animation.continuityValues), ("biasValues", animation.biasValues),
    ]
    for (name, numbers) in lists {
      try checkCount(numbers.count, place)
      if let index = numbers.firstIndex(where: { !$0.isFinite }) {
        throw .notFinite(layer: layer.name, property: "\(name)[\(index)] of \(place.subject)")
      }
    }
    try checkCount(animation.timingFunctions?.count ?? 0, place)
  }
}
