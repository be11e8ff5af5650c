/// A path that a point moves along, prepared for finding places on it.
struct MotionPath: Hashable, Sendable {
  private let segments: [PathSegment]
  /// The directions at which segments that are single points look: those of their neighbours.
  private let restingDirections: [Int: Point]
  private let pace: Pace

  private enum Pace: Hashable {
    case timed(KeyframeTimes)
    case jumps(KeyframeTimes)
    case even(ArcLengths)
  }

  /// Where a moving point is, and where it is heading.
  struct Place: Hashable {
    var point: Point
    /// Radians, clockwise on the screen, 0 to the right.
    var angle: Double
  }

  /// Prepares the path of an animation; `nil` where the path does not lead anywhere: it has no
  /// place to start from.
  init?(_ path: Path, of animation: KeyframeAnimation) {
    guard case .move(let start) = path.elements.first else { return nil }
    var segments = MotionPath.segments(of: path)
    if segments.isEmpty { segments = [PathSegment(from: start, to: start)] }
    self.segments = segments
    restingDirections = MotionPath.restingDirections(segments)
    switch animation.calculationMode {
    case .linear, .cubic: pace = .timed(animation.times(segments: segments.count))
    case .discrete: pace = .jumps(animation.times(segments: segments.count))
    case .paced, .cubicPaced: pace = .even(ArcLengths(segments.map(\.speed)))
    }
  }

  /// The place when a share of the duration, eased as a whole, is over.
  func place(at share: Double) -> Place {
    let (index, part) =
      switch pace {
      case .timed(let times): times.locate(share)
      case .jumps(let times): (times.slot(at: share), 0.0)
      case .even(let lengths): lengths.locate(share)
      }
    let direction = segments[index].direction(at: part) ?? restingDirections[index] ?? .zero
    return Place(
      point: segments[index].point(at: part),
      angle: Trigonometry.angle(y: direction.y, x: direction.x))
  }
}

extension MotionPath {
  /// How many lines and curves a path has that lead from one keyframe to the next.
  static func segmentCount(of path: Path) -> Int { max(segments(of: path).count, 1) }

  private static func segments(of path: Path) -> [PathSegment] {
    var segments: [PathSegment] = []
    var (begin, here) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (begin, here) = (point, point)
      case .line(let point):
        segments.append(PathSegment(from: here, to: point))
        here = point
      case .quad(let control, let point):
        segments.append(PathSegment(from: here, control, to: point))
        here = point
      case .cubic(let control1, let control2, let point):
        segments.append(PathSegment(from: here, control1, control2, to: point))
        here = point
      case .close:
        if here != begin { segments.append(PathSegment(from: here, to: begin)) }
        here = begin
      }
    }
    return segments
  }

  /// The direction at the end of the segment before, or else at the start of the one after.
  private static func restingDirections(_ segments: [PathSegment]) -> [Int: Point] {
    var result: [Int: Point] = [:]
    let first = segments.lazy.compactMap { $0.direction(at: 0) }.first
    guard var last = first else { return result }
    for (index, segment) in segments.enumerated() {
      if segment.direction(at: 0) == nil { result[index] = last }
      last = segment.direction(at: 1) ?? last
    }
    return result
  }
}
