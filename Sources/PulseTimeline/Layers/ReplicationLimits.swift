/// What a replicator's number of instances and its delay may come to while animations move them.
///
/// They are drawn no further than the values that layer and animations name, also where a curve
/// overshoots, so that the loop's length and the work are known beforehand.
struct ReplicationLimits: Hashable, Sendable {
  /// The most instances.
  let mostInstances: Int
  /// The smallest delay between two instances, in seconds.
  let shortestDelay: Fraction
  /// The largest delay between two instances, in seconds.
  let longestDelay: Fraction
  /// A multiple of the denominators of all delays.
  let delayGrid: Int

  /// The limits of a layer; of one that is no replicator, those of one instance.
  init(_ layer: Layer) {
    guard let content = layer.content.replicator else {
      (mostInstances, shortestDelay, longestDelay, delayGrid) = (1, .zero, .zero, 1)
      return
    }
    let counts = layer.animations.flatMap { $0.numbers(for: .instanceCount, of: layer) }
    let delays = layer.animations.flatMap { $0.numbers(for: .instanceDelay, of: layer) }
      .map(ReplicatorContent.delay)
    mostInstances = counts.map(ReplicatorContent.count)
      .reduce(content.instanceCount, max)
    shortestDelay = delays.reduce(content.instanceDelay, min)
    longestDelay = delays.reduce(content.instanceDelay, max)
    let own = content.instanceDelay.denominator
    let common = Fraction(own).leastCommonMultiple(with: Fraction(LoopPlan.safePhaseDenominator))
    delayGrid = delays.isEmpty ? own : common?.numerator ?? Int.max
  }

  /// The content with what animations moved brought back inside the limits.
  func bounding(_ content: ReplicatorContent) -> ReplicatorContent {
    var content = content
    content.instanceCount = min(content.instanceCount, mostInstances)
    content.instanceDelay = min(max(content.instanceDelay, shortestDelay), longestDelay)
    return content
  }
}

extension Animation {
  /// All numbers between which an animation of the property may move, without those that a curve
  /// overshoots to.
  fileprivate func numbers(for keyPath: AnimationKeyPath, of layer: Layer) -> [Double] {
    func numbers(_ values: [AnimatableValue?]) -> [Double] {
      values.compactMap { if case .number(let number)? = $0 { number } else { nil } }
    }
    func ends(_ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?) -> [Double]
    {
      let model = layer.value(of: keyPath)
      let named = numbers([from, to, model])
      let steps = numbers([by])
      return named + steps.flatMap { step in named.flatMap { [$0 + step, $0 - step] } }
    }
    switch self {
    case .group(let group):
      return group.animations.flatMap { $0.numbers(for: keyPath, of: layer) }
    case .basic(let animation) where animation.keyPath == keyPath:
      return ends(animation.fromValue, animation.toValue, animation.byValue)
    case .spring(let animation) where animation.keyPath == keyPath:
      return ends(animation.fromValue, animation.toValue, animation.byValue)
    case .keyframe(let animation) where animation.keyPath == keyPath:
      return numbers(animation.values)
    default: return []
    }
  }
}
