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
  /// A map of space, such as a layer's transform.
  // Apart from the others, which are small: values are copied at every step of an animation.
  indirect case transform(Transform3D)
  /// A list of colours, such as a gradient's.
  case colors([Color])
  /// A list of numbers, such as the places of a gradient's colours.
  case numbers([Double])
  /// Yes or no, such as whether a layer is hidden.
  case boolean(Bool)

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
    /// A map of space.
    case transform
    /// A list of colours.
    case colors = "list of colors"
    /// A list of numbers.
    case numbers = "list of numbers"
    /// Yes or no.
    case boolean
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
    case .transform: .transform
    case .colors: .colors
    case .numbers: .numbers
    case .boolean: .boolean
    }
  }
}
