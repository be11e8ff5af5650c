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
