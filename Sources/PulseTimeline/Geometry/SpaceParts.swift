/// A map of space taken apart for interpolation: scale first, then shear, turn, shift and
/// perspective.
struct SpaceParts: Hashable, Sendable {
  private var scale: SIMD3<Double>
  private var shear: Matrix3
  /// As a unit quaternion: the axis times the sine of half the angle, and its cosine.
  private var turn: SIMD4<Double>
  private var shift: SIMD3<Double>
  /// The divisor's column: (0, 0, 0, 1) without perspective.
  private var perspective: SIMD4<Double>

  /// Takes a map apart; `nil` where it flattens space or everything lies at its horizon.
  init?(_ transform: Transform3D) {
    guard transform.m44 != 0 else { return nil }
    let (r1, r2, r3, r4) = transform.rows
    let divisor = transform.m44
    let whole = Transform3D(r1 / divisor, r2 / divisor, r3 / divisor, r4 / divisor)
    let linear = Matrix3(whole)
    guard linear.determinant != 0, whole.isFinite else { return nil }
    let parts = linear.scaleAndTurn
    scale = parts.scale
    shear = linear.withoutScale(parts.scale, turn: parts.turn)
    turn = parts.turn.quaternion
    shift = SIMD3(whole.m41, whole.m42, whole.m43)
    perspective = whole.perspective
  }

  /// The parts at a fraction of the way.
  func mixed(with end: SpaceParts, at fraction: Double) -> SpaceParts {
    var result = self
    result.scale += (end.scale - scale) * fraction
    result.shear = shear.mixed(with: end.shear, at: fraction)
    result.turn = SpaceParts.turn(from: turn, to: end.turn, at: fraction)
    result.shift += (end.shift - shift) * fraction
    result.perspective += (end.perspective - perspective) * fraction
    return result
  }

  /// The whole map.
  var transform: Transform3D {
    let linear = shear.concatenating(Matrix3(quaternion: turn))
    let affine = Transform3D(
      SIMD4(linear.r1 * scale.x, 0), SIMD4(linear.r2 * scale.y, 0), SIMD4(linear.r3 * scale.z, 0),
      SIMD4(shift, 1))
    return affine.concatenating(Transform3D(perspective: perspective))
  }

  /// The turn on the way between two, at even speed and the shorter way round.
  private static func turn(
    from start: SIMD4<Double>, to end: SIMD4<Double>, at fraction: Double
  ) -> SIMD4<Double> {
    var end = end
    var product = (start * end).sum()
    // Half a turn is as short one way as the other; rounding must not choose the way.
    if product < -1e-9 { (end, product) = (-end, -product) }
    let angle = Trigonometry.arcCosine(product)
    let sine = (1 - product * product).squareRoot()
    guard sine > 1e-9 else { return start }
    let step = Trigonometry.sineAndCosine(fraction * angle)
    let share = step.sine / sine
    return start * (step.cosine - product * share) + end * share
  }
}

extension Transform3D {
  /// Perspective alone: the identity but for the divisor's column.
  init(perspective column: SIMD4<Double>) {
    self = .identity
    (m14, m24, m34, m44) = (column[0], column[1], column[2], column[3])
  }
}

extension Matrix3 {
  /// What a transform does but for its shift and its perspective.
  init(_ transform: Transform3D) {
    self.init(
      SIMD3(transform.m11, transform.m12, transform.m13),
      SIMD3(transform.m21, transform.m22, transform.m23),
      SIMD3(transform.m31, transform.m32, transform.m33))
  }

  /// Number by number.
  func mixed(with end: Matrix3, at fraction: Double) -> Matrix3 {
    Matrix3(
      r1 + (end.r1 - r1) * fraction, r2 + (end.r2 - r2) * fraction, r3 + (end.r3 - r3) * fraction)
  }

  /// The quaternion of a turn, with a cosine of 0 or more.
  ///
  /// The largest of the four numbers comes from a square root, the others from products with it: the
  /// root of what is 0 but for rounding would be a hundred million times as far off.
  var quaternion: SIMD4<Double> {
    let squares = SIMD4(
      1 + r1.x - r2.y - r3.z, 1 - r1.x + r2.y - r3.z, 1 - r1.x - r2.y + r3.z,
      1 + r1.x + r2.y + r3.z)
    // Four times the products of the components: with the cosine, and among the axis.
    let turn = SIMD3(r2.z - r3.y, r3.x - r1.z, r1.y - r2.x)
    let axis = SIMD3(r2.z + r3.y, r3.x + r1.z, r1.y + r2.x)
    let products =
      switch (0..<4).max(by: { squares[$0] < squares[$1] }) {
      case 0: SIMD4(squares[0], axis.z, axis.y, turn.x)
      case 1: SIMD4(axis.z, squares[1], axis.x, turn.y)
      case 2: SIMD4(axis.y, axis.x, squares[2], turn.z)
      default: SIMD4(turn, squares[3])
      }
    let result = products / (products * products).sum().squareRoot()
    // About half a turn either direction of the axis does; rounding must not choose.
    return result[3] < -1e-9 ? -result : result
  }

  /// The turn of a unit quaternion.
  init(quaternion q: SIMD4<Double>) {
    let (x, y, z, w) = (q[0], q[1], q[2], q[3])
    self.init(
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)))
  }
}
