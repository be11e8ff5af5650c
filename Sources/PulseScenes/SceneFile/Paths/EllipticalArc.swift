import PulseTimeline

/// An arc of an ellipse between two points, as SVG describes it.
///
/// Formulas: SVG 1.1, appendix F.6, "Elliptical arc implementation notes".
struct EllipticalArc {
  private let arc: Path
  private let end: Point
  private let placing: AffineTransform

  /// Finds the ellipse; radii that are too small to reach are enlarged, as SVG does.
  init(
    from start: Point, to end: Point, radiusX: Double, radiusY: Double, rotation: Double,
    isLarge: Bool, isClockwise: Bool
  ) {
    let (cosine, sine) = (Numerics.cosine(rotation), Numerics.sine(rotation))
    // The start in the ellipse's own axes, from the middle between the ends, in units of the radii.
    let (halfX, halfY) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let unitX = (cosine * halfX + sine * halfY) / radiusX
    let unitY = (-sine * halfX + cosine * halfY) / radiusY
    let reach = unitX * unitX + unitY * unitY
    let factor = max(1, reach.squareRoot())
    let (x, y) = (unitX / factor, unitY / factor)
    let rest = max(0, 1 / (x * x + y * y) - 1).squareRoot()
    let side = isLarge == isClockwise ? -rest : rest
    let (centerX, centerY) = (side * y, -side * x)
    arc = Path.arc(
      center: Point(0, 0), radius: 1,
      startAngle: Numerics.angle(y: y - centerY, x: x - centerX),
      endAngle: Numerics.angle(y: -y - centerY, x: -x - centerX), clockwise: isClockwise)
    let (scaleX, scaleY) = (radiusX * factor, radiusY * factor)
    let middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
    let turning = AffineTransform(
      a: cosine * scaleX, b: sine * scaleX, c: -sine * scaleY, d: cosine * scaleY, tx: 0, ty: 0)
    let offset = turning.apply(Point(centerX, centerY))
    placing = turning.concatenating(
      .translation(x: middle.x + offset.x, y: middle.y + offset.y))
    self.end = end
  }

  /// The arc's curves, without a move to its start; they end exactly at the end.
  var elements: [Path.Element] {
    var elements = Array(arc.applying(placing).elements.dropFirst())
    if case .cubic(let control1, let control2, _) = elements.last {
      elements[elements.count - 1] = .cubic(control1: control1, control2: control2, to: end)
    }
    return elements
  }
}
