import PulseTimeline

extension FrameStates {
  /// Writes all states as one JSON document, a frame a line.
  func writeJSON() throws {
    var output = TextOutput()
    var json = JSONWriter()
    try json.object { json in
      json.member("schema", 1)
      json.member("scene", scene)
      json.member("fps", "\(rate)")
      json.member("period", "\(timeline.plan.period)")
      json.member("frameCount", count)
      json.member("retime", timeline.plan.retimeFactor.doubleValue)
      json.member("start", "\(timeline.plan.start)")
      json.name("frames")
      try json.array(lined: true) { json in
        for index in 0..<count {
          write(frame: index, to: &json)
          try output.write(json.take())
        }
      }
    }
    try output.write(json.take() + "\n")
    try output.flush()
  }

  private func write(frame index: Int, to json: inout JSONWriter) {
    let snapshot = snapshot(ofFrame: index)
    json.object { json in
      json.member("index", index)
      json.member("time", "\(time(ofFrame: index))")
      json.name("shapes")
      json.array { json in
        for shape in snapshot.shapes { json.value(shape) }
      }
      json.name("animations")
      json.array { json in
        for animation in snapshot.animations { json.value(animation) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ shape: Snapshot.Shape) {
    object { json in
      json.member("layer", shape.layer)
      json.name("path")
      json.array { json in
        for element in shape.path.elements { json.value(element) }
      }
      let way = shape.transform
      json.name("transform")
      json.value([way.a, way.b, way.c, way.d, way.tx, way.ty])
      json.name("fill")
      if let fill = shape.fill?.color {
        json.value([fill.red, fill.green, fill.blue, fill.alpha])
      } else {
        json.value(nil as String?)
      }
      json.member("stroke", nil as String?)
      json.member("opacity", shape.opacity)
    }
  }

  fileprivate mutating func value(_ animation: Snapshot.Progress) {
    object { json in
      json.member("layer", animation.layer)
      json.member("keyPath", animation.keyPath)
      json.member("progress", animation.progress.doubleValue)
      json.member("eased", animation.eased)
    }
  }

  /// Writes a step of a path by SVG's letters: `["C", x1, y1, x2, y2, x, y]`.
  fileprivate mutating func value(_ element: Path.Element) {
    let (letter, points): (String, [Point]) =
      switch element {
      case .move(let point): ("M", [point])
      case .line(let point): ("L", [point])
      case .quad(let control, let point): ("Q", [control, point])
      case .cubic(let control1, let control2, let point): ("C", [control1, control2, point])
      case .close: ("Z", [])
      }
    array { json in
      json.value(letter)
      for point in points {
        json.value(point.x)
        json.value(point.y)
      }
    }
  }
}
