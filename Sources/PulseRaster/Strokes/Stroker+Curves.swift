import PulseTimeline

/// Curves: both sides are parallel curves, approximated by cubics with the same ends, directions and
/// speeds there, on parts that are halved until those keep within the tolerance.
extension Stroker {
  /// How often a part may be halved.
  private static let bisections = 40

  /// Adds the two sides of a curve.
  mutating func addCurve(_ segment: StrokeSegment) {
    let curve = segment.curve
    heading = nil
    var low = 0.0
    for high in curve.bends + [1] {
      if low < high { addPart(of: curve, from: low, to: high, depth: Self.bisections) }
      low = high
    }
  }

  private mutating func addPart(
    of curve: CubicCurve, from low: Double, to high: Double, depth: Int
  ) {
    if isOverLimit { return }
    guard let part = CurvePart(curve, from: low, to: high) else { return }
    if depth == 0 || part.extent <= tolerance / 4 {
      addTurn(at: part.end, from: heading ?? part.startTangent, to: part.endTangent)
      heading = part.endTangent
      return
    }
    let leftWay = part.way(at: radius, tolerance: tolerance)
    let rightWay = part.way(at: -radius, tolerance: tolerance)
    guard let leftWay, let rightWay else {
      let middle = (low + high) / 2
      addPart(of: curve, from: low, to: middle, depth: depth - 1)
      return addPart(of: curve, from: middle, to: high, depth: depth - 1)
    }
    stepCount += 6
    // At a cusp the direction changes from one part to the next.
    if let heading, heading.dot(part.startTangent) < 0.999 {
      addTurn(at: part.start, from: heading, to: part.startTangent)
    }
    heading = part.endTangent
    add(leftWay, of: part, to: \.left, distance: radius)
    add(rightWay, of: part, to: \.right, distance: -radius)
  }

  private mutating func add(
    _ way: CurvePart.Way, of part: CurvePart, to side: WritableKeyPath<Stroker, StrokeSide>,
    distance: Double
  ) {
    let begin = part.start + part.startTangent.turned * distance
    let end = part.end + part.endTangent.turned * distance
    switch way {
    case .along(let control1, let control2):
      self[keyPath: side].line(to: begin)
      self[keyPath: side].curve(control1, control2, to: end)
    case .back:
      // The side runs backwards here: the outline follows the path itself, and what the line between
      // the two sweeps, on both sides of the place where its two ends cross, is added by itself.
      self[keyPath: side].line(to: part.start)
      self[keyPath: side].line(to: part.end)
      if let crossing = Self.crossing(part.start, begin, part.end, end) {
        addTriangle(part.start, part.end, crossing)
        addTriangle(crossing, begin, end)
      } else {
        addTriangle(part.start, part.end, end)
        addTriangle(part.start, end, begin)
      }
      self[keyPath: side].line(to: end)
    }
  }

  /// Where two lines cross between their ends.
  private static func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
    let (first, second) = (b - a, d - c)
    let area = first.cross(second)
    let part = (c - a).cross(second) / area
    let otherPart = (c - a).cross(first) / area
    guard part >= 0, part <= 1, otherPart >= 0, otherPart <= 1 else { return nil }
    return a + first * part
  }
}

/// A part of a curve that is looked at for its parallels.
struct CurvePart {
  /// How a parallel of the part is drawn.
  enum Way {
    /// In the direction of the part, by a cubic with these control points.
    case along(Point, Point)
    /// Against it, nearly straight.
    case back
  }

  private struct Sample {
    let point: Point
    let tangent: Point
    let speed: Double
    let turn: Double
  }

  private let length: Double
  private var samples: [Sample] = []

  /// `nil` for a curve without length.
  init?(_ curve: CubicCurve, from low: Double, to high: Double) {
    length = high - low
    for index in 0...4 {
      let t = index == 4 ? high : low + length * Double(index) / 4
      let side: Double = index == 4 ? -1 : 1
      guard let tangent = curve.tangent(at: t, side: side) else { return nil }
      // Where the curve stands still the turn has a limit, which is looked for nearby.
      let isMoving = curve.velocity(at: t).length > 1e-9 * curve.linear.length
      let nearby = isMoving ? 0 : side * length / 64
      samples.append(
        Sample(
          point: curve.point(at: t), tangent: tangent, speed: curve.velocity(at: t).length,
          turn: curve.turn(at: t + nearby)))
    }
  }

  var start: Point { samples[0].point }
  var end: Point { samples[4].point }
  var startTangent: Point { samples[0].tangent }
  var endTangent: Point { samples[4].tangent }

  /// About the part's length.
  var extent: Double {
    zip(samples, samples.dropFirst()).reduce(0) { $0 + ($1.1.point - $1.0.point).length }
  }

  /// How to draw the parallel at a distance; `nil` where the part must be halved first.
  func way(at distance: Double, tolerance: Double) -> Way? {
    let places = samples.map { $0.point + $0.tangent.turned * distance }
    // The parallel c + d n moves by (|c'| - d turn) in the direction of the tangent.
    let speeds = samples.map { $0.speed - distance * $0.turn }
    // A turn of more than 60 degrees could hide anything between five places.
    guard startTangent.dot(endTangent) > 0.5, samples[2].tangent.dot(startTangent) > 0.5 else {
      return nil
    }
    let travel = zip(places, places.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    if travel <= tolerance || speeds.allSatisfy({ $0 >= 0 }) {
      let (begin, end) = (places[0], places[4])
      let control1 = begin + startTangent * (speeds[0] * length / 3)
      let control2 = end - endTangent * (speeds[4] * length / 3)
      let cubic = CubicCurve(begin, control1, control2, end)
      let fits = (1...3).allSatisfy { index in
        (cubic.point(at: Double(index) / 4) - places[index]).length <= tolerance
      }
      return fits ? .along(control1, control2) : nil
    }
    guard speeds.allSatisfy({ $0 <= 0 }) else { return nil }
    let isFlat = isFlat(samples.map(\.point), tolerance) && isFlat(places, tolerance)
    return isFlat ? .back : nil
  }

  private func isFlat(_ points: [Point], _ tolerance: Double) -> Bool {
    guard let across = (points[4] - points[0]).unit?.turned else { return true }
    return points[1...3].allSatisfy { (($0 - points[0]).dot(across)).magnitude <= tolerance / 2 }
  }
}
