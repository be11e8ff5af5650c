extension Layer {
  /// The value of an animatable property; `nil` where the layer has none (no path, no fill).
  public func value(of keyPath: AnimationKeyPath) -> AnimatableValue? {
    if let whole = keyPath.whole, let part = keyPath.part {
      guard case .transform(let transform) = value(of: whole) else { return nil }
      return TransformParts(transform).value(of: part)
    }
    return switch keyPath.owner {
    case .layer: ownValue(of: keyPath)
    case .shape: content.shape?.value(of: keyPath)
    case .gradient: content.gradient?.value(of: keyPath)
    case .replicator: content.replicator?.value(of: keyPath)
    }
  }

  /// Sets an animatable property, a part of a transform too.
  ///
  /// - Returns: Whether the layer has that property and the value is of its kind; if not, nothing
  ///   changes.
  @discardableResult
  public mutating func setValue(
    _ value: AnimatableValue, for keyPath: AnimationKeyPath
  ) -> Bool {
    guard value.kind == keyPath.kind, keyPath.layerNeeded.map({ $0 == content.layerName }) ?? true
    else { return false }
    set(value, for: keyPath)
    return true
  }

  /// Sets an animatable property; a value of another kind changes nothing.
  mutating func set(_ value: AnimatableValue, for keyPath: AnimationKeyPath) {
    if let whole = keyPath.whole, let part = keyPath.part {
      guard case .transform(let transform) = self.value(of: whole) else { return }
      var parts = TransformParts(transform)
      parts.set(value, for: part)
      set(.transform(parts.transform), for: whole)
      return
    }
    switch keyPath.owner {
    case .layer: setOwn(value, for: keyPath)
    case .shape: content.shape?.set(value, for: keyPath)
    case .gradient: content.gradient?.set(value, for: keyPath)
    case .replicator: content.replicator?.set(value, for: keyPath)
    }
  }

  private func ownValue(of keyPath: AnimationKeyPath) -> AnimatableValue? {
    switch keyPath {
    case .position: .point(position)
    case .positionX: .number(position.x)
    case .positionY: .number(position.y)
    case .zPosition: .number(zPosition)
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
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .opacity: .number(opacity)
    case .hidden: .boolean(isHidden)
    case .cornerRadius: .number(cornerRadius)
    case .backgroundColor: backgroundColor.map { .color($0) }
    case .borderWidth: .number(borderWidth)
    case .borderColor: borderColor.map { .color($0) }
    default: nil
    }
  }

  private mutating func setOwn(_ value: AnimatableValue, for keyPath: AnimationKeyPath) {
    switch (keyPath, value) {
    case (.position, .point(let value)): position = value
    case (.positionX, .number(let value)): position.x = value
    case (.positionY, .number(let value)): position.y = value
    case (.zPosition, .number(let value)): zPosition = value
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
    case (.transform, .transform(let value)): transform = value
    case (.sublayerTransform, .transform(let value)): sublayerTransform = value
    case (.opacity, .number(let value)): opacity = value
    case (.hidden, .boolean(let value)): isHidden = value
    case (.cornerRadius, .number(let value)): cornerRadius = value
    case (.backgroundColor, .color(let value)): backgroundColor = value
    case (.borderWidth, .number(let value)): borderWidth = value
    case (.borderColor, .color(let value)): borderColor = value
    default: break
    }
  }
}
