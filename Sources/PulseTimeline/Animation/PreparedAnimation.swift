/// An animation that has been checked, with both its ends known: what a snapshot works with.
struct PreparedAnimation: Sendable {
  let keyPath: AnimationKeyPath
  /// The key path's text, made once.
  let keyPathName: String
  var timing: MediaTiming
  let curve: TimingFunction
  let start: AnimatableValue
  let end: AnimatableValue
  let isAdditive: Bool
  /// What each completed cycle adds; `nil` unless the animation is cumulative.
  let step: AnimatableValue?

  /// The value once `eased` of the way lies behind, after whole cycles.
  func value(eased: Double, completedCycles: Int) -> AnimatableValue? {
    let value = start.interpolated(to: end, at: eased)
    guard let step, completedCycles != 0 else { return value }
    return step.scaled(by: Double(completedCycles)).flatMap { value?.adding($0) }
  }
}

extension PreparedAnimation {
  /// Checks an animation of `layer` and works out its ends.
  init(_ animation: BasicAnimation, of layer: Layer) throws(AnimationError) {
    let place = AnimationError.Place(layer: layer.name, keyPath: animation.keyPath)
    if let needed = animation.keyPath.layerNeeded, needed != layer.content.layerName {
      throw .wrongLayer(place, needed: needed)
    }
    try PreparedAnimation.check(animation.timing, place)
    try PreparedAnimation.checkKinds(of: animation, place)
    let (start, end) = try PreparedAnimation.ends(of: animation, layer: layer, place)
    keyPath = animation.keyPath
    keyPathName = animation.keyPath.rawValue
    timing = animation.timing
    curve = animation.timingFunction ?? .linear
    isAdditive = animation.isAdditive
    // On the way back a cycle ends where it started.
    let last = animation.timing.autoreverses ? start : end
    step = animation.isCumulative ? last : nil
    (self.start, self.end) = (start, end)
  }

  private static func check(
    _ timing: MediaTiming, _ place: AnimationError.Place
  ) throws(AnimationError) {
    let fields = [
      ("duration", timing.duration), ("repeatCount", timing.repeatCount.finiteValue ?? .zero),
      ("repeatDuration", timing.repeatDuration.finiteValue ?? .zero),
    ]
    for (field, value) in fields where value < .zero {
      throw .negative(place, field: field, value: value)
    }
  }

  private static func checkKinds(
    of animation: BasicAnimation, _ place: AnimationError.Place
  ) throws(AnimationError) {
    let values = [
      ("fromValue", animation.fromValue), ("toValue", animation.toValue),
      ("byValue", animation.byValue),
    ]
    for case (let name, let value?) in values {
      guard value.kind == animation.keyPath.kind else {
        throw .wrongKind(place, value: name, found: value.kind)
      }
      guard value.isFinite else {
        throw .notFinite(layer: place.layer, property: "\(name) of \(place.keyPath.rawValue)")
      }
    }
  }

  private static func ends(
    of animation: BasicAnimation, layer: Layer, _ place: AnimationError.Place
  ) throws(AnimationError) -> (start: AnimatableValue, end: AnimatableValue) {
    let model = layer.value(of: animation.keyPath)
    let paths = animation.combinedValues(model: model)
    for (first, second) in zip(paths, paths.dropFirst()) {
      try checkPaths(first, second, place)
      try checkLists(first, second, place)
    }
    // Kinds and paths fit each other, so only a missing value is left as a reason.
    guard let ends = animation.ends(model: model), !animation.isAdditive || model != nil else {
      throw .missingValue(place)
    }
    return ends
  }

  private static func checkPaths(
    _ start: AnimatableValue, _ end: AnimatableValue, _ place: AnimationError.Place
  ) throws(AnimationError) {
    guard case .path(let start) = start, case .path(let end) = end,
      let index = start.firstDifference(from: end)
    else { return }
    func words(_ path: Path) -> String? {
      path.elements.indices.contains(index) ? path.elements[index].words : nil
    }
    throw .differentPaths(place, element: index, start: words(start), end: words(end))
  }

  private static func checkLists(
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
