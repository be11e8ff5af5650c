/// A transform taken apart, so that one part can change and the others stay.
///
/// Put together again, the parts apply in this order: scale, shear, turns about x, y and z, shift,
/// perspective.
struct TransformParts: Hashable, Sendable {
  /// The scale in x, y and z.
  var scale: SIMD3<Double>
  /// The turns about the x, y and z axes, in radians.
  var rotation: SIMD3<Double>
  /// The shift in x, y and z.
  var translation: SIMD3<Double>
  /// What is neither scale nor turn: the identity, unless the transform is sheared.
  private let shear: Matrix3
  /// The divisor's column: (0, 0, 0, 1) without perspective.
  private let perspective: SIMD4<Double>
}

extension TransformParts {
  private static let identity = TransformParts(
    scale: SIMD3(1, 1, 1), rotation: .zero, translation: .zero, shear: .identity,
    perspective: SIMD4(0, 0, 0, 1))

  /// Takes a transform apart.
  ///
  /// A scale of 0 hides a turn: where a whole row of the matrix is 0, the turn is what the other rows
  /// say.
  init(_ transform: Transform3D) {
    if transform == .identity {
      self = .identity
      return
    }
    let linear = Matrix3(transform)
    let turned = linear.isFlat ? linear.flatScaleAndTurn : linear.scaleAndTurn
    (scale, rotation) = (turned.scale, turned.turn.angles)
    translation = SIMD3(transform.m41, transform.m42, transform.m43)
    shear = linear.withoutScale(turned.scale, turn: turned.turn)
    perspective = transform.perspective
  }

  /// The whole transform.
  var transform: Transform3D {
    let turn = rotation == .zero ? .identity : Matrix3(angles: rotation)
    let linear = shear == .identity ? turn : shear.concatenating(turn)
    let (r1, r2, r3) = (linear.r1 * scale.x, linear.r2 * scale.y, linear.r3 * scale.z)
    let affine = Transform3D(
      SIMD4(r1, 0), SIMD4(r2, 0), SIMD4(r3, 0), SIMD4(translation, 1))
    guard perspective != SIMD4(0, 0, 0, 1) else { return affine }
    return affine.concatenating(Transform3D(perspective: perspective))
  }

  /// The value of a part.
  func value(of part: TransformPart) -> AnimatableValue {
    switch part {
    case .scale: .number((scale.x + scale.y + scale.z) / 3)
    case .scaleXY: .number((scale.x + scale.y) / 2)
    case .scaleX: .number(scale.x)
    case .scaleY: .number(scale.y)
    case .scaleZ: .number(scale.z)
    case .rotationX: .number(rotation.x)
    case .rotationY: .number(rotation.y)
    case .rotation, .rotationZ: .number(rotation.z)
    case .translation: .size(Size(translation.x, translation.y))
    case .translationX: .number(translation.x)
    case .translationY: .number(translation.y)
    case .translationZ: .number(translation.z)
    }
  }

  /// Changes a part; a value of another kind changes nothing.
  mutating func set(_ value: AnimatableValue, for part: TransformPart) {
    switch (part, value) {
    case (.scale, .number(let value)): scale = SIMD3(repeating: value)
    case (.scaleXY, .number(let value)): (scale.x, scale.y) = (value, value)
    case (.scaleX, .number(let value)): scale.x = value
    case (.scaleY, .number(let value)): scale.y = value
    case (.scaleZ, .number(let value)): scale.z = value
    case (.rotationX, .number(let value)): rotation.x = value
    case (.rotationY, .number(let value)): rotation.y = value
    case (.rotation, .number(let value)), (.rotationZ, .number(let value)): rotation.z = value
    case (.translation, .size(let value)):
      (translation.x, translation.y) = (value.width, value.height)
    case (.translationX, .number(let value)): translation.x = value
    case (.translationY, .number(let value)): translation.y = value
    case (.translationZ, .number(let value)): translation.z = value
    default: break
    }
  }
}

extension Transform3D {
  /// The divisor's column of the perspective that comes after everything else; where everything else
  /// cannot be undone, the column as it is.
  var perspective: SIMD4<Double> {
    let column = SIMD4(m14, m24, m34, m44)
    guard column != SIMD4(0, 0, 0, 1) else { return column }
    var rest = self
    (rest.m14, rest.m24, rest.m34, rest.m44) = (0, 0, 0, 1)
    guard let (r1, r2, r3, r4) = rest.inverted?.rows else { return column }
    return SIMD4(
      (r1 * column).sum(), (r2 * column).sum(), (r3 * column).sum(), (r4 * column).sum())
  }
}
