extension AnimationChecker {
  /// Checks an animation and works out its ends.
  func effect(
    of animation: BasicAnimation, _ timing: MediaTiming
  ) throws(AnimationError) -> PreparedEffect {
    let (start, end) = try ends(of: animation, timing)
    return PreparedEffect(
      animation.keyPath, .line(from: start, to: end), isAdditive: animation.isAdditive,
      isCumulative: animation.isCumulative, timing: timing, layer: layer)
  }

  /// Checks an animation, its spring, and works out its ends.
  func effect(
    of animation: SpringAnimation, _ timing: MediaTiming
  ) throws(AnimationError) -> PreparedEffect {
    let place = place(animation.keyPath)
    let fields = [
      ("mass", animation.mass), ("stiffness", animation.stiffness), ("damping", animation.damping),
      ("initialVelocity", animation.initialVelocity),
    ]
    for (field, value) in fields where !value.isFinite {
      throw .notFinite(layer: layer.name, property: "\(field) of the spring")
    }
    for (field, value) in fields.prefix(2) where value <= 0 {
      throw .springNumber(place, field: field, value: value)
    }
    guard animation.damping >= 0 else {
      throw .springNumber(place, field: "damping", value: animation.damping)
    }
    let spring = animation.spring
    guard spring.isFinite else { throw .extremeSpring(place) }
    let (start, end) = try ends(of: animation.basic, timing)
    return PreparedEffect(
      animation.keyPath, .spring(spring, from: start, to: end), isAdditive: animation.isAdditive,
      isCumulative: animation.isCumulative, timing: timing, layer: layer)
  }

  private func ends(
    of animation: BasicAnimation, _ timing: MediaTiming
  ) throws(AnimationError) -> (start: AnimatableValue, end: AnimatableValue) {
    let place = place(animation.keyPath)
    try check(timing, place)
    let given = [
      ("fromValue", animation.fromValue), ("toValue", animation.toValue),
      ("byValue", animation.byValue),
    ]
    for case (let name, let value?) in given { try check(value, named: name, place) }
    let model = layer.value(of: animation.keyPath)
    let values = animation.combinedValues(model: model)
    for (first, second) in zip(values, values.dropFirst()) {
      try checkPaths(first, second, place)
      try checkLists(first, second, place)
    }
    // Kinds and paths fit each other, so only a missing value is left as a reason.
    guard let ends = animation.ends(model: model), !animation.isAdditive || model != nil else {
      throw .missingValue(place)
    }
    return ends
  }

  /// Checks that a value is of the property's kind, and an ordinary one.
  func check(
    _ value: AnimatableValue, named name: String, _ place: AnimationError.Place
  ) throws(AnimationError) {
    guard value.kind == place.keyPath?.kind else {
      throw .wrongKind(place, value: name, found: value.kind)
    }
    guard value.isFinite else {
      throw .notFinite(layer: layer.name, property: "\(name) of \(place.subject)")
    }
    guard value.isInRange else {
      throw .tooLarge(layer: layer.name, property: "\(name) of \(place.subject)")
    }
  }

  private func checkPaths(
    _ start: AnimatableValue, _ end: AnimatableValue, _ place: AnimationError.Place
  ) throws(AnimationError) {
    guard case .path(let start) = start, case .path(let end) = end,
      let index = start.firstDifference(from: end)
    else { return }
    throw .differentPaths(
      place, element: index, start: start.words(ofElement: index),
      end: end.words(ofElement: index))
  }
}

extension AnimationChecker {
  /// Checks that two lists have as many entries.
  func checkLists(
    _ start: AnimatableValue, _ end: AnimatableValue, _ place: AnimationError.Place
  ) throws(AnimationError) {
    let counts: (Int, Int)
    switch (start, end) {
    case (.colors(let start), .colors(let end)): counts = (start.count, end.count)
    case (.numbers(let start), .numbers(let end)): counts = (start.count, end.count)
    default: return
    }
    guard counts.0 == counts.1 else {
      throw .differentCounts(place, start: counts.0, end: counts.1)
    }
  }
}

extension Path {
  /// What an element does, in words; `nil` beyond the end.
  func words(ofElement index: Int) -> String? {
    elements.indices.contains(index) ? elements[index].words : nil
  }
}
