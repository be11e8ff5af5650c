import PulseTimeline

extension JSONWriter {
  /// Writes the members `shapes` and `groups`: of each group, which of the shapes belong to it, and
  /// the mask as such members again.
  mutating func members(of items: FlatItems) {
    name("shapes")
    array { json in
      for shape in items.shapes { json.value(shape) }
    }
    name("groups")
    array { json in
      for group in items.groups { json.value(group) }
    }
  }

  private mutating func value(_ group: FlatItems.Group) {
    object { json in
      json.member("layer", group.layer)
      json.member("opacity", group.opacity)
      json.member("first", group.shapes.lowerBound)
      json.member("count", group.shapes.count)
      json.name("mask")
      if let mask = group.mask {
        json.object { json in json.members(of: FlatItems(mask)) }
      } else {
        json.value(nil as String?)
      }
    }
  }

  private mutating func value(_ shape: Snapshot.Shape) {
    object { json in
      json.member("layer", shape.layer)
      json.name("path")
      json.array { json in
        for element in shape.path.elements { json.value(element) }
      }
      json.transform(shape.transform)
      json.fill(shape.fill)
      json.member("fillRule", shape.fillRule.rawValue)
      json.stroke(shape.stroke)
      json.member("opacity", shape.opacity)
    }
  }

  /// Six numbers as `CGAffineTransform` has them; with perspective the divisor's three besides.
  private mutating func transform(_ way: ProjectiveTransform) {
    name("transform")
    if let affine = way.affine {
      value([affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty])
    } else {
      value([way.a, way.b, way.c, way.d, way.tx, way.ty])
      name("perspective")
      value([way.px, way.py, way.pw])
    }
  }

  /// Four numbers, or nothing; a gradient is a member of its own.
  private mutating func fill(_ paint: Snapshot.Paint?) {
    name("fill")
    guard let color = paint?.color else {
      value(nil as String?)
      if case .gradient(let gradient) = paint { member(gradient) }
      return
    }
    value(color)
  }

  private mutating func member(_ gradient: Gradient) {
    name("gradient")
    object { json in
      json.member("type", gradient.kind.rawValue)
      json.name("start")
      json.value([gradient.startPoint.x, gradient.startPoint.y])
      json.name("end")
      json.value([gradient.endPoint.x, gradient.endPoint.y])
      json.name("stops")
      json.array { json in
        for stop in gradient.stops {
          json.object { json in
            json.member("location", stop.location)
            json.name("color")
            json.value(stop.color)
          }
        }
      }
    }
  }

  private mutating func stroke(_ stroke: Snapshot.Stroke?) {
    name("stroke")
    guard let stroke else {
      value(nil as String?)
      return
    }
    let style = stroke.style
    object { json in
      json.name("color")
      json.value(stroke.color)
      json.member("lineWidth", style.lineWidth)
      json.member("lineCap", style.lineCap.rawValue)
      json.member("lineJoin", style.lineJoin.rawValue)
      json.member("miterLimit", style.miterLimit)
      json.name("lineDashPattern")
      json.value(style.lineDashPattern)
      json.member("lineDashPhase", style.lineDashPhase)
      json.member("strokeStart", style.strokeStart)
      json.member("strokeEnd", style.strokeEnd)
    }
  }

  private mutating func value(_ color: Color) {
    value([color.red, color.green, color.blue, color.alpha])
  }

  /// Writes a step of a path by SVG's letters: `["C", x1, y1, x2, y2, x, y]`.
  private mutating func value(_ element: Path.Element) {
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
