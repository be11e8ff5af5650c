/// About how long an outline is, and how large an area it encloses.
///
/// Curves are measured along chords, which suffices to tell large changes from small ones.
struct PathMeasures {
  /// The length of all subpaths, in the path's units.
  private(set) var length = 0.0
  /// The areas that the subpaths enclose, added up.
  private(set) var area = 0.0
  /// Twice the area between the subpath so far and the origin, signed.
  private var turned = 0.0
  private var (start, current) = (Point.zero, Point.zero)

  /// The chords of a curve.
  private static let chords = 8

  /// Measures a path.
  init(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point):
        endSubpath()
        (start, current) = (point, point)
      case .line(let point): draw(to: point)
      case .quad(let control, let point):
        let from = current
        curve { from * ((1 - $0) * (1 - $0)) + control * (2 * (1 - $0) * $0) + point * ($0 * $0) }
      case .cubic(let control1, let control2, let point):
        let from = current
        curve { share in
          let rest = 1 - share
          return from * (rest * rest * rest) + control1 * (3 * rest * rest * share)
            + control2 * (3 * rest * share * share) + point * (share * share * share)
        }
      case .close: draw(to: start)
      }
    }
    endSubpath()
  }

  private mutating func curve(_ place: (Double) -> Point) {
    for chord in 1...PathMeasures.chords {
      draw(to: place(Double(chord) / Double(PathMeasures.chords)))
    }
  }

  private mutating func draw(to point: Point) {
    let step = point - current
    length += (step.x * step.x + step.y * step.y).squareRoot()
    enclose(point)
    current = point
  }

  private mutating func enclose(_ point: Point) {
    turned += current.x * point.y - current.y * point.x
  }

  /// Fills close a subpath by themselves, lines don't.
  private mutating func endSubpath() {
    enclose(start)
    area += abs(turned) / 2
    turned = 0
  }
}
