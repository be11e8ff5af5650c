import PulseTimeline

/// A gradient's parameter over the cells of a plane: 0 at its start, 1 at its end.
struct GradientField {
  /// The parameter about a place.
  struct Value {
    var parameter: Double
    /// How much it grows from cell to cell, to the right and downwards.
    var slope: Point
    /// At least about how much its slope changes from cell to cell.
    var bend: Double
  }

  private let kind: Gradient.Kind
  private let inverse: ProjectiveTransform
  private let start: Point
  /// The span to the end, divided by its square (axial), its direction (conic), or 1 by each half axis
  /// (radial).
  private let measure: Point

  /// Makes the field of a gradient that `transform` takes to cells; `nil` where it has no extent, or
  /// where the cells can't be taken back.
  init?(_ gradient: Gradient, transform: ProjectiveTransform) {
    guard let inverse = PlaneMap(transform).inverse else { return nil }
    (kind, self.inverse, start) = (gradient.kind, inverse, gradient.startPoint)
    let span = gradient.endPoint - gradient.startPoint
    switch kind {
    case .axial: measure = span * (1 / span.dot(span))
    case .radial: measure = Point(1 / span.x.magnitude, 1 / span.y.magnitude)
    case .conic: measure = span.unit ?? Point(1, 0)
    }
    guard measure.x.isFinite, measure.y.isFinite, start.x.isFinite, start.y.isFinite else {
      return nil
    }
  }

  /// The parameter about a place in cells.
  func value(at cell: Point) -> Value {
    let w = inverse.divisor(at: cell)
    let point = inverse.apply(cell)
    // How the point in the layer moves with the cell: the columns of the map's derivative.
    let right = Point(
      (inverse.a - point.x * inverse.px) / w, (inverse.b - point.y * inverse.px) / w)
    let down = Point(
      (inverse.c - point.x * inverse.py) / w, (inverse.d - point.y * inverse.py) / w)
    var value = value(at: point - start, right, down)
    if inverse.px != 0 || inverse.py != 0 {
      let change = 2 * Point(inverse.px, inverse.py).length / w.magnitude
      value.bend += value.slope.length * change
    }
    return value
  }

  private func value(at point: Point, _ right: Point, _ down: Point) -> Value {
    switch kind {
    case .axial:
      return Value(
        parameter: point.dot(measure), slope: Point(right.dot(measure), down.dot(measure)), bend: 0)
    case .radial:
      func scaled(_ point: Point) -> Point { Point(point.x * measure.x, point.y * measure.y) }
      let (place, right, down) = (scaled(point), scaled(right), scaled(down))
      let radius = place.length
      let size = right.dot(right) + down.dot(down)
      guard radius > 0 else {
        return Value(parameter: 0, slope: Point(right.length, down.length), bend: .infinity)
      }
      return Value(
        parameter: radius, slope: Point(right.dot(place), down.dot(place)) * (1 / radius),
        bend: size / radius)
    case .conic:
      let place = Point(measure.dot(point), measure.cross(point))
      let square = point.dot(point)
      guard square > 0 else { return Value(parameter: 0, slope: .zero, bend: .infinity) }
      let full = 2 * Double.pi * square
      return Value(
        parameter: turnPart(x: place.x, y: place.y),
        slope: Point(point.cross(right), point.cross(down)) * (1 / full),
        bend: (right.dot(right) + down.dot(down)) / full)
    }
  }
}
