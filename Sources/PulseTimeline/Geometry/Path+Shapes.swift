extension Path {
  /// The upright rectangle `rect` with corners rounded by quarter circles, from the end of its top
  /// left corner clockwise.
  ///
  /// A radius beyond half of the shorter side counts as that half, one of 0 or less makes the plain
  /// rectangle, as a layer's `cornerRadius` does.
  public static func roundedRectangle(_ rect: Rect, cornerRadius: Double) -> Path {
    let radius = min(cornerRadius, rect.size.width / 2, rect.size.height / 2)
    guard radius > 0 else { return rectangle(rect) }
    let pull = radius * (1 - ovalControlRatio)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func corner(_ x: Double, _ y: Double, from: Point, to: Point) -> [Element] {
      // The control points lie on the sides, `pull` away from the corner.
      func toward(_ end: Point) -> Point {
        Point(x + (end.x - x) * pull / radius, y + (end.y - y) * pull / radius)
      }
      return [.line(to: from), .cubic(control1: toward(from), control2: toward(to), to: to)]
    }
    let topRight = corner(
      right, top, from: Point(right - radius, top), to: Point(right, top + radius))
    let bottomRight = corner(
      right, bottom, from: Point(right, bottom - radius), to: Point(right - radius, bottom))
    let bottomLeft = corner(
      left, bottom, from: Point(left + radius, bottom), to: Point(left, bottom - radius))
    let topLeft = corner(
      left, top, from: Point(left, top + radius), to: Point(left + radius, top))
    return Path(
      [.move(to: Point(left + radius, top))] + topRight + bottomRight + bottomLeft + topLeft
        + [.close])
  }

  /// A part of a circle, as `UIBezierPath(arcCenter:radius:startAngle:endAngle:clockwise:)`: equal
  /// cubics of a quarter turn at most.
  ///
  /// Angles are in radians from the right side on, growing clockwise on the screen. Where the end lies
  /// on the other side of the start than the direction, whole turns are added until it does not; an arc
  /// of more than a turn is drawn as often as it goes round, at most 1,000 times.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: Where the arc starts.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes clockwise on the screen.
  ///   - closed: Whether a straight line goes back to the start.
  public static func arc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool = true,
    closed: Bool = false
  ) -> Path {
    let sweep = arcSweep(from: startAngle, to: endAngle, clockwise: clockwise)
    // A half turn may be a hair more than two quarters in `Double`.
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let quarter = Trigonometry.sineAndCosine(step / 4)
    let pull = 4 / 3 * radius * quarter.sine / quarter.cosine
    func direction(_ index: Int) -> Point {
      let way = Trigonometry.sineAndCosine(startAngle + step * Double(index))
      return Point(way.cosine, way.sine)
    }
    var elements: [Element] = [.move(to: center + direction(0) * radius)]
    for index in 0..<count {
      let (from, to) = (direction(index), direction(index + 1))
      elements.append(
        .cubic(
          control1: center + from * radius + Point(-from.y, from.x) * pull,
          control2: center + to * radius - Point(-to.y, to.x) * pull,
          to: center + to * radius))
    }
    return Path(closed ? elements + [.close] : elements)
  }

  /// How far an arc goes, negative against the clock.
  private static func arcSweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let limit = 1_000 * turn
    let way = clockwise ? end - start : start - end
    guard way.isFinite else { return 0 }
    let ahead = way >= 0 ? min(way, limit) : way - (way / turn).rounded(.down) * turn
    return clockwise ? ahead : -ahead
  }
}
