/// The instances that a replicator shows, each with what is done to it.
struct Instances {
  let count: Int
  private let content: ReplicatorContent
  private let scope: DrawingScope
  private let center: Point
  /// What is done to each instance, the first one's first.
  private let transforms: [Transform3D]
  private let sublayerTransform: Transform3D

  /// - Parameters:
  ///   - content: the replication at the moment.
  ///   - layer: the replicator at the moment.
  ///   - scope: what is done to things in the replicator's own coordinates, laid flat or not.
  init(_ content: ReplicatorContent, of layer: Layer, in scope: DrawingScope) {
    (self.content, self.scope, count) = (content, scope, content.instanceCount)
    (center, sublayerTransform) = (layer.bounds.center, layer.sublayerTransform)
    var transforms: [Transform3D] = []
    transforms.reserveCapacity(count)
    for index in 0..<count {
      transforms.append(
        index == 0 ? .identity : transforms[index - 1].concatenating(content.instanceTransform))
    }
    self.transforms = transforms
  }

  /// What is done to the sublayers in an instance.
  subscript(index: Int) -> DrawingScope {
    var result = scope
    let transform = transforms[index].concatenating(sublayerTransform).about(center)
    result.space = scope.space.map { transform.concatenating($0) } ?? transform
    if content.instanceDelay != .zero {
      result.lag = scope.lag - Fraction(index) * content.instanceDelay
    }
    result.tint = tint(index)
    result.isReported = scope.isReported && index == 0
    return result
  }

  /// The multiplier of an instance's colours; `nil` where it is white.
  private func tint(_ index: Int) -> Color? {
    let steps = Double(index)
    let color = content.instanceColor
    let own = Color(
      red: color.red + steps * content.instanceRedOffset,
      green: color.green + steps * content.instanceGreenOffset,
      blue: color.blue + steps * content.instanceBlueOffset,
      alpha: color.alpha + steps * content.instanceAlphaOffset)
    guard own != .white else { return scope.tint }
    return own.tinted(scope.tint)
  }
}
