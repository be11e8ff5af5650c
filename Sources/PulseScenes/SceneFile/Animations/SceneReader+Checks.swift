import PulseTimeline

extension SceneReader {
  /// Checks the animations of a layer as a timeline does, where the place of each is still known.
  ///
  /// - Parameters:
  ///   - layer: The layer with its animations.
  ///   - node: The list of them.
  ///   - isForwards: Whether time runs forwards in the layer.
  func check(
    _ layer: Layer, _ node: SceneNode, isForwards: Bool
  ) throws(SceneProblem) {
    for (animation, item) in zip(layer.animations, node.items ?? []) {
      try check(animation, of: layer, item, isForwards: isForwards)
    }
  }

  private func check(
    _ animation: Animation, of layer: Layer, _ node: SceneNode, isForwards: Bool
  ) throws(SceneProblem) {
    do throws(LoopPlanError) {
      try layer.check(animation, isForwards: isForwards)
    } catch {
      // A group is at fault where none of its members is.
      if case .group(let group) = animation, let items = node.member("animations")?.items {
        for (member, item) in zip(group.animations, items) {
          try check(member, of: layer, item, isForwards: false)
        }
      }
      throw node.problem(layer.problem(of: error))
    }
  }
}
