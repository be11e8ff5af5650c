extension AnimationKeyPath {
  /// Which part of a layer holds a property.
  enum Owner: Hashable, Sendable {
    case layer
    case shape
    case gradient
    case replicator
  }

  /// Which part of a layer holds the property.
  var owner: Owner {
    switch self {
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
      .lineDashPhase:
      .shape
    case .colors, .locations, .startPoint, .startPointX, .startPointY, .endPoint, .endPointX,
      .endPointY:
      .gradient
    case .instanceCount, .instanceDelay, .instanceColor, .instanceRedOffset, .instanceGreenOffset,
      .instanceBlueOffset, .instanceAlphaOffset, .instanceTransform:
      .replicator
    default: whole == .instanceTransform ? .replicator : .layer
    }
  }

  /// The sort of layer that has the property; `nil` where all have it.
  var layerNeeded: String? {
    switch owner {
    case .layer: nil
    case .shape: "shape"
    case .gradient: "gradient"
    case .replicator: "replicator"
    }
  }

  /// The transform that the property is a part of; `nil` where it is none.
  var whole: AnimationKeyPath? {
    switch self {
    case .transformScale, .transformScaleXY, .transformScaleX, .transformScaleY,
      .transformScaleZ, .transformRotation, .transformRotationX, .transformRotationY,
      .transformRotationZ, .transformTranslation, .transformTranslationX,
      .transformTranslationY, .transformTranslationZ:
      .transform
    case .sublayerTransformScale, .sublayerTransformScaleXY, .sublayerTransformScaleX,
      .sublayerTransformScaleY, .sublayerTransformScaleZ, .sublayerTransformRotation,
      .sublayerTransformRotationX, .sublayerTransformRotationY, .sublayerTransformRotationZ,
      .sublayerTransformTranslation, .sublayerTransformTranslationX,
      .sublayerTransformTranslationY, .sublayerTransformTranslationZ:
      .sublayerTransform
    case .instanceTransformScale, .instanceTransformScaleXY, .instanceTransformScaleX,
      .instanceTransformScaleY, .instanceTransformScaleZ, .instanceTransformRotation,
      .instanceTransformRotationX, .instanceTransformRotationY, .instanceTransformRotationZ,
      .instanceTransformTranslation, .instanceTransformTranslationX,
      .instanceTransformTranslationY, .instanceTransformTranslationZ:
      .instanceTransform
    default: nil
    }
  }

  /// Which part of a transform the property is; `nil` where it is none.
  var part: TransformPart? {
    switch self {
    case .transformScale, .sublayerTransformScale, .instanceTransformScale:
      .scale
    case .transformScaleXY, .sublayerTransformScaleXY, .instanceTransformScaleXY:
      .scaleXY
    case .transformScaleX, .sublayerTransformScaleX, .instanceTransformScaleX:
      .scaleX
    case .transformScaleY, .sublayerTransformScaleY, .instanceTransformScaleY:
      .scaleY
    case .transformScaleZ, .sublayerTransformScaleZ, .instanceTransformScaleZ:
      .scaleZ
    case .transformRotation, .sublayerTransformRotation, .instanceTransformRotation:
      .rotation
    case .transformRotationX, .sublayerTransformRotationX, .instanceTransformRotationX:
      .rotationX
    case .transformRotationY, .sublayerTransformRotationY, .instanceTransformRotationY:
      .rotationY
    case .transformRotationZ, .sublayerTransformRotationZ, .instanceTransformRotationZ:
      .rotationZ
    case .transformTranslation, .sublayerTransformTranslation, .instanceTransformTranslation:
      .translation
    case .transformTranslationX, .sublayerTransformTranslationX, .instanceTransformTranslationX:
      .translationX
    case .transformTranslationY, .sublayerTransformTranslationY, .instanceTransformTranslationY:
      .translationY
    case .transformTranslationZ, .sublayerTransformTranslationZ, .instanceTransformTranslationZ:
      .translationZ
    default: nil
    }
  }
}

extension Layer.Content {
  /// What the sort of layer is called in errors.
  var layerName: String {
    switch self {
    case .plain: "plain"
    case .shape: "shape"
    case .gradient: "gradient"
    case .replicator: "replicator"
    }
  }
}
