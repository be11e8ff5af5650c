extension PreparedLayer {
  /// Adds what the layer and its sublayers show at a time of the scene.
  func draw(
    at time: Fraction, in parent: ProjectiveTransform, opacity parentOpacity: Double,
    to snapshot: inout Snapshot
  ) {
    let shown = presentation(at: time, progress: &snapshot.animations)
    let transform = ProjectiveTransform(projecting: shown.transformToParent)
      .concatenating(parent)
    let opacity = parentOpacity * min(max(shown.opacity, 0), 1)
    if let content = shown.content.shape, let path = content.path, let fill = content.fillColor {
      snapshot.items.append(
        .shape(
          Snapshot.Shape(
            layer: shown.name, path: path, transform: transform, fillRule: content.fillRule,
            fill: .color(fill.clamped), opacity: opacity)))
    }
    for sublayer in sublayers {
      sublayer.draw(at: time, in: transform, opacity: opacity, to: &snapshot)
    }
  }

  /// The layer with the values that its animations give it at a time of the scene.
  private func presentation(
    at time: Fraction, progress: inout [Snapshot.Progress]
  ) -> Layer {
    var layer = model
    guard !animations.isEmpty else { return layer }
    let localTime = clock.localTime(at: time)
    for animation in animations {
      guard let phase = animation.timing.phase(at: localTime) else { continue }
      let eased = animation.curve.value(at: phase.progress.doubleValue)
      progress.append(
        Snapshot.Progress(
          layer: model.name, keyPath: animation.keyPathName, progress: phase.progress,
          eased: eased))
      let value = animation.value(eased: eased, completedCycles: phase.completedCycles)
      let below = animation.isAdditive ? layer.value(of: animation.keyPath) : nil
      guard let value, let sum = below.map({ $0.adding(value) }) ?? value else { continue }
      layer.set(sum, for: animation.keyPath)
    }
    return layer
  }
}

extension Color {
  /// The colour with every component moved to between 0 and 1: easings overshoot, pixels don't.
  fileprivate var clamped: Color {
    func clamp(_ component: Double) -> Double { min(max(component, 0), 1) }
    return Color(
      red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }
}
