/// What can be seen of a shape, in numbers that tell how much of the picture two moments differ by.
struct VisibleShape {
  /// How opaque it is, from 0 to 1, at its most opaque colour.
  let visibility: Double
  /// How large the painted area is about, in square points; a line's is its length times its width.
  let area: Double
  /// How long the edges are that sweep over the picture as the shape moves, in points.
  let edges: Double
  /// The coordinates of the outline's points in the scene.
  let places: [Double]
  /// The colours' components; a gradient's at places spread over the shape.
  let colors: [Double]
  /// The line, if one is drawn.
  let line: VisibleLine?

  /// What is fainter, moves less or changes its colours less is not seen: a thousandth, of a point or
  /// of a component.
  static let faintest = 1e-3

  /// What two pictures show differently.
  static func difference(_ left: [VisibleShape], _ right: [VisibleShape]) -> PictureChange {
    guard left.count == right.count else {
      return PictureChange(appeared: (left + right).map(\.painted).max() ?? 0)
    }
    return zip(left, right).reduce(PictureChange()) { $0 + $1.0.difference(from: $1.1) }
  }

  /// How much it covers, in square points of something opaque.
  var painted: Double { visibility * area }

  private func difference(from other: VisibleShape) -> PictureChange {
    let most = max(visibility, other.visibility)
    guard most > VisibleShape.faintest else { return PictureChange() }
    guard min(visibility, other.visibility) > VisibleShape.faintest,
      places.count == other.places.count, colors.count == other.colors.count
    else { return PictureChange(appeared: max(painted, other.painted)) }
    let moved = VisibleShape.seen(VisibleShape.largest(places, other.places))
    let recolored =
      VisibleShape.seen(VisibleShape.largest(colors, other.colors))
      + VisibleShape.seen(abs(visibility - other.visibility))
    let swept = moved * max(edges, other.edges) + VisibleLine.difference(line, other.line)
    return PictureChange(
      changed: most * min(swept, area + other.area) + max(area, other.area) * recolored)
  }

  private static func largest(_ left: [Double], _ right: [Double]) -> Double {
    zip(left, right).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  private static func seen(_ change: Double) -> Double { change > faintest ? change : 0 }
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
    let path = shape.path.projected(by: shape.transform)
    let measures = PathMeasures(path)
    line = shape.stroke.map {
      VisibleLine($0.style, length: measures.length, stretch: shape.transform.stretch)
    }
    area = (shape.fill == nil ? 0 : measures.area) + (line?.area ?? 0)
    // A line has two edges.
    edges =
      (shape.fill == nil ? 0 : measures.length) + (line.map { $0.area > 0 ? 2 * $0.drawn : 0 } ?? 0)
    places = AnimatableValue.path(path).components
    let shown = shape.shownColors(line)
    visibility = opacity * shape.opacity * (shown.map(\.alpha).max() ?? 0)
    colors = AnimatableValue.colors(shown).components
  }
}

extension Snapshot.Shape {
  /// All colours that the shape shows; none that a line of no width or no length would show.
  fileprivate func shownColors(_ line: VisibleLine?) -> [Color] {
    let filled: [Color] =
      switch fill {
      case .color(let color): [color]
      case .gradient(let gradient): path.samplePlaces.map(gradient.color)
      case nil: []
      }
    return filled + (stroke.map { (line?.area ?? 0) > 0 ? [$0.color] : [.transparent] } ?? [])
  }
}

extension ProjectiveTransform {
  /// How much wider lines become, in the mean of all directions; 1 under perspective.
  fileprivate var stretch: Double {
    affine.map { abs($0.a * $0.d - $0.b * $0.c).squareRoot() } ?? 1
  }
}

extension Path {
  /// The path with every point taken through `transform`.
  fileprivate func projected(by transform: ProjectiveTransform) -> Path {
    transform.affine.map(applying) ?? mapPoints(transform.apply)
  }

  /// Places spread evenly over the rectangle around the path's points, row by row.
  fileprivate var samplePlaces: [Point] {
    let places = AnimatableValue.path(self).components
    let xs = stride(from: 0, to: places.count, by: 2).map { places[$0] }
    let ys = stride(from: 1, to: places.count, by: 2).map { places[$0] }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return [] }
    let count = 8
    func spread(_ low: Double, _ high: Double) -> [Double] {
      (0..<count).map { low + (high - low) * (Double($0) + 0.5) / Double(count) }
    }
    return spread(top, bottom).flatMap { y in spread(left, right).map { Point($0, y) } }
  }
}
