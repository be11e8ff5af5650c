extension ShapeContent {
  /// The value of a shape layer's property; `nil` where there is none (no path, no colour).
  func value(of keyPath: AnimationKeyPath) -> AnimatableValue? {
    switch keyPath {
    case .path: path.map { .path($0) }
    case .fillColor: fillColor.map { .color($0) }
    case .strokeColor: strokeColor.map { .color($0) }
    case .strokeStart: .number(strokeStyle.strokeStart)
    case .strokeEnd: .number(strokeStyle.strokeEnd)
    case .lineWidth: .number(strokeStyle.lineWidth)
    case .miterLimit: .number(strokeStyle.miterLimit)
    case .lineDashPhase: .number(strokeStyle.lineDashPhase)
    default: nil
    }
  }

  /// Sets a shape layer's property; a value of another kind changes nothing.
  mutating func set(_ value: AnimatableValue, for keyPath: AnimationKeyPath) {
    switch (keyPath, value) {
    case (.path, .path(let value)): path = value
    case (.fillColor, .color(let value)): fillColor = value
    case (.strokeColor, .color(let value)): strokeColor = value
    case (.strokeStart, .number(let value)): strokeStyle.strokeStart = value
    case (.strokeEnd, .number(let value)): strokeStyle.strokeEnd = value
    case (.lineWidth, .number(let value)): strokeStyle.lineWidth = value
    case (.miterLimit, .number(let value)): strokeStyle.miterLimit = value
    case (.lineDashPhase, .number(let value)): strokeStyle.lineDashPhase = value
    default: break
    }
  }
}
