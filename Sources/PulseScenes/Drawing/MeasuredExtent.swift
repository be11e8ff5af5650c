import PulseTimeline

/// The smallest upright rectangle around everything that it was shown.
struct MeasuredExtent {
  /// Into how many pieces a curve is cut; its ends, where round shapes reach farthest, are exact.
  private static let pieces = 16

  private var (minX, minY) = (Double.infinity, Double.infinity)
  private var (maxX, maxY) = (-Double.infinity, -Double.infinity)

  /// The rectangle; `nil` where nothing was shown.
  var rect: Rect? {
    guard minX <= maxX, minY <= maxY else { return nil }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Takes in a shape, with its line.
  mutating func add(_ shape: Snapshot.Shape) {
    guard shape.opacity > 0, shape.fill != nil || shape.stroke != nil else { return }
    let width = shape.stroke?.style.lineWidth ?? 0
    let halfLine = max(width, 0) / 2
    var current = Point(0, 0)
    for element in shape.path.elements {
      switch element {
      case .move(let end), .line(let end):
        add(end, halfLine, shape.transform)
        current = end
      case .quad(let control, let end):
        add(current, control, control, end, halfLine, shape.transform)
        current = end
      case .cubic(let first, let second, let end):
        add(current, first, second, end, halfLine, shape.transform)
        current = end
      case .close: break
      }
    }
  }

  /// Takes in points of a cubic; a quadratic is near enough to one with its control point twice.
  private mutating func add(
    _ start: Point, _ first: Point, _ second: Point, _ end: Point, _ halfLine: Double,
    _ transform: ProjectiveTransform
  ) {
    for piece in 1...MeasuredExtent.pieces {
      let t = Double(piece) / Double(MeasuredExtent.pieces)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      let x = a * start.x + b * first.x + c * second.x + d * end.x
      let y = a * start.y + b * first.y + c * second.y + d * end.y
      add(Point(x, y), halfLine, transform)
    }
  }

  private mutating func add(_ point: Point, _ halfLine: Double, _ transform: ProjectiveTransform) {
    let corners =
      halfLine == 0
      ? [point]
      : [
        Point(point.x - halfLine, point.y), Point(point.x + halfLine, point.y),
        Point(point.x, point.y - halfLine), Point(point.x, point.y + halfLine),
      ]
    for corner in corners where transform.divisor(at: corner) > 0 {
      let place = transform.apply(corner)
      (minX, minY) = (min(minX, place.x), min(minY, place.y))
      (maxX, maxY) = (max(maxX, place.x), max(maxY, place.y))
    }
  }
}
