/// How a layer turns while it moves along a path, as `CAAnimationRotationMode`.
public enum RotationMode: String, Hashable, Sendable, CaseIterable {
  /// Its x axis points where the path goes.
  case auto
  /// Its x axis points where the path comes from: half a turn further.
  case autoReverse
}
