import PulseTimeline

extension Path {
  /// 1 for a path that is one convex outline, clockwise on the screen, -1 for one that is so the other way
  /// round; `nil` for others, and for some convex ones.
  ///
  /// Where the polygon of all points and control points is convex, so are the curves.
  var orientationIfConvex: Double? {
    guard elements.count <= 32, case .move(let start)? = elements.first else { return nil }
    var turns = TurnCounter(start: start)
    for element in elements.dropFirst() {
      switch element {
      // Only a single outline, which may be closed at its end.
      case .move: return nil
      case .close: turns.isClosed = true
      case .line(let point): turns.add(point)
      case .quad(let control, let point):
        turns.add(control)
        turns.add(point)
      case .cubic(let control1, let control2, let point):
        turns.add(control1)
        turns.add(control2)
        turns.add(point)
      }
    }
    return turns.finish()
  }
}

/// Watches how a polygon turns from corner to corner.
private struct TurnCounter {
  /// Whether a close has been seen, after which nothing may follow.
  var isClosed = false
  private let start: Point
  private var point: Point
  private var first: Point?
  private var before: Point?
  private var turn = 0.0
  private var rounds = 0
  private var isConvex = true

  init(start: Point) { (self.start, point) = (start, start) }

  mutating func add(_ next: Point) {
    if isClosed { isConvex = false }
    let span = next - point
    point = next
    if span.x == 0, span.y == 0 { return }
    take(span)
    if first == nil { first = span }
  }

  private mutating func take(_ span: Point) {
    if let before {
      let area = before.cross(span)
      // A straight way on counts as no turn; one back is none of a convex outline's.
      if area.isNaN || area * turn < 0 || (area == 0 && before.dot(span) < 0) { isConvex = false }
      if area != 0 { turn = area }
      // A full turn passes from upwards to downwards, or back, once.
      if Self.pointsUp(before), !Self.pointsUp(span) { rounds += 1 }
    }
    before = span
  }

  private static func pointsUp(_ span: Point) -> Bool {
    span.y < 0 || (span.y == 0 && span.x < 0)
  }

  /// Goes back to the start, and on to the first corner.
  mutating func finish() -> Double? {
    isClosed = false
    add(start)
    if let first { take(first) }
    guard isConvex, turn != 0, rounds == 1 else { return nil }
    return turn > 0 ? 1 : -1
  }
}
