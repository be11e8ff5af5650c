extension GradientContent {
  /// The value of a gradient layer's property.
  func value(of keyPath: AnimationKeyPath) -> AnimatableValue? {
    switch keyPath {
    case .colors: .colors(colors)
    case .locations: locations.map { .numbers($0) }
    case .startPoint: .point(startPoint)
    case .startPointX: .number(startPoint.x)
    case .startPointY: .number(startPoint.y)
    case .endPoint: .point(endPoint)
    case .endPointX: .number(endPoint.x)
    case .endPointY: .number(endPoint.y)
    default: nil
    }
  }

  /// Sets a gradient layer's property; a value of another kind changes nothing.
  mutating func set(_ value: AnimatableValue, for keyPath: AnimationKeyPath) {
    switch (keyPath, value) {
    case (.colors, .colors(let value)): colors = value
    case (.locations, .numbers(let value)): locations = value
    case (.startPoint, .point(let value)): startPoint = value
    case (.startPointX, .number(let value)): startPoint.x = value
    case (.startPointY, .number(let value)): startPoint.y = value
    case (.endPoint, .point(let value)): endPoint = value
    case (.endPointX, .number(let value)): endPoint.x = value
    case (.endPointY, .number(let value)): endPoint.y = value
    default: break
    }
  }
}
