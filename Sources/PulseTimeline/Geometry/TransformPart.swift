/// A part of a transform that a key path can name.
enum TransformPart: String, Hashable, Sendable, CaseIterable {
  case scale
  case scaleXY = "scale.xy"
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}
