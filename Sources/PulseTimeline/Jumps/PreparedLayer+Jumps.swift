extension PreparedLayer {
  /// Looks for animations that visibly jump when they start over, here and in everything inside.
  func findJumps(
    _ plan: LoopPlan, ancestors: [PreparedLayer], to found: inout [Jump],
    computable: (Fraction) -> Fraction
  ) {
    for animation in animations {
      let track = Track(layer: model.name, clock: clock, animation: animation, lag: lag)
      for moments in JumpMoments.all(of: track, in: plan) {
        let times = moments.times.map(computable)
        guard moves(animation, at: times), isVisible(ancestors, at: times),
          changes(at: times, steps: moments.steps.map { $0.map(computable) })
        else { continue }
        found.note(
          Jump(layer: model.name, subject: animation.subject, isAtSeam: moments.isAtSeam))
      }
    }
    for layer in masks + sublayers {
      layer.findJumps(plan, ancestors: ancestors + [self], to: &found, computable: computable)
    }
  }

  /// Whether what the animation moves jumps, seen or not.
  private func moves(_ animation: PreparedAnimation, at times: [Fraction]) -> Bool {
    let layers = times.map { presentation(at: $0, lag: .zero) }
    return animation.keyPaths.contains { keyPath in
      let values = layers.map { $0.value(of: keyPath)?.components ?? [] }
      return JumpMoments.isJump(
        keyPath.distance(values[0], values[1]), after: keyPath.distance(values[1], values[2]))
    }
  }

  /// Whether the layers around let anything be seen at the moment or just before it.
  private func isVisible(_ ancestors: [PreparedLayer], at times: [Fraction]) -> Bool {
    times.prefix(2).contains { time in
      ancestors.allSatisfy { layer in
        let shown = layer.presentation(at: time, lag: .zero)
        return !shown.isHidden && shown.opacity > VisibleShape.faintest
      }
    }
  }

  /// Whether the picture of the layer and of all in it jumps.
  ///
  /// What appears, or vanishes, must be larger than what changes from frame to frame around that moment:
  /// less can't be told from the motion itself.
  private func changes(at times: [Fraction], steps: [[Fraction]]) -> Bool {
    let pictures = times.map(picture)
    let change = VisibleShape.difference(pictures[0], pictures[1])
    let before = VisibleShape.difference(pictures[1], pictures[2])
    guard JumpMoments.isJump(change.total, after: before.total) else { return false }
    return JumpMoments.isJump(change.changed, after: before.changed)
      || steps.allSatisfy { step in
        VisibleShape.difference(picture(at: step[0]), picture(at: step[1])).total < change.total
      }
  }

  /// What can be seen of the layer and of all in it.
  private func picture(at time: Fraction) -> [VisibleShape] {
    var snapshot = Snapshot(items: [])
    draw(at: time, in: DrawingScope(), to: &snapshot)
    return snapshot.items.flatMap { $0.visibleShapes(opacity: 1) }
  }
}

extension [Jump] {
  /// Adds a jump, each animation once; one that jumps at the seam too is one at the seam.
  fileprivate mutating func note(_ jump: Jump) {
    if let index = firstIndex(where: { $0.layer == jump.layer && $0.subject == jump.subject }) {
      self[index].isAtSeam = self[index].isAtSeam || jump.isAtSeam
    } else {
      append(jump)
    }
  }
}

extension AnimationKeyPath {
  /// How far two values lie apart in their largest component; angles up to whole turns.
  fileprivate func distance(_ left: [Double], _ right: [Double]) -> Double {
    guard left.count == right.count else { return .infinity }
    return zip(left, right).reduce(0) { largest, pair in
      let distance = abs(pair.0 - pair.1)
      let turned = isAngle ? abs(distance.remainder(dividingBy: Elementary.fullTurn)) : distance
      return max(largest, turned)
    }
  }
}
