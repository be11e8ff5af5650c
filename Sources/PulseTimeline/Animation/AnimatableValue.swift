/// A value that an animation can move.
public enum AnimatableValue: Hashable, Sendable {
  /// A number, such as an opacity.
  case number(Double)
  /// A point, such as a position.
  case point(Point)
  /// A size.
  case size(Size)
  /// A rectangle, such as a layer's bounds.
  case rect(Rect)
  /// A colour.
  case color(Color)
  /// An outline.
  case path(Path)

  /// What sort of value it can be.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One number.
    case number
    /// A point.
    case point
    /// A size.
    case size
    /// A rectangle.
    case rect
    /// A colour.
    case color
    /// An outline.
    case path
  }

  /// What sort of value it is.
  public var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .color: .color
    case .path: .path
    }
  }
}
