/// What the layers around a layer do to it.
struct DrawingScope {
  /// From the plane into which the layer is laid flat to the scene.
  var plane = ProjectiveTransform.identity
  /// From the surrounding layer's space to that plane's; `nil` is the same space.
  var space: Transform3D?
  /// By how many of the surrounding layer's seconds replicators shift the time.
  var lag = Fraction.zero
  /// What colours are multiplied with; `nil` leaves them as they are.
  var tint: Color?
  /// Whether reports name the animations: of several instances only the first one's.
  var isReported = true
}

extension Color {
  /// The colour multiplied with another one, with every component moved to between 0 and 1: easings
  /// overshoot, pixels don't.
  func tinted(_ tint: Color?) -> Color {
    func clamp(_ component: Double) -> Double { min(max(component, 0), 1) }
    let own = Color(
      red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    guard let tint else { return own }
    return Color(
      red: own.red * tint.red, green: own.green * tint.green, blue: own.blue * tint.blue,
      alpha: own.alpha * tint.alpha)
  }
}

extension DrawingScope {
  /// What is done to things in a layer's own coordinates; ``plane`` is where its outlines lie.
  ///
  /// - Parameter lag: the shift of time in the layer's own seconds.
  func inside(_ layer: Layer, lag: Fraction) -> DrawingScope {
    DrawingScope(
      plane: ProjectiveTransform(projecting: way(from: layer)).concatenating(plane), space: nil,
      lag: lag, tint: tint, isReported: isReported)
  }

  /// The same without laying the layer flat: what lies in it keeps its depth.
  func deepInside(_ layer: Layer, lag: Fraction) -> DrawingScope {
    DrawingScope(
      plane: plane, space: way(from: layer), lag: lag, tint: tint, isReported: isReported)
  }

  /// From a layer's coordinates to the space that is laid flat.
  private func way(from layer: Layer) -> Transform3D {
    let way = layer.transformToParent
    return space.map { way.concatenating($0) } ?? way
  }

  /// What is done to the sublayers of a layer, from what is done to things in its coordinates.
  func inSublayers(of layer: Layer) -> DrawingScope {
    guard layer.sublayerTransform != .identity else { return self }
    var result = self
    result.space = layer.sublayerTransform.about(layer.bounds.center)
    return result
  }
}
