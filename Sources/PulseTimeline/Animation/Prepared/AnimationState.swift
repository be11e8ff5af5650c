/// What an animation makes of one property at one moment.
struct AnimationState {
  let keyPath: AnimationKeyPath
  /// The key path's text.
  let keyPathName: String
  let value: AnimatableValue
  /// Whether the value is added to what shows without the animation.
  let isAdditive: Bool
  /// By how many radians the layer turns besides, as it follows a path.
  let turn: Double?
  /// How far time has come through the animation, before any easing.
  let progress: Fraction
  /// How far the value has come, for reports: the easing of the whole, or the spring.
  let eased: Double
}

extension Transform3D {
  /// The transform, turned further about the z axis before its shift.
  func turned(by angle: Double) -> Transform3D {
    var linear = self
    (linear.m41, linear.m42) = (0, 0)
    var turned = linear.concatenating(.rotation(angle: angle, x: 0, y: 0, z: 1))
    (turned.m41, turned.m42) = (m41, m42)
    return turned
  }
}
