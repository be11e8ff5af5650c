import PulseTimeline

/// The pieces of a subpath that are to be stroked, each with a length.
struct StrokeSubpath {
  /// Where it begins; all of it where there are no segments.
  var start: Point
  var segments: [StrokeSegment] = []
  /// Whether its end is joined to its start.
  var isClosed = false

  /// Coordinates are kept within this distance from the origin, so that no product overflows.
  private static let farthest: Double = 0x1p60

  /// The subpaths of a path; none where a coordinate is no number.
  ///
  /// A move that nothing follows draws nothing. A subpath without length is a point, which has caps.
  static func subpaths(of path: Path) -> [StrokeSubpath] {
    var collector = Collector()
    for element in path.elements {
      switch element {
      case .move(let point): collector.begin(point)
      case .line(let point): collector.add(.line, point, point, point)
      case .quad(let control, let point): collector.add(.quad, control, control, point)
      case .cubic(let control1, let control2, let point):
        collector.add(.cubic, control1, control2, point)
      case .close: collector.close()
      }
      if collector.hasUnusableNumber { return [] }
    }
    collector.finish()
    return collector.subpaths
  }

  private struct Collector {
    enum Kind { case line, quad, cubic }

    var subpaths: [StrokeSubpath] = []
    var hasUnusableNumber = false
    private var open: StrokeSubpath?
    private var current = Point.zero
    private var isDrawn = false

    mutating func begin(_ point: Point) {
      finish()
      current = usable(point)
      open = StrokeSubpath(start: current)
    }

    mutating func add(_ kind: Kind, _ control1: Point, _ control2: Point, _ point: Point) {
      guard open != nil else { return }
      let (from, to) = (current, usable(point))
      let (first, second) = (usable(control1), usable(control2))
      let segment: StrokeSegment =
        switch kind {
        case .line: StrokeSegment(from: from, to: to)
        case .quad:
          StrokeSegment(
            from, from.mixed(first, 2.0 / 3.0), to.mixed(first, 2.0 / 3.0), to)
        case .cubic: StrokeSegment(from, first, second, to)
        }
      if !segment.isPoint { open?.segments.append(segment) }
      current = to
      isDrawn = true
    }

    mutating func close() {
      guard let start = open?.start else { return }
      add(.line, start, start, start)
      open?.isClosed = true
      finish()
      // What follows a close begins where the closed subpath began.
      open = StrokeSubpath(start: start)
      current = start
    }

    mutating func finish() {
      if let open, isDrawn { subpaths.append(open) }
      open = nil
      isDrawn = false
    }

    private mutating func usable(_ point: Point) -> Point {
      guard point.x.isFinite, point.y.isFinite else {
        hasUnusableNumber = true
        return .zero
      }
      let limit = StrokeSubpath.farthest
      return Point(min(max(point.x, -limit), limit), min(max(point.y, -limit), limit))
    }
  }
}
