extension PreparedLayer {
  /// The layer with the values that its animations give it at a time of the scene.
  ///
  /// - Parameter report: receives each animation that is under way.
  func presentation(
    at time: Fraction, lag: Fraction, report: (Snapshot.Progress) -> Void = { _ in }
  ) -> Layer {
    guard !animations.isEmpty else { return model }
    let localTime = clock.localTime(at: time)
    let shifted = lag == .zero ? localTime : localTime + lag
    var presentation = Presentation(model)
    for animation in animations {
      animation.visit(at: shifted) { state in
        report(
          Snapshot.Progress(
            layer: model.name, keyPath: state.keyPathName, progress: state.progress,
            eased: state.eased))
        presentation.apply(state)
      }
    }
    return presentation.finish()
  }
}
