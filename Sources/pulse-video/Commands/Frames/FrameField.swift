import PulseTimeline

/// One named number of a frame's state: a column of the CSV form.
struct FrameField: Hashable, Sendable {
  /// The layer and what the number is: `oval.path.eased`, `oval.red`.
  let name: String

  /// The number.
  let value: Double
}

extension Snapshot {
  /// All numbers of the state by name: animations first, then shapes from back to front.
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
    return progresses
      + shapes.flatMap { shape in shape.fields(named: names.unique(shape.layer.named)) }
  }
}

extension Snapshot.Shape {
  /// Colour, opacity and the outline's box in the scene's points.
  fileprivate func fields(named name: String) -> [FrameField] {
    let color = fill?.color.map { fill in
      [("red", fill.red), ("green", fill.green), ("blue", fill.blue), ("alpha", fill.alpha)]
    }
    let box = controlBounds.map { box in
      [("x", box.minX), ("y", box.minY), ("width", box.size.width), ("height", box.size.height)]
    }
    return ((color ?? []) + [("opacity", opacity)] + (box ?? []))
      .map { FrameField(name: "\(name).\($0)", value: $1) }
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
