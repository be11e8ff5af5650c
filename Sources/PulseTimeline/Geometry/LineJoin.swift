/// How a stroke turns where its path has a corner, as `CAShapeLayerLineJoin`.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// The outer edges go on until they meet, within the miter limit; beyond it as ``bevel``.
  case miter
  /// With a part of a circle.
  case round
  /// Straight across.
  case bevel
}
