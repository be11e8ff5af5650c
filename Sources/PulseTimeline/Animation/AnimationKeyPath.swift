/// The properties of a layer that can be animated; the raw values are Core Animation's key paths.
///
/// Parts of a transform apply in the order scale, turns about x, y and z, shift; what else a transform
/// holds (shear, perspective) stays.
public enum AnimationKeyPath: String, Hashable, Sendable, CaseIterable {
  // MARK: Where the layer lies

  /// Where the anchor point lies in the parent.
  case position
  /// The horizontal part of the position.
  case positionX = "position.x"
  /// The vertical part of the position.
  case positionY = "position.y"
  /// How far in front the layer lies.
  case zPosition
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

  // MARK: The transform and its parts

  /// What is done to the layer, about its anchor point.
  case transform
  /// Its scale in all three directions; reads as their mean.
  case transformScale = "transform.scale"
  /// Its scale in x and y; reads as their mean.
  case transformScaleXY = "transform.scale.xy"
  /// Its scale in x.
  case transformScaleX = "transform.scale.x"
  /// Its scale in y.
  case transformScaleY = "transform.scale.y"
  /// Its scale in z.
  case transformScaleZ = "transform.scale.z"
  /// Its turn about the z axis, in radians.
  case transformRotation = "transform.rotation"
  /// Its turn about the x axis, in radians.
  case transformRotationX = "transform.rotation.x"
  /// Its turn about the y axis, in radians.
  case transformRotationY = "transform.rotation.y"
  /// Its turn about the z axis, in radians.
  case transformRotationZ = "transform.rotation.z"
  /// Its shift in x and y.
  case transformTranslation = "transform.translation"
  /// Its shift in x.
  case transformTranslationX = "transform.translation.x"
  /// Its shift in y.
  case transformTranslationY = "transform.translation.y"
  /// Its shift in z.
  case transformTranslationZ = "transform.translation.z"

  // MARK: The sublayers' transform and its parts

  /// What is done to the sublayers, about the middle of the bounds.
  case sublayerTransform
  /// Its scale in all three directions; reads as their mean.
  case sublayerTransformScale = "sublayerTransform.scale"
  /// Its scale in x and y; reads as their mean.
  case sublayerTransformScaleXY = "sublayerTransform.scale.xy"
  /// Its scale in x.
  case sublayerTransformScaleX = "sublayerTransform.scale.x"
  /// Its scale in y.
  case sublayerTransformScaleY = "sublayerTransform.scale.y"
  /// Its scale in z.
  case sublayerTransformScaleZ = "sublayerTransform.scale.z"
  /// Its turn about the z axis, in radians.
  case sublayerTransformRotation = "sublayerTransform.rotation"
  /// Its turn about the x axis, in radians.
  case sublayerTransformRotationX = "sublayerTransform.rotation.x"
  /// Its turn about the y axis, in radians.
  case sublayerTransformRotationY = "sublayerTransform.rotation.y"
  /// Its turn about the z axis, in radians.
  case sublayerTransformRotationZ = "sublayerTransform.rotation.z"
  /// Its shift in x and y.
  case sublayerTransformTranslation = "sublayerTransform.translation"
  /// Its shift in x.
  case sublayerTransformTranslationX = "sublayerTransform.translation.x"
  /// Its shift in y.
  case sublayerTransformTranslationY = "sublayerTransform.translation.y"
  /// Its shift in z.
  case sublayerTransformTranslationZ = "sublayerTransform.translation.z"

  // MARK: Appearance

  /// How opaque the layer is, with all that is in it.
  case opacity
  /// Whether the layer is left out.
  case hidden
  /// The radius of the corners.
  case cornerRadius
  /// What fills the bounds.
  case backgroundColor
  /// The width of the border.
  case borderWidth
  /// The colour of the border.
  case borderColor

  // MARK: Shape layers

  /// The outline.
  case path
  /// The colour of the inside.
  case fillColor
  /// The colour of the line.
  case strokeColor
  /// Where the drawn part of the line starts.
  case strokeStart
  /// Where the drawn part of the line ends.
  case strokeEnd
  /// The width of the line.
  case lineWidth
  /// The longest miter.
  case miterLimit
  /// How far into the pattern the dashes begin.
  case lineDashPhase

  // MARK: Gradient layers

  /// The gradient's colours.
  case colors
  /// Where the gradient's colours lie.
  case locations
  /// Where the gradient starts.
  case startPoint
  /// The horizontal part of the gradient's start.
  case startPointX = "startPoint.x"
  /// The vertical part of the gradient's start.
  case startPointY = "startPoint.y"
  /// Where the gradient ends.
  case endPoint
  /// The horizontal part of the gradient's end.
  case endPointX = "endPoint.x"
  /// The vertical part of the gradient's end.
  case endPointY = "endPoint.y"

  // MARK: Replicator layers

  /// How often the sublayers show; the whole part counts.
  case instanceCount
  /// By how many seconds each instance is behind the one before.
  case instanceDelay
  /// What the colours of the first instance are multiplied with.
  case instanceColor
  /// What is added to the red from instance to instance.
  case instanceRedOffset
  /// What is added to the green from instance to instance.
  case instanceGreenOffset
  /// What is added to the blue from instance to instance.
  case instanceBlueOffset
  /// What is added to the alpha from instance to instance.
  case instanceAlphaOffset

  // MARK: The instances' transform and its parts

  /// What is done from instance to instance.
  case instanceTransform
  /// Its scale in all three directions; reads as their mean.
  case instanceTransformScale = "instanceTransform.scale"
  /// Its scale in x and y; reads as their mean.
  case instanceTransformScaleXY = "instanceTransform.scale.xy"
  /// Its scale in x.
  case instanceTransformScaleX = "instanceTransform.scale.x"
  /// Its scale in y.
  case instanceTransformScaleY = "instanceTransform.scale.y"
  /// Its scale in z.
  case instanceTransformScaleZ = "instanceTransform.scale.z"
  /// Its turn about the z axis, in radians.
  case instanceTransformRotation = "instanceTransform.rotation"
  /// Its turn about the x axis, in radians.
  case instanceTransformRotationX = "instanceTransform.rotation.x"
  /// Its turn about the y axis, in radians.
  case instanceTransformRotationY = "instanceTransform.rotation.y"
  /// Its turn about the z axis, in radians.
  case instanceTransformRotationZ = "instanceTransform.rotation.z"
  /// Its shift in x and y.
  case instanceTransformTranslation = "instanceTransform.translation"
  /// Its shift in x.
  case instanceTransformTranslationX = "instanceTransform.translation.x"
  /// Its shift in y.
  case instanceTransformTranslationY = "instanceTransform.translation.y"
  /// Its shift in z.
  case instanceTransformTranslationZ = "instanceTransform.translation.z"
}
