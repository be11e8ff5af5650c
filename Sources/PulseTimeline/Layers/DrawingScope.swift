/// What the layers around a layer do to it.
struct DrawingScope {
  /// From the plane into which the layer is laid flat to the scene.
  var plane = ProjectiveTransform.identity
  /// From the surrounding layer's space to that plane's; `nil` is the same space.
  var space: Transform3D?
  /// The plane and the space before the surrounding layer was laid flat into its own plane.
  private var whole: (plane: ProjectiveTransform, space: Transform3D)?
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
    var way = layer.transformToParent
    if let space { way = way.concatenating(space) }
    var result = self
    result.plane = ProjectiveTransform(projecting: way).concatenating(plane)
    result.whole = (plane, way)
    (result.space, result.lag) = (nil, lag)
    return result
  }

  /// What is done to the sublayers of a layer, from what is done to things in its coordinates.
  func inSublayers(of layer: Layer) -> DrawingScope {
    guard layer.sublayerTransform != .identity else { return self }
    var result = self
    result.space = layer.sublayerTransform.about(layer.bounds.center)
    return result
  }

  /// The same without laying the surrounding layer flat: what lies in it keeps its depth.
  var unflattened: DrawingScope {
    guard let whole else { return self }
    var result = self
    (result.plane, result.space) = (whole.plane, whole.space)
    return result
  }
}
