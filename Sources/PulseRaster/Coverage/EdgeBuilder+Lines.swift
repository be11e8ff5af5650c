import PulseTimeline

extension EdgeBuilder {
  /// Adds the part of a line that matters within the picture.
  mutating func addLine(_ from: Point, _ to: Point) {
    if holds(from), holds(to) { return append(from, to) }
    if max(from.y, to.y) <= top || min(from.y, to.y) >= bottom || min(from.x, to.x) > right {
      return
    }
    addAcross(upright(from, towards: to), upright(to, towards: from))
  }

  /// Whether the point lies within the picture or on its border.
  private func holds(_ point: Point) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }

  /// The point, or where the line to `other` enters the picture's rows.
  private func upright(_ point: Point, towards other: Point) -> Point {
    guard point.y < top || point.y > bottom else { return point }
    let y = point.y < top ? top : bottom
    return Point(point.x + (other.x - point.x) * ((y - point.y) / (other.y - point.y)), y)
  }

  /// Adds a line that lies within the picture's rows, cut at its left and right ends.
  private mutating func addAcross(_ from: Point, _ to: Point) {
    let runsRight = from.x < to.x
    let first = cut(from, to, at: runsRight ? left : right) ?? from
    let second = cut(from, to, at: runsRight ? right : left) ?? to
    addBetweenCuts(from, first)
    addBetweenCuts(first, second)
    addBetweenCuts(second, to)
  }

  /// Where the line passes `x`, if it does so between its ends.
  private func cut(_ from: Point, _ to: Point, at x: Double) -> Point? {
    guard min(from.x, to.x) < x, max(from.x, to.x) > x else { return nil }
    let y = from.y + (to.y - from.y) * ((x - from.x) / (to.x - from.x))
    return Point(x, min(max(y, min(from.y, to.y)), max(from.y, to.y)))
  }

  /// Adds a line all of which lies left of, within or right of the picture.
  private mutating func addBetweenCuts(_ from: Point, _ to: Point) {
    if from == to || max(from.x, to.x) > right { return }
    append(Point(max(from.x, left), from.y), Point(max(to.x, left), to.y))
  }
}
