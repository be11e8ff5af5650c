/// A 3 x 3 matrix for points as rows: the part of a transform of space that neither shifts nor has
/// perspective.
struct Matrix3: Hashable, Sendable {
  var r1: SIMD3<Double>
  var r2: SIMD3<Double>
  var r3: SIMD3<Double>

  /// Makes a matrix from its rows.
  init(_ r1: SIMD3<Double>, _ r2: SIMD3<Double>, _ r3: SIMD3<Double>) {
    (self.r1, self.r2, self.r3) = (r1, r2, r3)
  }

  static let identity = Matrix3(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))

  /// This matrix first, `next` afterwards.
  func concatenating(_ next: Matrix3) -> Matrix3 {
    func row(_ row: SIMD3<Double>) -> SIMD3<Double> {
      row.x * next.r1 + row.y * next.r2 + row.z * next.r3
    }
    return Matrix3(row(r1), row(r2), row(r3))
  }

  /// Rows as columns; undoes a turn.
  var transposed: Matrix3 {
    Matrix3(SIMD3(r1.x, r2.x, r3.x), SIMD3(r1.y, r2.y, r3.y), SIMD3(r1.z, r2.z, r3.z))
  }

  /// The volume of the unit cube's image; negative where it is mirrored.
  var determinant: Double { r1.dot(r2.cross(r3)) }
}

extension Matrix3 {
  /// The turn about x first, then about y, then about z, by angles in radians.
  init(angles: SIMD3<Double>) {
    let z = Trigonometry.sineAndCosine(angles.z)
    guard angles.x != 0 || angles.y != 0 else {
      self.init(
        SIMD3(z.cosine, z.sine, 0), SIMD3(-z.sine, z.cosine, 0), SIMD3(0, 0, 1))
      return
    }
    let (x, y) = (Trigonometry.sineAndCosine(angles.x), Trigonometry.sineAndCosine(angles.y))
    self.init(
      SIMD3(y.cosine * z.cosine, y.cosine * z.sine, -y.sine),
      SIMD3(
        x.sine * y.sine * z.cosine - x.cosine * z.sine,
        x.sine * y.sine * z.sine + x.cosine * z.cosine, x.sine * y.cosine),
      SIMD3(
        x.cosine * y.sine * z.cosine + x.sine * z.sine,
        x.cosine * y.sine * z.sine - x.sine * z.cosine, x.cosine * y.cosine))
  }

  /// The angles of a turn, for ``init(angles:)``.
  var angles: SIMD3<Double> {
    let flat = (r1.x * r1.x + r1.y * r1.y).squareRoot()
    let y = Trigonometry.angle(y: -r1.z, x: flat)
    // At a quarter turn about y, turns about x and z are the same thing.
    guard flat > 1e-12 else {
      return SIMD3(Trigonometry.angle(y: r1.z < 0 ? r2.x : -r2.x, x: r2.y), y, 0)
    }
    return SIMD3(
      Trigonometry.angle(y: r2.z, x: r3.z), y, Trigonometry.angle(y: r1.y, x: r1.x))
  }

  /// Whether the matrix leaves depth apart from the plane.
  var isFlat: Bool { r1.z == 0 && r2.z == 0 && r3.x == 0 && r3.y == 0 }

  /// The scale and the turn of a matrix that leaves depth apart; where it mirrors the plane, the axis
  /// that is turned further counts as flipped, as CSS has it.
  var flatScaleAndTurn: (scale: SIMD3<Double>, turn: Matrix3) {
    var scale = SIMD3(r1.length, r2.length, r3.z)
    if r1.x * r2.y - r1.y * r2.x < 0 {
      if r1.x < r2.y { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    let axis =
      if scale.x != 0 { r1 / scale.x } else if scale.y != 0 {
        SIMD3(r2.y, -r2.x, 0) / scale.y
      } else { Matrix3.identity.r1 }
    return (scale, Matrix3(axis, SIMD3(-axis.y, axis.x, 0), SIMD3(0, 0, 1)))
  }

  /// The scale and the turn of any matrix; where it mirrors space, all three axes count as flipped.
  var scaleAndTurn: (scale: SIMD3<Double>, turn: Matrix3) {
    var axes: [SIMD3<Double>?] = []
    var scale = SIMD3<Double>.zero
    for (index, row) in [r1, r2, r3].enumerated() {
      let rest = axes.compactMap(\.self).reduce(row) { $0 - $1 * $0.dot($1) }
      let length = rest.length
      // What is left after a subtraction of equals is rounding, not a direction.
      let isReal = length > 1e-12 * row.length
      scale[index] = isReal ? length : 0
      axes.append(isReal ? rest / length : nil)
    }
    var turn = Matrix3.completed(axes)
    if determinant < 0 {
      scale = -scale
      turn = Matrix3(-turn.r1, -turn.r2, -turn.r3)
    }
    return (scale, turn)
  }

  /// Three directions at right angles, of which some are known.
  private static func completed(_ known: [SIMD3<Double>?]) -> Matrix3 {
    var axes = known
    let units = [identity.r1, identity.r2, identity.r3]
    // A first and a second direction, then the third from both.
    for index in 0..<3 where axes[index] == nil && axes.compactMap(\.self).count < 2 {
      let others = axes.compactMap(\.self)
      let candidates = (0..<3).map { units[($0 + index) % 3] }
        .map { unit in others.reduce(unit) { $0 - $1 * $0.dot($1) } }
      if let found = candidates.first(where: { $0.length > 0.5 }) {
        axes[index] = found / found.length
      }
    }
    let first = axes[0] ?? (axes[1] ?? units[1]).cross(axes[2] ?? units[2])
    let second = axes[1] ?? (axes[2] ?? units[2]).cross(first)
    return Matrix3(first, second, axes[2] ?? first.cross(second))
  }

  /// What is left once a scale and a turn are undone; a scale of 0 leaves nothing to tell.
  func withoutScale(_ scale: SIMD3<Double>, turn: Matrix3) -> Matrix3 {
    let back = concatenating(turn.transposed)
    func row(_ row: SIMD3<Double>, _ scale: Double, _ unit: SIMD3<Double>) -> SIMD3<Double> {
      guard scale != 0 else { return unit }
      let result = row / scale
      // The rounding of a turn is no shear.
      return (result - unit).length < 1e-14 ? unit : result
    }
    return Matrix3(
      row(back.r1, scale.x, Matrix3.identity.r1), row(back.r2, scale.y, Matrix3.identity.r2),
      row(back.r3, scale.z, Matrix3.identity.r3))
  }
}

extension SIMD3<Double> {
  /// The scalar product.
  func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  /// The vector product.
  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The length.
  var length: Double { dot(self).squareRoot() }
}
