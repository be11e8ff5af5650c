import PulseTimeline

/// Where curves that lie within the picture are steep, they are cut where they pass from row to row:
/// then most rows have a single edge of theirs, which the sweep need not cut.
extension EdgeBuilder {
  /// Up to which second derivative, in tolerances, a row's line stands for the curve: a chord then misses by
  /// 5 tolerances, and the line that is moved to the side by 0.64 of a tolerance in any cell.
  private static let largestBend: Double = 40

  /// Adds a curve within the picture, and between `low` and `high`, which takes `count` lines at least.
  mutating func addRows(of curve: CubicCurve, count: Double, low: Point, high: Point) {
    var begin = CurvePlace(curve, t: 0, point: curve.start)
    for turn in curve.turns {
      let end = CurvePlace(curve, t: turn, point: curve.point(at: turn).clamped(low, high))
      addRows(of: curve, count, low, high, from: begin, to: end)
      begin = end
    }
    let end = CurvePlace(curve, t: 1, point: curve.end)
    addRows(of: curve, count, low, high, from: begin, to: end)
  }

  /// Adds a part of a curve on which y rises or falls all the way.
  ///
  /// Between places that are not too far apart, x is nearly a cubic of y, into which the borders of rows
  /// are put. Where that misses, or a chord from border to border would, the part is halved until it is
  /// not worth while; it then becomes lines of equal parameter length.
  private mutating func addRows(
    of curve: CubicCurve, _ count: Double, _ low: Point, _ high: Point, from: CurvePlace,
    to: CurvePlace
  ) {
    if (to.point.y - from.point.y).magnitude < 4 || (to.t - from.t) * count < 8 {
      return addLines(of: curve, count, low, high, from: from, to: to)
    }
    let t = (from.t + to.t) / 2
    let middle = CurvePlace(curve, t: t, point: curve.point(at: t).clamped(low, high))
    let cubic = CubicOfHeight(from, to)
    let miss = (cubic.x(at: middle.point.y) - middle.point.x).magnitude
    if miss < tolerance / 4, cubic.largestBend < Self.largestBend * tolerance {
      addSteepRows(of: cubic, low, high, from: from.point, to: to.point)
    } else {
      addRows(of: curve, count, low, high, from: from, to: middle)
      addRows(of: curve, count, low, high, from: middle, to: to)
    }
  }

  /// Adds one line for each row, and some for its parts at the two ends.
  ///
  /// A row's line is the chord moved to the side until the area beside it is the curve's. What it then
  /// misses in one of several cells is at most 0.064 times as much as the chord misses in the middle of the row.
  private mutating func addSteepRows(
    of cubic: CubicOfHeight, _ low: Point, _ high: Point, from: Point, to: Point
  ) {
    let rises = from.y < to.y
    let step: Double = rises ? 1 : -1
    var border = Self.firstBorder(from: from.y, rises: rises)
    guard rises ? border < to.y : border > to.y else {
      return addPartOfRow(of: cubic, low, high, from: from, to: to)
    }
    var point = Point(lesser(greater(cubic.x(at: border), low.x), high.x), border)
    addPartOfRow(of: cubic, low, high, from: from, to: point)
    border += step
    while rises ? border < to.y : border > to.y {
      let end = Point(lesser(greater(cubic.x(at: border), low.x), high.x), border)
      let shift = cubic.meanOverChord(at: (point.y + end.y) / 2)
      append(
        point, end,
        shift: lesser(
          greater(shift, low.x - lesser(point.x, end.x)), high.x - greater(point.x, end.x)))
      point = end
      border += step
    }
    addPartOfRow(of: cubic, low, high, from: point, to: to)
  }

  /// Adds lines for a part of a row; a third of a row is short enough for any curve that is steep.
  private mutating func addPartOfRow(
    of cubic: CubicOfHeight, _ low: Point, _ high: Point, from: Point, to: Point
  ) {
    let height = to.y - from.y
    let lines = cubic.largestBend < 6 * tolerance ? 1 : Int(height.magnitude * 3) + 1
    var point = from
    for index in 1..<max(lines, 1) {
      let y = from.y + height * (Double(index) / Double(lines))
      let end = Point(lesser(greater(cubic.x(at: y), low.x), high.x), y)
      append(point, end)
      point = end
    }
    append(point, to)
  }

  /// The first border between rows on the way from a height that is not at that height.
  private static func firstBorder(from y: Double, rises: Bool) -> Double {
    let row = Double(Int(y))
    return rises ? row + 1 : row < y ? row : row - 1
  }

  /// Adds lines of equal parameter length, but for half as long ones at the two ends.
  ///
  /// Corners between lines lie beyond the curve by 2/3 of what chords would miss in their middle, so that
  /// the area beside the lines is the curve's. Where lines are short against a cell half as many are
  /// needed as of chords; a cell that holds little but a corner gets 2/3 of what a chord misses.
  private mutating func addLines(
    of curve: CubicCurve, _ count: Double, _ low: Point, _ high: Point, from: CurvePlace,
    to: CurvePlace
  ) {
    let chords = (to.t - from.t) * count
    if chords < 1 { return append(from.point, to.point) }
    let span = to.point - from.point
    let isFine = span.x.magnitude + span.y.magnitude < 0.7 * chords
    let corners = Int(isFine ? chords / 2 : chords) + 1
    let step = (to.t - from.t) / Double(corners)
    let low = Point(low.x, lesser(from.point.y, to.point.y))
    let high = Point(high.x, greater(from.point.y, to.point.y))
    // A chord over a parameter length h misses the second derivative times h^2 / 8 in its middle; next to
    // the ends one of a corner's two lines is half as long.
    let inner = step * step / 12
    let outer = inner * (corners == 1 ? 1.0 / 2 : 5.0 / 8)
    var point = from.point
    var index = 0
    while index < corners, !isOverLimit {
      let t = from.t + step * (Double(index) + 0.5)
      let isOuter = index == 0 || index == corners - 1
      let end = curve.point(at: t) - curve.acceleration(at: t) * (isOuter ? outer : inner)
      append(point, end.clamped(low, high))
      point = end.clamped(low, high)
      index += 1
    }
    append(point, to.point)
  }
}

/// A place on a curve.
private struct CurvePlace {
  let t: Double
  let point: Point
  /// The growth of x for a growth of y by 1; not finite where y turns.
  let slope: Double

  init(_ curve: CubicCurve, t: Double, point: Point) {
    self.t = t
    self.point = point
    slope = curve.slopeX(at: t) / curve.slopeY(at: t)
  }
}

/// The cubic of y that passes through two places in their directions (Hermite's).
private struct CubicOfHeight {
  private let start: Point
  private let height: Double
  private let linear: Double
  private let square: Double
  private let cube: Double

  init(_ from: CurvePlace, _ to: CurvePlace) {
    start = from.point
    height = to.point.y - from.point.y
    let mean = (to.point.x - from.point.x) / height
    linear = from.slope
    square = (3 * mean - 2 * from.slope - to.slope) / height
    cube = (from.slope + to.slope - 2 * mean) / (height * height)
  }

  /// The largest second derivative; an eighth of it is how far a chord of height 1 misses.
  var largestBend: Double {
    greater((2 * square).magnitude, (2 * square + 6 * cube * height).magnitude)
  }

  /// How far the mean of x over a height of 1, around `middle`, lies beyond the mean of its two ends.
  @inline(__always)
  func meanOverChord(at middle: Double) -> Double {
    -(square + 3 * cube * (middle - start.y)) / 6
  }

  @inline(__always)
  func x(at y: Double) -> Double {
    let rise = y - start.y
    return start.x + (linear + (square + cube * rise) * rise) * rise
  }
}

extension Point {
  /// The point, moved into the rectangle between two corners.
  fileprivate func clamped(_ low: Point, _ high: Point) -> Point {
    Point(lesser(greater(x, low.x), high.x), lesser(greater(y, low.y), high.y))
  }
}
