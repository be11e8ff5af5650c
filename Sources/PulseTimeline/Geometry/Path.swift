/// An outline made of lines and Bézier curves, in one or more subpaths.
public struct Path: Hashable, Sendable {
  /// One step of an outline; the first element of a drawable path is a ``move(to:)``.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(to: Point)
    /// A straight line to a point.
    case line(to: Point)
    /// A quadratic Bézier curve.
    case quad(control: Point, to: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, to: Point)
    /// A straight line back to where the subpath began, which ends it.
    case close
  }

  /// The steps, in drawing order.
  public var elements: [Element]

  /// Makes a path from its steps.
  public init(_ elements: [Element] = []) { self.elements = elements }
}

extension Path {
  /// How far a quarter circle's control points lie from its ends, for radius 1:
  /// 4 (sqrt 2 - 1) / 3, with which the curve touches the circle at its middle too.
  public static let ovalControlRatio: Double = 0.5522847498307936

  /// The oval that fills `rect`, built as `UIBezierPath(ovalIn:)` builds it: four cubics.
  ///
  /// It starts at the middle of the right side and runs downwards first: clockwise on the screen.
  /// (Where Apple's oval starts is not documented; it matters for strokes only.)
  public static func oval(in rect: Rect) -> Path {
    let center = rect.center
    let (radiusX, radiusY) = (rect.size.width / 2, rect.size.height / 2)
    let (controlX, controlY) = (radiusX * ovalControlRatio, radiusY * ovalControlRatio)
    func at(_ dx: Double, _ dy: Double) -> Point { Point(center.x + dx, center.y + dy) }
    return Path([
      .move(to: at(radiusX, 0)),
      .cubic(
        control1: at(radiusX, controlY), control2: at(controlX, radiusY), to: at(0, radiusY)),
      .cubic(
        control1: at(-controlX, radiusY), control2: at(-radiusX, controlY), to: at(-radiusX, 0)),
      .cubic(
        control1: at(-radiusX, -controlY), control2: at(-controlX, -radiusY), to: at(0, -radiusY)),
      .cubic(
        control1: at(controlX, -radiusY), control2: at(radiusX, -controlY), to: at(radiusX, 0)),
      .close,
    ])
  }

  /// The upright rectangle `rect`, from its top left corner clockwise.
  public static func rectangle(_ rect: Rect) -> Path {
    Path([
      .move(to: Point(rect.minX, rect.minY)), .line(to: Point(rect.maxX, rect.minY)),
      .line(to: Point(rect.maxX, rect.maxY)), .line(to: Point(rect.minX, rect.maxY)), .close,
    ])
  }

  /// The path with every point taken through `transform`.
  public func applying(_ transform: AffineTransform) -> Path { mapPoints(transform.apply) }

  /// The path with every point, control points included, replaced by what `place` makes of it.
  func mapPoints(_ place: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(to: place(point))
        case .line(let point): .line(to: place(point))
        case .quad(let control, let point): .quad(control: place(control), to: place(point))
        case .cubic(let control1, let control2, let point):
          .cubic(control1: place(control1), control2: place(control2), to: place(point))
        case .close: .close
        }
      })
  }
}
