import PulseTimeline

extension Path {
  /// The smallest rectangle around all points and control points; `nil` for an empty path.
  var controlBounds: Rect? {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let point): [control, point]
      case .cubic(let control1, let control2, let point): [control1, control2, point]
      case .close: []
      }
    }
    guard let first = points.first else { return nil }
    let (low, high) = points.reduce((first, first)) { corners, point in
      (
        Point(min(corners.0.x, point.x), min(corners.0.y, point.y)),
        Point(max(corners.1.x, point.x), max(corners.1.y, point.y))
      )
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
