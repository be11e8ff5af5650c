import PulseTimeline

/// One named number of a frame's state: a column of the CSV form.
struct FrameField: Hashable, Sendable {
  /// The layer and what the number is: `oval.path.eased`, `oval.red`.
  let name: String

  /// The number.
  let value: Double
}

extension Snapshot {
  /// All numbers of the state by name: animations first, then groups, then shapes from back to front.
  ///
  /// A layer without a name is called `layer`; where several share a name, the second one is called
  /// `name#2`, and so on.
  var fields: [FrameField] {
    var names = UniqueNames()
    let progresses = animations.flatMap { animation in
      let name = names.unique("\(animation.layer.named).\(animation.keyPath)")
      return [
        FrameField(name: "\(name).progress", value: animation.progress.doubleValue),
        FrameField(name: "\(name).eased", value: animation.eased),
      ]
    }
    let flat = FlatItems(items)
    let groups = flat.groups.map { group in
      FrameField(
        name: names.unique("\(group.layer.named).group") + ".opacity", value: group.opacity)
    }
    return progresses + groups
      + flat.shapes.flatMap { shape in shape.fields(named: names.unique(shape.layer.named)) }
  }
}

extension Snapshot.Shape {
  /// Fill, stroke, opacity and the outline's box in the scene's points.
  fileprivate func fields(named name: String) -> [FrameField] {
    let box = controlBounds.map { box in
      [("x", box.minX), ("y", box.minY), ("width", box.size.width), ("height", box.size.height)]
    }
    let numbers = (fill?.numbers ?? []) + (stroke?.numbers ?? []) + [("opacity", opacity)]
    return (numbers + (box ?? [])).map { FrameField(name: "\(name).\($0)", value: $1) }
  }
}

extension Snapshot.Paint {
  /// A colour's components, or those of a gradient's stops with their places.
  fileprivate var numbers: [(String, Double)] {
    switch self {
    case .color(let color): return color.numbers
    case .gradient(let gradient):
      let points = [
        ("start.x", gradient.startPoint.x), ("start.y", gradient.startPoint.y),
        ("end.x", gradient.endPoint.x), ("end.y", gradient.endPoint.y),
      ]
      let stops = gradient.stops.enumerated().flatMap { index, stop in
        ([("location", stop.location)] + stop.color.numbers)
          .map { ("stop\(index + 1).\($0)", $1) }
      }
      return points + stops
    }
  }
}

extension Snapshot.Stroke {
  /// The colour's components and what can move in a line.
  fileprivate var numbers: [(String, Double)] {
    color.numbers.map { ("stroke.\($0)", $1) }
      + [
        ("lineWidth", style.lineWidth), ("strokeStart", style.strokeStart),
        ("strokeEnd", style.strokeEnd), ("lineDashPhase", style.lineDashPhase),
      ]
  }
}

extension Color {
  fileprivate var numbers: [(String, Double)] {
    [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
  }
}

extension String {
  /// A layer's name for people: never empty.
  fileprivate var named: String { isEmpty ? "layer" : self }
}

/// Tells names that occur several times apart.
private struct UniqueNames {
  private var counts: [String: Int] = [:]

  mutating func unique(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name)#\(count)"
  }
}
