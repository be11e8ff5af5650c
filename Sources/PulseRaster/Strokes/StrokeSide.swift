import PulseTimeline

/// One side of a stroke's outline, in the direction of the stroked path.
struct StrokeSide {
  private struct Step {
    /// The control points, if it is a curve.
    var controls: (Point, Point)?
    var end: Point
  }

  private(set) var start: Point
  private var steps: [Step] = []

  init(start: Point) { self.start = start }

  /// Where the side has come to.
  var end: Point { steps.last?.end ?? start }

  mutating func line(to point: Point) {
    if point != end { steps.append(Step(controls: nil, end: point)) }
  }

  mutating func curve(_ control1: Point, _ control2: Point, to point: Point) {
    steps.append(Step(controls: (control1, control2), end: point))
  }

  /// Adds the side's steps to a path that has come to its start.
  func append(to elements: inout [Path.Element]) {
    for step in steps { elements.append(Self.element(step.controls, to: step.end)) }
  }

  /// Adds the side's steps backwards to a path that has come to its end.
  func appendReversed(to elements: inout [Path.Element]) {
    for index in steps.indices.reversed() {
      let begin = index > 0 ? steps[index - 1].end : start
      let controls = steps[index].controls.map { ($0.1, $0.0) }
      elements.append(Self.element(controls, to: begin))
    }
  }

  private static func element(_ controls: (Point, Point)?, to point: Point) -> Path.Element {
    guard let controls else { return .line(to: point) }
    return .cubic(control1: controls.0, control2: controls.1, to: point)
  }

  /// Adds an arc about `center`, from where the side has come to in the direction `from` to `to`.
  ///
  /// Directions are of length 1. The arc takes the shorter way, for opposite directions the one through
  /// `middle`.
  ///
  /// A cubic misses an arc of a quarter circle by 2.8e-4 of the radius, and by 64 times less for each
  /// halving.
  mutating func arc(
    around center: Point, radius: Double, from: Point, to: Point, through middle: Point,
    tolerance: Double, depth: Int = 0
  ) {
    let cosine = from.dot(to)
    let isShort = cosine > 0x1p-20
    let error = radius * 2.8e-4 * Self.shrinkage(cosine)
    if isShort, error <= tolerance || depth > 12 {
      let half = squareRoot(of: (1 + cosine) / 2)
      // tan(angle / 4) = sin(angle / 2) / (1 + cos(angle / 2))
      let sine = squareRoot(of: max(1 - half * half, 0))
      let reach = radius * (4.0 / 3.0) * sine / (1 + half)
      let side: Double = from.cross(to) < 0 ? -1 : 1
      let end = center + to * radius
      return curve(
        center + from * radius + from.turned * (side * reach), end - to.turned * (side * reach),
        to: end)
    }
    // The direction halfway; where the two are nearly opposite the sum says little.
    let sum = from + to
    let half = (cosine > -0.5 ? sum.unit : from.halfway(to: to, through: middle)) ?? middle
    arc(
      around: center, radius: radius, from: from, to: half, through: half, tolerance: tolerance,
      depth: depth + 1)
    arc(
      around: center, radius: radius, from: half, to: to, through: half, tolerance: tolerance,
      depth: depth + 1)
  }

  /// About the sixth power of the angle as a part of a quarter circle: 1 - cos goes with its square.
  private static func shrinkage(_ cosine: Double) -> Double {
    let square = 1 - cosine
    return square * square * square
  }
}

extension Point {
  /// The direction halfway to a nearly opposite one, on the side of `middle`.
  fileprivate func halfway(to other: Point, through middle: Point) -> Point? {
    let across = (self - other).turned
    return (across.dot(middle) < 0 ? across * -1 : across).unit
  }
}
