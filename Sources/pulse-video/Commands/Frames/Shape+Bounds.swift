import PulseTimeline

extension Snapshot.Shape {
  /// The smallest upright rectangle around all points and control points, in the scene's points;
  /// `nil` where the path is empty or a part of it lies behind the viewer.
  var controlBounds: Rect? {
    let points = path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let point): [control, point]
      case .cubic(let control1, let control2, let point): [control1, control2, point]
      case .close: []
      }
    }
    guard points.allSatisfy({ transform.divisor(at: $0) > 0 }) else { return nil }
    let places = points.map(transform.apply)
    guard let first = places.first else { return nil }
    let (low, high) = places.reduce((first, first)) { corners, point in
      (
        Point(min(corners.0.x, point.x), min(corners.0.y, point.y)),
        Point(max(corners.1.x, point.x), max(corners.1.y, point.y))
      )
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
