extension Double {
  /// An opacity moved to between 0 and 1; what is no number is 0.
  static func fading(_ opacity: Double) -> Double { opacity > 0 ? Swift.min(opacity, 1) : 0 }
}

extension [Snapshot.Item] {
  /// Puts all items from an index on into a group under a mask; without items there is none.
  mutating func group(from first: Int, layer: String, mask: [Snapshot.Item]) {
    guard first < count else { return }
    let group = Snapshot.Group(layer: layer, mask: mask, items: Array(self[first...]))
    replaceSubrange(first..., with: [.group(group)])
  }

  /// Fades all items from an index on as one.
  ///
  /// A single shape or group takes the opacity itself; several become a group.
  mutating func fade(from first: Int, layer: String, opacity: Double) {
    let opacity = Double.fading(opacity)
    guard opacity < 1, first < count else { return }
    guard count == first + 1 else {
      let group = Snapshot.Group(layer: layer, opacity: opacity, items: Array(self[first...]))
      replaceSubrange(first..., with: [.group(group)])
      return
    }
    switch self[first] {
    case .shape(var shape):
      shape.opacity *= opacity
      self[first] = .shape(shape)
    case .group(var group):
      group.opacity *= opacity
      self[first] = .group(group)
    }
  }
}
