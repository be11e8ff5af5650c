/// How a stroke ends where its path is open, as `CAShapeLayerLineCap`.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// Straight, at the path's end.
  case butt
  /// With a half circle beyond the path's end.
  case round
  /// Straight, half a line width beyond the path's end.
  case square
}
