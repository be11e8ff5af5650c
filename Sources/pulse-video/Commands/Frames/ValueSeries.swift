import PulseTimeline

/// One property of one layer over a loop: a line for each of its numbers.
struct ValueSeries: Sendable {
  /// One number of the property.
  struct Line: Sendable {
    /// What it is called, such as `red`; empty where the property is one number.
    let name: String
    /// Its values in time's order; not a number where there is none.
    var values: [Double]

    /// Whether it moves at all.
    var isMoving: Bool {
      let known = values.filter(\.isFinite)
      return (known.max() ?? 0) - (known.min() ?? 0) > 1e-9
    }
  }

  /// The layer and the property, as a heading.
  let title: String
  /// What the numbers are measured in; empty for shares and factors.
  let unit: String
  /// The lines, those that rest left out where there are many.
  let lines: [Line]
  /// How many moving lines found no room.
  let omitted: Int

  /// The most lines in one picture.
  static let mostLines = 8

  init(title: String, keyPath: AnimationKeyPath, values: [AnimatableValue?]) {
    (self.title, unit) = (title, keyPath.unit)
    var order: [String] = []
    var byName: [String: [Double]] = [:]
    for (index, value) in values.enumerated() {
      for (name, number) in value?.namedNumbers ?? [] {
        if byName[name] == nil {
          order.append(name)
          byName[name] = Array(repeating: .nan, count: values.count)
        }
        byName[name]?[index] = number
      }
    }
    let all = order.map { Line(name: $0, values: byName[$0] ?? []) }
    let moving = all.filter(\.isMoving)
    // Four resting lines of a colour say something; sixteen of a matrix do not.
    let chosen = all.count <= 4 || moving.isEmpty ? Array(all.prefix(4)) : moving
    lines = Array(chosen.prefix(Self.mostLines))
    omitted = max(chosen.count - Self.mostLines, 0)
  }
}

extension AnimatableValue {
  /// The numbers that the value is made of, with their names.
  fileprivate var namedNumbers: [(String, Double)] {
    switch self {
    case .number(let value): [("", value)]
    case .boolean(let value): [("", value ? 1 : 0)]
    case .point(let point): [("x", point.x), ("y", point.y)]
    case .size(let size): [("width", size.width), ("height", size.height)]
    case .rect(let rect): rect.namedNumbers
    case .color(let color): color.namedNumbers
    case .path(let path): path.namedNumbers
    case .transform(let transform): transform.namedNumbers
    case .colors(let colors):
      colors.enumerated().flatMap { index, color in
        color.namedNumbers.map { ("\($0) \(index + 1)", $1) }
      }
    case .numbers(let numbers): numbers.enumerated().map { ("\($0 + 1)", $1) }
    }
  }
}

extension Color {
  fileprivate var namedNumbers: [(String, Double)] {
    [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
  }
}

extension Rect {
  fileprivate var namedNumbers: [(String, Double)] {
    [("x", minX), ("y", minY), ("width", size.width), ("height", size.height)]
  }
}

extension Path {
  /// The rectangle around the outline's points.
  fileprivate var namedNumbers: [(String, Double)] {
    Snapshot.Shape(layer: "", path: self).controlBounds?.namedNumbers ?? []
  }
}

extension Transform3D {
  /// Scale, turns and shift.
  fileprivate var namedNumbers: [(String, Double)] {
    let layer = Layer(transform: self)
    let parts: [(String, AnimationKeyPath)] = [
      ("scale x", .transformScaleX), ("scale y", .transformScaleY), ("scale z", .transformScaleZ),
      ("turn x", .transformRotationX), ("turn y", .transformRotationY),
      ("turn z", .transformRotationZ), ("shift x", .transformTranslationX),
      ("shift y", .transformTranslationY), ("shift z", .transformTranslationZ),
    ]
    return parts.compactMap { name, keyPath in
      guard case .number(let value)? = layer.value(of: keyPath) else { return nil }
      return (name, value)
    }
  }
}

extension AnimationKeyPath {
  /// What the property's numbers are measured in.
  fileprivate var unit: String {
    let name = rawValue
    if name.contains(".rotation") { return "radians" }
    if name.contains(".translation") { return "points" }
    switch self {
    case .position, .positionX, .positionY, .zPosition, .bounds, .boundsOrigin, .boundsOriginX,
      .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight, .cornerRadius, .borderWidth, .path,
      .lineWidth, .lineDashPhase:
      return "points"
    case .instanceDelay: return "seconds"
    default: return ""
    }
  }
}
