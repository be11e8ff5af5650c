/// Checks the animations of one layer and prepares them.
struct AnimationChecker {
  let layer: Layer
  /// How many animations have been looked at, those in groups counted too.
  private var count = 0

  init(_ layer: Layer) { self.layer = layer }

  /// Checks all animations of the layer.
  static func prepare(_ layer: Layer) throws(LoopPlanError) -> [PreparedAnimation] {
    var checker = AnimationChecker(layer)
    var prepared: [PreparedAnimation] = []
    prepared.reserveCapacity(min(layer.animations.count, AnimationGroup.mostAnimations))
    for animation in layer.animations {
      prepared.append(try checker.prepared(animation, in: MediaTiming.defaultDuration, depth: 0))
    }
    return prepared
  }

  /// - Parameters:
  ///   - duration: what a duration of 0 stands for.
  ///   - depth: in how many groups the animation lies.
  private mutating func prepared(
    _ animation: Animation, in duration: Fraction, depth: Int
  ) throws(LoopPlanError) -> PreparedAnimation {
    count += 1
    guard count <= AnimationGroup.mostAnimations else {
      throw .animation(.tooManyAnimations(layer: layer.name))
    }
    var timing = animation.timing
    if timing.duration == .zero { timing.duration = duration }
    let content: PreparedAnimation.Content
    if case .group(let group) = animation {
      try checkTiming(timing, AnimationError.Place(layer: layer.name, subject: .group([])))
      content = .group(try prepared(group, duration: timing.duration, depth: depth + 1))
    } else {
      content = .effect(try effect(of: animation, timing: timing))
    }
    return PreparedAnimation(
      timing: timing, curve: animation.timingFunction ?? .linear, content: content)
  }

  private mutating func prepared(
    _ group: AnimationGroup, duration: Fraction, depth: Int
  ) throws(LoopPlanError) -> PreparedGroup {
    guard depth <= AnimationGroup.deepestNesting else {
      throw .animation(.tooDeep(layer: layer.name))
    }
    var members: [PreparedAnimation] = []
    for member in group.animations {
      members.append(try prepared(member, in: duration, depth: depth))
    }
    let isEven = group.timingFunction?.isEven ?? true
    guard let grid = isEven ? 1 : PreparedGroup.grid(for: members, duration: duration) else {
      throw .numbersTooFine(layer: layer.name)
    }
    return PreparedGroup(members: members, grid: grid)
  }

  private func effect(
    of animation: Animation, timing: MediaTiming
  ) throws(LoopPlanError) -> PreparedEffect {
    do throws(AnimationError) {
      if let keyPath = animation.keyPath { try checkOwner(of: keyPath) }
      switch animation {
      case .basic(let animation): return try effect(of: animation, timing)
      case .spring(let animation): return try effect(of: animation, timing)
      case .keyframe(let animation): return try effect(of: animation, timing)
      case .group: preconditionFailure("groups are prepared elsewhere")
      }
    } catch {
      throw .animation(error)
    }
  }
}

extension AnimationChecker {
  /// Checks the numbers of a timing that must not be negative.
  private func checkTiming(
    _ timing: MediaTiming, _ place: AnimationError.Place
  ) throws(LoopPlanError) {
    do throws(AnimationError) { try check(timing, place) } catch { throw .animation(error) }
  }

  func check(_ timing: MediaTiming, _ place: AnimationError.Place) throws(AnimationError) {
    let fields = [
      ("duration", timing.duration), ("repeatCount", timing.repeatCount.finiteValue ?? .zero),
      ("repeatDuration", timing.repeatDuration.finiteValue ?? .zero),
    ]
    for (field, value) in fields where value < .zero {
      throw .negative(place, field: field, value: value)
    }
  }

  /// Checks that the layer is of the sort that has the property.
  private func checkOwner(of keyPath: AnimationKeyPath) throws(AnimationError) {
    if let needed = keyPath.layerNeeded, needed != layer.content.layerName {
      throw .wrongLayer(place(keyPath), needed: needed)
    }
  }

  func place(_ keyPath: AnimationKeyPath) -> AnimationError.Place {
    AnimationError.Place(layer: layer.name, keyPath: keyPath)
  }
}
