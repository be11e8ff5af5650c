/// Which places count as inside a path that crosses or contains itself.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Inside where the path winds around the place in sum, in either direction.
  case nonZero

  /// Inside where a ray from the place crosses the path an odd number of times.
  case evenOdd
}
