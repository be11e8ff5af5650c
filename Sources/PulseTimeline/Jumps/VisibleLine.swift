/// What can be seen of the line along an outline.
struct VisibleLine {
  /// The width in the scene, in points.
  let width: Double
  /// How long the whole outline is, in points.
  private let length: Double
  /// Where the drawn part starts and ends, as shares of the outline.
  private let (start, end): (Double, Double)
  /// Where the dashes begin, as a place on a circle as long as their pattern: by whole patterns they
  /// come round.
  private let dashes: Point
  private let hasCaps: Bool

  /// The line along an outline so long, `stretch` times as wide in the scene as in its layer.
  init(_ style: StrokeStyle, length: Double, stretch: Double) {
    width = max(style.lineWidth, 0) * stretch
    self.length = length
    start = min(max(style.strokeStart, 0), 1)
    end = min(max(style.strokeEnd, 0), 1)
    hasCaps = style.lineCap != .butt
    let pattern = style.lineDashPattern
    let period = pattern.reduce(0, +) * (pattern.count.isMultiple(of: 2) ? 1 : 2) * stretch
    guard period > 0 else {
      dashes = .zero
      return
    }
    let radius = period / Elementary.fullTurn
    let place = Trigonometry.sineAndCosine(style.lineDashPhase * stretch / radius)
    dashes = Point(radius * place.cosine, radius * place.sine)
  }

  /// How long the drawn part is, in points; caps show one of no length.
  var drawn: Double {
    let part = (end - start) * length
    return part > 0 && hasCaps ? max(part, width) : max(part, 0)
  }

  /// The painted area, in square points.
  var area: Double { drawn * width }

  /// The area in which two lines along one outline differ, in square points.
  static func difference(_ left: VisibleLine?, _ right: VisibleLine?) -> Double {
    guard let left, let right else { return max(left?.area ?? 0, right?.area ?? 0) }
    let length = max(left.length, right.length)
    let width = max(left.width, right.width)
    func seen(_ change: Double) -> Double { change > VisibleShape.faintest ? change : 0 }
    let shift = left.dashes - right.dashes
    return seen(abs(left.width - right.width)) * length
      + (seen(abs(left.start - right.start)) + seen(abs(left.end - right.end))) * length * width
      + seen(max(abs(shift.x), abs(shift.y))) * width
  }
}
