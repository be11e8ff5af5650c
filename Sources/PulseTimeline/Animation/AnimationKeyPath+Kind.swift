extension AnimationKeyPath {
  /// What sort of value the property has.
  public var kind: AnimatableValue.Kind {
    switch self {
    case .path: .path
    case .backgroundColor, .borderColor, .fillColor, .strokeColor, .instanceColor: .color
    case .position, .anchorPoint, .boundsOrigin, .startPoint, .endPoint: .point
    case .boundsSize, .transformTranslation, .sublayerTransformTranslation,
      .instanceTransformTranslation: .size
    case .bounds: .rect
    case .transform, .sublayerTransform, .instanceTransform: .transform
    case .colors: .colors
    case .locations: .numbers
    case .hidden: .boolean
    default: .number
    }
  }
}
