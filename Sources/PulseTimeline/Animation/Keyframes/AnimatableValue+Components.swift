extension AnimatableValue {
  /// All numbers that the value is made of, in a fixed order: what distances are measured in.
  var components: [Double] {
    switch self {
    case .number(let value): [value]
    case .point(let point): point.components
    case .size(let size): [size.width, size.height]
    case .rect(let rect): rect.origin.components + [rect.size.width, rect.size.height]
    case .color(let color): color.components
    case .path(let path): path.elements.flatMap(\.components)
    case .transform(let transform): transform.components
    case .colors(let colors): colors.flatMap(\.components)
    case .numbers(let numbers): numbers
    case .boolean(let value): [value ? 1 : 0]
    }
  }
}

extension Point {
  fileprivate var components: [Double] { [x, y] }
}

extension Transform3D {
  fileprivate var components: [Double] {
    let (r1, r2, r3, r4) = rows
    return [r1, r2, r3, r4].flatMap { row in (0..<4).map { row[$0] } }
  }
}

extension Color {
  fileprivate var components: [Double] { [red, green, blue, alpha] }
}

extension Path.Element {
  fileprivate var components: [Double] {
    switch self {
    case .move(let point), .line(let point): point.components
    case .quad(let control, let point): control.components + point.components
    case .cubic(let control1, let control2, let point):
      control1.components + control2.components + point.components
    case .close: []
    }
  }
}
