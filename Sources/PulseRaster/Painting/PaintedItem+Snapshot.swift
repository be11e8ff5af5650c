import PulseTimeline

extension PaintedItem {
  /// What is to be seen of a snapshot's items, seen through `viewport`.
  static func items(of items: [Snapshot.Item], viewport: AffineTransform) -> [PaintedItem] {
    items.flatMap { item -> [PaintedItem] in
      switch item {
      case .shape(let shape): self.items(of: shape, viewport: viewport)
      case .group(let group): self.items(of: group, viewport: viewport)
      }
    }
  }

  private static func items(of group: Snapshot.Group, viewport: AffineTransform) -> [PaintedItem] {
    let opacity = group.opacity.clipped
    let items = self.items(of: group.items, viewport: viewport)
    let mask = group.mask.map { self.items(of: $0, viewport: viewport) }
    if opacity == 0 || items.isEmpty || mask?.isEmpty == true { return [] }
    // To lay items down one by one gives the same where nothing is taken away from the whole.
    if opacity == 1, mask == nil { return items }
    return [.group(PaintedGroup(opacity: opacity, mask: mask, items: items))]
  }

  /// A shape's fill and stroke; where both fade they do so as one.
  private static func items(of shape: Snapshot.Shape, viewport: AffineTransform) -> [PaintedItem] {
    let opacity = shape.opacity.clipped
    let transform = shape.transform.concatenating(viewport)
    guard opacity > 0, transform.isFinite else { return [] }
    let isBoth = shape.fill != nil && shape.stroke != nil
    let own = isBoth ? 1 : opacity
    var items: [PaintedItem] = []
    if let fill = shape.fill?.clipped(opacity: own), fill.isVisible {
      let outline = Outline(
        path: shape.path, transform: transform, rule: shape.fillRule, stroke: nil)
      items.append(.shape(PaintedShape(outline: outline, paint: fill)))
    }
    if let stroke = shape.stroke {
      let paint = Snapshot.Paint.color(stroke.color).clipped(opacity: own)
      let outline = Outline(
        path: shape.path, transform: transform, rule: .nonZero, stroke: stroke.style)
      if paint.isVisible, stroke.style.lineWidth > 0 {
        items.append(.shape(PaintedShape(outline: outline, paint: paint)))
      }
    }
    if items.count < 2 || opacity == 1 {
      return isBoth && opacity < 1 ? items.map { $0.faded(opacity) } : items
    }
    return [.group(PaintedGroup(opacity: opacity, mask: nil, items: items))]
  }

  /// A shape with its alpha multiplied.
  private func faded(_ opacity: Double) -> PaintedItem {
    guard case .shape(let shape) = self else { return self }
    return .shape(
      PaintedShape(outline: shape.outline, paint: shape.paint.clipped(opacity: opacity)))
  }

  /// The shape, if it is one of a single colour.
  var solid: (outline: Outline, color: Color)? {
    guard case .shape(let shape) = self, case .color(let color) = shape.paint else { return nil }
    return (shape.outline, color)
  }
}

extension Snapshot.Paint {
  /// The paint with all components from 0 to 1, and its alpha times `opacity`.
  fileprivate func clipped(opacity: Double) -> Snapshot.Paint {
    switch self {
    case .color(let color): return .color(color.clipped(opacity: opacity))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.clipped(opacity: opacity)
        let location = gradient.stops[index].location
        if location.isNaN { gradient.stops[index].location = 0 }
      }
      return .gradient(gradient)
    }
  }

  /// Whether any of it can be seen.
  fileprivate var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }
}

extension Color {
  /// The colour with all components from 0 to 1, and its alpha times `opacity`.
  func clipped(opacity: Double) -> Color {
    Color(
      red: red.clipped, green: green.clipped, blue: blue.clipped,
      alpha: alpha.clipped * opacity.clipped)
  }
}

extension Double {
  /// The number moved between 0 and 1; 0 for what is no number.
  fileprivate var clipped: Double { self > 0 ? Swift.min(self, 1) : 0 }
}
