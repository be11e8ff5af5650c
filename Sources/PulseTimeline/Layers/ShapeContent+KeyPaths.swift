extension ShapeContent {
  /// The value of a shape layer's property; `nil` where there is none (no path, no colour).
  func value(of keyPath: AnimationKeyPath) -> AnimatableValue? {
    switch keyPath {
    case .path: path.map { .path($0) }
    case .fillColor: fillColor.map { .color($0) }
    case .strokeColor: strokeColor.map { .color($0) }
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    case .lineWidth: .number(lineWidth)
    case .miterLimit: .number(miterLimit)
    case .lineDashPhase: .number(lineDashPhase)
    default: nil
    }
  }

  /// Sets a shape layer's property; a value of another kind changes nothing.
  mutating func set(_ value: AnimatableValue, for keyPath: AnimationKeyPath) {
    switch (keyPath, value) {
    case (.path, .path(let value)): path = value
    case (.fillColor, .color(let value)): fillColor = value
    case (.strokeColor, .color(let value)): strokeColor = value
    case (.strokeStart, .number(let value)): strokeStart = value
    case (.strokeEnd, .number(let value)): strokeEnd = value
    case (.lineWidth, .number(let value)): lineWidth = value
    case (.miterLimit, .number(let value)): miterLimit = value
    case (.lineDashPhase, .number(let value)): lineDashPhase = value
    default: break
    }
  }
}
