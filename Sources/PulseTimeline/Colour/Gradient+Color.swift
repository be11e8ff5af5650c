extension Gradient {
  /// The colour at a place, in the layer's coordinates; that of the last stop where the gradient has no
  /// extent, and nothing without stops.
  func color(at place: Point) -> Color {
    guard let first = stops.first, let last = stops.last else { return .transparent }
    let parameter = parameter(at: place - startPoint)
    guard parameter.isFinite, parameter < last.location else { return last.color }
    guard parameter > first.location,
      let index = stops.firstIndex(where: { $0.location > parameter })
    else { return first.color }
    let (below, above) = (stops[index - 1], stops[index])
    let share = (parameter - below.location) / (above.location - below.location)
    func mixed(_ part: KeyPath<Color, Double>) -> Double {
      below.color[keyPath: part] + (above.color[keyPath: part] - below.color[keyPath: part]) * share
    }
    return Color(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }

  /// How far along the gradient a place lies, measured from its start.
  private func parameter(at place: Point) -> Double {
    let span = endPoint - startPoint
    switch kind {
    case .axial:
      return (place.x * span.x + place.y * span.y) / (span.x * span.x + span.y * span.y)
    case .radial:
      let (x, y) = (place.x / span.x, place.y / span.y)
      return (x * x + y * y).squareRoot()
    case .conic:
      let turn = Trigonometry.angle(
        y: span.x * place.y - span.y * place.x, x: span.x * place.x + span.y * place.y)
      return (turn < 0 ? turn + Elementary.fullTurn : turn) / Elementary.fullTurn
    }
  }
}
