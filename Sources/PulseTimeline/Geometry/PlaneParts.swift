/// A map of the plane taken apart for interpolation: scale first, then turn, then what is left
/// (shear), then shift.
struct PlaneParts: Hashable, Sendable {
  private var scale: Point
  /// In radians.
  private var angle: Double
  /// What is left of the four numbers a, b, c, d.
  private var rest: SIMD4<Double>
  private var shift: Point

  /// Takes a map apart; `nil` where it flattens the plane.
  init?(_ map: AffineTransform) {
    let determinant = map.a * map.d - map.b * map.c
    guard determinant != 0 else { return nil }
    scale = Point(
      (map.a * map.a + map.b * map.b).squareRoot(), (map.c * map.c + map.d * map.d).squareRoot())
    if determinant < 0 {
      // One axis is flipped: that which points further away from where it was.
      if map.a < map.d { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    let (a, b, c, d) = (map.a / scale.x, map.b / scale.x, map.c / scale.y, map.d / scale.y)
    angle = Trigonometry.angle(y: b, x: a)
    rest = PlaneParts.undoingTurn(a, b, c, d)
    shift = Point(map.tx, map.ty)
  }

  /// The numbers left of a, b, c, d when the turn to (a, b) is undone before them.
  private static func undoingTurn(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double
  ) -> SIMD4<Double> {
    SIMD4(a * a - b * c, a * b - b * d, b * a + a * c, b * b + a * d)
  }

  /// The parts at a fraction of the way.
  func mixed(with end: PlaneParts, at fraction: Double) -> PlaneParts {
    var (from, to) = (self, end)
    // Flips of different axes are the same but for half a turn.
    if (from.scale.x < 0 && to.scale.y < 0) || (from.scale.y < 0 && to.scale.x < 0) {
      from.scale = from.scale * -1
      from.angle += from.angle < 0 ? .pi : -.pi
    }
    // No turn counts as a full one, so that a half turn goes against the clock.
    // (Between two of them nothing turns, and rounding shall not make it.)
    if from.angle == 0, to.angle != 0 { from.angle = Elementary.fullTurn }
    if to.angle == 0, from.angle != 0 { to.angle = Elementary.fullTurn }
    if abs(from.angle - to.angle) > .pi {
      if from.angle > to.angle {
        from.angle -= Elementary.fullTurn
      } else {
        to.angle -= Elementary.fullTurn
      }
    }
    from.scale = from.scale + (to.scale - from.scale) * fraction
    from.angle += (to.angle - from.angle) * fraction
    from.rest += (to.rest - from.rest) * fraction
    from.shift = from.shift + (to.shift - from.shift) * fraction
    return from
  }

  /// The whole map.
  var affine: AffineTransform {
    let turn = Trigonometry.sineAndCosine(angle)
    let (a, b, c, d) = (rest[0], rest[1], rest[2], rest[3])
    return AffineTransform(
      a: scale.x * (turn.cosine * a + turn.sine * c),
      b: scale.x * (turn.cosine * b + turn.sine * d),
      c: scale.y * (turn.cosine * c - turn.sine * a),
      d: scale.y * (turn.cosine * d - turn.sine * b), tx: shift.x, ty: shift.y)
  }
}
