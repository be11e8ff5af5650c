extension Layer {
  /// What may be left over of a step that counts as none: 2 pi with six digits is within it, and it
  /// moves the rim of a picture of 4,000 pixels by 1/500 of a pixel.
  private static let hiddenRest = 1e-6

  /// Whether the picture stays as it is where a property moves by so much: by nothing at all, by
  /// whole turns of an angle, or by whole patterns of dashes.
  func hidesStep(_ step: AnimatableValue, of keyPath: AnimationKeyPath) -> Bool {
    if step.isZero { return true }
    switch step {
    case .number(let way) where keyPath.isAngle:
      return Layer.isMultiple(way, of: Elementary.fullTurn)
    case .number(let way) where keyPath == .lineDashPhase:
      let pattern = content.shape?.lineDashPattern ?? []
      let length = pattern.reduce(0, +) * (pattern.count.isMultiple(of: 2) ? 1 : 2)
      return Layer.isMultiple(way, of: length)
    case .transform:
      let identity = AnimatableValue.transform(.identity).components
      return zip(step.components, identity).allSatisfy { abs($0 - $1) <= Layer.hiddenRest }
    default: return false
    }
  }

  /// The most steps after which what adds up may have come back: turns of one degree do.
  private static let mostSteps = 360

  /// How many steps together leave the picture as it is: 4 quarter turns, 2 halves of a pattern of dashes; `nil` for
  /// other steps, and beyond ``mostSteps``.
  func stepsToHide(_ step: AnimatableValue, of keyPath: AnimationKeyPath) -> Int? {
    guard case .number(let way) = step else { return nil }
    return (1...Layer.mostSteps).first { hidesStep(.number(Double($0) * way), of: keyPath) }
  }

  private static func isMultiple(_ way: Double, of length: Double) -> Bool {
    guard length > 0 else { return false }
    return abs(way - (way / length).rounded() * length) <= hiddenRest
  }
}

extension AnimationKeyPath {
  /// Whether the property is an angle in radians.
  package var isAngle: Bool {
    switch part {
    case .rotation, .rotationX, .rotationY, .rotationZ: true
    default: false
    }
  }
}
