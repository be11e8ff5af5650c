/// The properties of a layer that can be animated; the raw values are Core Animation's key paths.
public enum AnimationKeyPath: String, Hashable, Sendable, CaseIterable {
  /// The outline.
  case path
  /// The colour of the inside.
  case fillColor
  /// How opaque the layer is, with all that is in it.
  case opacity
  /// Where the anchor point lies in the parent.
  case position
  /// The horizontal part of the position.
  case positionX = "position.x"
  /// The vertical part of the position.
  case positionY = "position.y"
  /// Which point of the bounds lies at the position.
  case anchorPoint
  /// The horizontal part of the anchor point.
  case anchorPointX = "anchorPoint.x"
  /// The vertical part of the anchor point.
  case anchorPointY = "anchorPoint.y"
  /// The rectangle that the layer covers, in its own coordinates.
  case bounds
  /// The bounds' origin.
  case boundsOrigin = "bounds.origin"
  /// The horizontal part of the bounds' origin.
  case boundsOriginX = "bounds.origin.x"
  /// The vertical part of the bounds' origin.
  case boundsOriginY = "bounds.origin.y"
  /// The bounds' size.
  case boundsSize = "bounds.size"
  /// The bounds' width.
  case boundsWidth = "bounds.size.width"
  /// The bounds' height.
  case boundsHeight = "bounds.size.height"

  /// What sort of value the property has.
  public var kind: AnimatableValue.Kind {
    switch self {
    case .path: .path
    case .fillColor: .color
    case .position, .anchorPoint, .boundsOrigin: .point
    case .boundsSize: .size
    case .bounds: .rect
    case .opacity, .positionX, .positionY, .anchorPointX, .anchorPointY, .boundsOriginX,
      .boundsOriginY, .boundsWidth, .boundsHeight:
      .number
    }
  }
}
