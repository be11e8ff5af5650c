import PulseTimeline

/// Makes the outline of subpaths, one after the other.
struct Stroker {
  let radius: Double
  let tolerance: Double
  private let join: LineJoin
  private let cap: LineCap
  /// The smallest cosine of a corner's turn that a miter may have.
  private let sharpest: Double
  private let limit: Int

  /// The outline so far.
  private(set) var elements: [Path.Element] = []
  /// The two sides of the subpath that is under way: at `radius` in the direction of the tangent turned
  /// clockwise, and opposite.
  var left = StrokeSide(start: .zero)
  var right = StrokeSide(start: .zero)
  /// The direction in which the curve that is under way has come to its place.
  var heading: Point?
  /// How many steps the sides have taken.
  var stepCount = 0

  init(style: StrokeStyle, tolerance: Double, limit: Int) {
    radius = style.lineWidth / 2
    self.tolerance = tolerance
    (join, cap) = (style.lineJoin, style.lineCap)
    self.limit = limit
    // A miter is 1 / sin(angle between the lines / 2) times as long as the line is wide. The lines'
    // angle is what a turn leaves of half a turn: sin^2(angle / 2) = (1 + cos turn) / 2.
    let ratio = style.miterLimit >= 1 ? style.miterLimit : 1
    sharpest = 2 / (ratio * ratio) - 1
  }

  /// Whether the outline takes more steps than it may.
  var isOverLimit: Bool { elements.count + stepCount > limit }

  /// Adds a subpath's stroke.
  mutating func add(_ subpath: StrokeSubpath) {
    guard let first = subpath.segments.first, let last = subpath.segments.last else {
      return addPoint(subpath.start)
    }
    guard let begin = first.startTangent, let end = last.endTangent else { return }
    left = StrokeSide(start: first.start + begin.turned * radius)
    right = StrokeSide(start: first.start - begin.turned * radius)
    var previous: Point?
    for segment in subpath.segments {
      if isOverLimit { return }
      guard let from = segment.startTangent, let to = segment.endTangent else { continue }
      if let previous { addJoin(at: segment.start, from: previous, to: from) }
      if segment.isLine {
        left.line(to: segment.end + to.turned * radius)
        right.line(to: segment.end - to.turned * radius)
        stepCount += 2
      } else {
        addCurve(segment)
      }
      previous = to
    }
    if subpath.isClosed {
      addJoin(at: first.start, from: end, to: begin)
      finishRing()
    } else {
      finishLine(first.start, begin, last.end, end)
    }
  }

  /// Adds both sides of an open subpath and its caps.
  private mutating func finishLine(_ start: Point, _ begin: Point, _ end: Point, _ ahead: Point) {
    elements.append(.move(to: left.start))
    left.append(to: &elements)
    addCap(at: end, direction: ahead, from: left.end)
    right.appendReversed(to: &elements)
    addCap(at: start, direction: begin * -1, from: right.start)
    elements.append(.close)
    stepCount = 0
  }

  /// Adds both sides of a closed subpath, one of them backwards.
  private mutating func finishRing() {
    elements.append(.move(to: left.start))
    left.append(to: &elements)
    elements.append(.close)
    elements.append(.move(to: right.end))
    right.appendReversed(to: &elements)
    elements.append(.close)
    stepCount = 0
  }

  /// Adds a cap from the clockwise side of a direction to the other one.
  private mutating func addCap(at point: Point, direction: Point, from: Point) {
    let across = direction.turned
    var side = StrokeSide(start: from)
    switch cap {
    case .butt: break
    case .square:
      side.line(to: point + (across + direction) * radius)
      side.line(to: point + (direction - across) * radius)
    case .round:
      side.line(to: point + across * radius)
      side.arc(
        around: point, radius: radius, from: across, to: across * -1, through: direction,
        tolerance: tolerance)
    }
    side.line(to: point - across * radius)
    side.append(to: &elements)
  }

  /// Adds the caps of a subpath without length, as if it pointed to the right.
  private mutating func addPoint(_ point: Point) {
    if cap == .butt { return }
    let ahead = Point(1, 0)
    left = StrokeSide(start: point + ahead.turned * radius)
    right = StrokeSide(start: point - ahead.turned * radius)
    finishLine(point, ahead, point, ahead)
  }

  /// Adds what lies between the ends of two pieces that meet.
  private mutating func addJoin(at point: Point, from: Point, to: Point) {
    let (turn, cosine) = (from.cross(to), from.dot(to))
    // Pieces that go on straight have no corner.
    if cosine > 0, turn.magnitude < 1e-9 {
      left.line(to: point + to.turned * radius)
      return right.line(to: point - to.turned * radius)
    }
    let (join, radius, tolerance, sharpest) = (join, radius, tolerance, sharpest)
    turnSides(at: point, from: from, to: to) { side, across, next in
      switch join {
      case .bevel: break
      case .round:
        side.arc(
          around: point, radius: radius, from: across, to: next, through: from,
          tolerance: tolerance)
      case .miter:
        // The corner lies on the halving line, where the radius is its projection.
        if cosine >= sharpest, 1 + cosine > 0x1p-40 {
          side.line(to: point + (across + next) * (radius / (1 + cosine)))
        }
      }
    }
  }

  /// Adds a turn that is part of a curve, and thus round.
  mutating func addTurn(at point: Point, from: Point, to: Point) {
    let (radius, tolerance) = (radius, tolerance)
    let isStraight = from.dot(to) > 0 && from.cross(to).magnitude * radius < tolerance
    turnSides(at: point, from: from, to: to) { side, across, next in
      if isStraight { return }
      side.arc(
        around: point, radius: radius, from: across, to: next, through: from,
        tolerance: tolerance)
    }
  }

  /// Turns both sides from one tangent to another: the inner one by way of the corner, the outer one by
  /// `outer`, which gets the directions from the corner in which it begins and has to end.
  private mutating func turnSides(
    at point: Point, from: Point, to: Point, outer: (inout StrokeSide, Point, Point) -> Void
  ) {
    stepCount += 8
    let (before, after) = (from.turned, to.turned)
    if from.cross(to) > 0 {
      left.line(to: point)
      outer(&right, before * -1, after * -1)
    } else {
      outer(&left, before, after)
      right.line(to: point)
    }
    left.line(to: point + after * radius)
    right.line(to: point - after * radius)
  }

  /// Adds a triangle that winds as the rest of the outline does.
  mutating func addTriangle(_ a: Point, _ b: Point, _ c: Point) {
    let area = (b - a).cross(c - a)
    if area == 0 { return }
    let (second, third) = area < 0 ? (b, c) : (c, b)
    elements += [.move(to: a), .line(to: second), .line(to: third), .close]
  }
}

extension StrokeSegment {
  /// The direction in which it begins; `nil` if it has no length.
  var startTangent: Point? { isLine ? (end - start).unit : curve.tangent(at: 0, side: 1) }

  /// The direction in which it ends; `nil` if it has no length.
  var endTangent: Point? { isLine ? (end - start).unit : curve.tangent(at: 1, side: -1) }
}
