extension Layer {
  /// The bounds as an outline, with the corners rounded; smaller by `inset` on every side.
  private func boundsPath(inset: Double = 0) -> Path {
    .roundedRectangle(
      bounds.insetBy(dx: inset, dy: inset), cornerRadius: max(cornerRadius - inset, 0))
  }

  /// What fills the bounds, if anything does.
  func background(at place: ProjectiveTransform, tint: Color?) -> Snapshot.Item? {
    guard let backgroundColor else { return nil }
    return item(boundsPath(), at: place, fill: .color(backgroundColor.tinted(tint)))
  }

  /// What the layer draws itself, if anything.
  func contentItem(
    at place: ProjectiveTransform, tint: Color?, opacity: Double
  ) -> Snapshot.Item? {
    switch content {
    case .plain, .replicator: nil
    case .shape(let content):
      content.path.flatMap { path in
        item(
          path, at: place, rule: content.fillRule,
          fill: content.fillColor.map { .color($0.tinted(tint)) },
          stroke: content.strokeColor.map {
            Snapshot.Stroke(color: $0.tinted(tint), style: content.strokeStyle)
          }, opacity: opacity)
      }
    case .gradient(let content):
      content.paint(over: bounds, tint: tint).flatMap {
        item(boundsPath(), at: place, fill: $0, opacity: opacity)
      }
    }
  }

  /// The border, if there is one: a ring inside the bounds.
  func border(at place: ProjectiveTransform, tint: Color?) -> Snapshot.Item? {
    guard let borderColor, borderWidth > 0 else { return nil }
    let outside = boundsPath()
    let isRing = 2 * borderWidth < min(bounds.size.width, bounds.size.height)
    let path = isRing ? Path(outside.elements + boundsPath(inset: borderWidth).elements) : outside
    return item(path, at: place, rule: .evenOdd, fill: .color(borderColor.tinted(tint)))
  }

  /// What the layer's bounds let through.
  func boundsMask(at place: ProjectiveTransform) -> [Snapshot.Item] {
    item(boundsPath(), at: place, fill: .color(.black)).map { [$0] } ?? []
  }

  /// One outline; `nil` where nothing is painted, or where a place is no ordinary number.
  private func item(
    _ path: Path, at place: ProjectiveTransform, rule: FillRule = .nonZero,
    fill: Snapshot.Paint?, stroke: Snapshot.Stroke? = nil, opacity: Double = 1
  ) -> Snapshot.Item? {
    guard fill != nil || stroke != nil, place.isFinite else { return nil }
    return .shape(
      Snapshot.Shape(
        layer: name, path: path, transform: place, fillRule: rule, fill: fill, stroke: stroke,
        opacity: opacity))
  }
}

extension GradientContent {
  /// The gradient in a layer's own coordinates; `nil` without colours.
  func paint(over bounds: Rect, tint: Color?) -> Snapshot.Paint? {
    guard let first = colors.first else { return nil }
    guard colors.count > 1 else { return .color(first.tinted(tint)) }
    var stops: [Gradient.Stop] = []
    stops.reserveCapacity(colors.count)
    for (index, color) in colors.enumerated() {
      let even = Double(index) / Double(colors.count - 1)
      let own = locations.map { index < $0.count ? $0[index] : 1 } ?? even
      // Animated places may overtake each other.
      let location = max(min(max(own, 0), 1), stops.last?.location ?? 0)
      stops.append(Gradient.Stop(location: location, color: color.tinted(tint)))
    }
    return .gradient(
      Gradient(
        kind: type, startPoint: bounds.point(at: startPoint), endPoint: bounds.point(at: endPoint),
        stops: stops))
  }
}
