/// What can be seen of a shape, in numbers that can be held against each other.
struct VisibleShape {
  /// How much there is to see, from 0 to 1: the opacity, less where the shape is smaller than a
  /// point.
  let visibility: Double
  /// The points of the outline in the scene, the colours, the numbers of the line.
  let numbers: [Double]

  /// Fainter things are not seen.
  static let faintest = 1e-3

  /// How far two pictures lie apart in the number that differs most; 1 or more where one shows a shape
  /// that the other does not.
  static func distance(_ left: [VisibleShape], _ right: [VisibleShape]) -> Double {
    guard left.count == right.count else {
      return (left + right).map(\.visibility).max().map { $0 > faintest ? 1 : 0 } ?? 0
    }
    return zip(left, right).reduce(0) { max($0, $1.0.distance(to: $1.1)) }
  }

  private func distance(to other: VisibleShape) -> Double {
    let most = max(visibility, other.visibility)
    guard most > VisibleShape.faintest else { return 0 }
    guard min(visibility, other.visibility) > VisibleShape.faintest,
      numbers.count == other.numbers.count
    else { return most }
    return zip(numbers, other.numbers)
      .reduce(abs(visibility - other.visibility)) { max($0, abs($1.0 - $1.1)) }
  }
}

extension Snapshot.Item {
  /// What can be seen of the item, masks taken for what they show.
  func visibleShapes(opacity: Double) -> [VisibleShape] {
    switch self {
    case .shape(let shape): return [VisibleShape(shape, opacity: opacity)]
    case .group(let group):
      return ((group.mask ?? []) + group.items)
        .flatMap { $0.visibleShapes(opacity: opacity * group.opacity) }
    }
  }
}

extension VisibleShape {
  /// What can be seen of a shape behind so much opacity.
  init(_ shape: Snapshot.Shape, opacity: Double) {
    let places = AnimatableValue.path(shape.path.projected(by: shape.transform)).components
    let xs = stride(from: 0, to: places.count, by: 2).map { places[$0] }
    let ys = stride(from: 1, to: places.count, by: 2).map { places[$0] }
    let extent = [xs, ys].map { ($0.max() ?? 0) - ($0.min() ?? 0) }.max() ?? 0
    let strokeWidth = (shape.stroke?.drawnWidth ?? 0) * shape.transform.stretch
    let colors = shape.colors
    let alpha = colors.map(\.alpha).max() ?? 0
    visibility = opacity * shape.opacity * alpha * min(max(extent, strokeWidth), 1)
    numbers =
      places + AnimatableValue.colors(colors).components + (shape.stroke?.style.numbers ?? [])
      + shape.gradientNumbers
  }
}

extension Snapshot.Shape {
  /// All colours that the shape shows; none that a line of no width or no length would show.
  fileprivate var colors: [Color] {
    let filled: [Color] =
      switch fill {
      case .color(let color): [color]
      case .gradient(let gradient): gradient.stops.map(\.color)
      case nil: []
      }
    return filled + (stroke.map { $0.drawnWidth > 0 ? [$0.color] : [.transparent] } ?? [])
  }

  /// The places of a gradient.
  fileprivate var gradientNumbers: [Double] {
    guard case .gradient(let gradient) = fill else { return [] }
    return [
      gradient.startPoint.x, gradient.startPoint.y, gradient.endPoint.x, gradient.endPoint.y,
    ] + gradient.stops.map(\.location)
  }
}

extension ProjectiveTransform {
  /// How much wider lines become, in the mean of all directions; 1 under perspective.
  fileprivate var stretch: Double {
    affine.map { abs($0.a * $0.d - $0.b * $0.c).squareRoot() } ?? 1
  }
}

extension Snapshot.Stroke {
  /// The line's width, 0 where nothing is drawn of it, or less than a thousandth of the path: caps show
  /// such a line all the same, unless they are butt.
  fileprivate var drawnWidth: Double {
    let length = min(style.strokeEnd, 1) - max(style.strokeStart, 0)
    return length > (style.lineCap == .butt ? VisibleShape.faintest : 0)
      ? max(style.lineWidth, 0) : 0
  }
}

extension StrokeStyle {
  /// The numbers by which two lines can differ, as they are drawn.
  fileprivate var numbers: [Double] {
    [lineWidth, miterLimit, min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1)] + dashNumbers
  }

  /// Where the dashes begin, as a place on a circle as long as the pattern: by whole patterns they come
  /// round.
  private var dashNumbers: [Double] {
    let length = lineDashPattern.reduce(0, +) * (lineDashPattern.count.isMultiple(of: 2) ? 1 : 2)
    guard length > 0 else { return [] }
    let radius = length / Elementary.fullTurn
    let place = Trigonometry.sineAndCosine(lineDashPhase / radius)
    return [radius * place.cosine, radius * place.sine]
  }
}

extension Path {
  /// The path with every point taken through `transform`.
  fileprivate func projected(by transform: ProjectiveTransform) -> Path {
    transform.affine.map(applying) ?? mapPoints(transform.apply)
  }
}
