extension Layer {
  /// The value of an animatable property; `nil` where the layer has none (no path, no fill).
  public func value(of keyPath: AnimationKeyPath) -> AnimatableValue? {
    switch keyPath {
    case .path: path.map { .path($0) }
    case .fillColor: fillColor.map { .color($0) }
    case .opacity: .number(opacity)
    case .position: .point(position)
    case .positionX: .number(position.x)
    case .positionY: .number(position.y)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointX: .number(anchorPoint.x)
    case .anchorPointY: .number(anchorPoint.y)
    case .bounds: .rect(bounds)
    case .boundsOrigin: .point(bounds.origin)
    case .boundsOriginX: .number(bounds.origin.x)
    case .boundsOriginY: .number(bounds.origin.y)
    case .boundsSize: .size(bounds.size)
    case .boundsWidth: .number(bounds.size.width)
    case .boundsHeight: .number(bounds.size.height)
    }
  }

  /// Sets an animatable property; a value of another kind changes nothing.
  mutating func set(_ value: AnimatableValue, for keyPath: AnimationKeyPath) {
    switch (keyPath, value) {
    case (.path, .path(let value)): path = value
    case (.fillColor, .color(let value)): fillColor = value
    case (.opacity, .number(let value)): opacity = value
    case (.position, .point(let value)): position = value
    case (.positionX, .number(let value)): position.x = value
    case (.positionY, .number(let value)): position.y = value
    case (.anchorPoint, .point(let value)): anchorPoint = value
    case (.anchorPointX, .number(let value)): anchorPoint.x = value
    case (.anchorPointY, .number(let value)): anchorPoint.y = value
    case (.bounds, .rect(let value)): bounds = value
    case (.boundsOrigin, .point(let value)): bounds.origin = value
    case (.boundsOriginX, .number(let value)): bounds.origin.x = value
    case (.boundsOriginY, .number(let value)): bounds.origin.y = value
    case (.boundsSize, .size(let value)): bounds.size = value
    case (.boundsWidth, .number(let value)): bounds.size.width = value
    case (.boundsHeight, .number(let value)): bounds.size.height = value
    default: break
    }
  }
}
