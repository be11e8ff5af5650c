import PulseTimeline

extension Path {
  /// 1 for a path that is one convex outline, clockwise on the screen, -1 for one that is so the other way
  /// round; `nil` for others, and for some convex ones.
  ///
  /// Where the polygon of all points and control points is convex, so are the curves.
  var orientationIfConvex: Double? {
    var points: [Point] = []
    points.reserveCapacity(16)
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        if index > 0 { return nil }
        points.append(point)
      case .close: if index < elements.count - 1 { return nil }
      case .line(let point): points.append(point)
      case .quad(let control, let point): points += [control, point]
      case .cubic(let control1, let control2, let point):
        points.append(control1)
        points.append(control2)
        points.append(point)
      }
      if points.count > 64 { return nil }
    }
    return Self.orientation(points)
  }

  /// The side to which a closed polygon turns at all its corners, if it does so once around.
  private static func orientation(_ points: [Point]) -> Double? {
    var (turn, corners) = (0.0, 0)
    var (before, first) = (Point?.none, Point?.none)
    var spans = points.indices.map { points[($0 + 1) % points.count] - points[$0] }
    spans.removeAll { $0.x == 0 && $0.y == 0 }
    first = spans.first
    for span in spans + (first.map { [$0] } ?? []) {
      if let before {
        let area = before.cross(span)
        // A straight way on counts as no turn; one back is none of a convex outline's.
        if area == 0, before.dot(span) < 0 { return nil }
        if area * turn < 0 || area.isNaN { return nil }
        if area != 0 { turn = area }
        // A full turn passes from upwards to downwards once.
        if before.y < 0 || (before.y == 0 && before.x < 0),
          span.y > 0 || (span.y == 0 && span.x > 0)
        {
          corners += 1
        }
      }
      before = span
    }
    guard turn != 0, corners == 1 else { return nil }
    return turn > 0 ? 1 : -1
  }
}
