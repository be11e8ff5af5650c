import PulseTimeline

/// Pictures with gradients or groups, or of many shapes and with alpha.
extension Painter {
  /// Composites row by row, and returns where the items are, in each geometry.
  mutating func writeRows(
    of items: [PaintedItem], into planes: [Plane], over old: Painting?
  ) -> [[CellRange]] {
    let prepared = items.map { prepare($0) }
    let extents = geometries.indices.map { geometry in prepared.map { $0.extent(geometry) } }
    for group in groups {
      let geometry = group.geometry
      let rows = geometries[geometry].rows
      let parts = RowParts(
        from: old, to: items, extents[geometry], geometry: geometry, rows: rows)
      let compositor = compositor(of: group)
      let writer = writer(of: group, planes)
      let rowItems = prepared.map { rowItem($0, group, blend: compositor.blend) }
      var rowsWriter = PlaneRowsWriter(
        compositor: compositor, writer: writer, items: rowItems, bitDepth: layout.bitDepth)
      rowsWriter.write(parts)
    }
    return extents
  }

  private mutating func prepare(_ item: PaintedItem) -> PreparedItem {
    switch item {
    case .shape(let shape):
      return .shape(shape, masks(of: shape.outline))
    case .group(let group):
      return .group(
        opacity: group.opacity,
        mask: group.mask?.map { prepare($0) },
        items: group.items.map { prepare($0) })
    }
  }

  /// An item as a group of planes sees it.
  private func rowItem(_ item: PreparedItem, _ group: PlaneGroup, blend: Blend) -> RowItem {
    switch item {
    case .shape(let shape, let masks):
      let mask = masks[group.geometry]
      switch shape.paint {
      case .color(let color):
        return .solid(mask, values: values(of: color, group, blend), alpha: color.alpha)
      case .gradient(let gradient):
        return .gradient(mask, shader(gradient, shape.outline.transform, group, blend))
      }
    case .group(let opacity, let mask, let items):
      return .group(
        RowItem.RowGroup(
          opacity: opacity, mask: mask?.map { rowItem($0, group, blend: .alpha) },
          items: items.map { rowItem($0, group, blend: blend) },
          extent: item.extent(group.geometry)))
    }
  }

  private func shader(
    _ gradient: Gradient, _ transform: ProjectiveTransform, _ group: PlaneGroup, _ blend: Blend
  ) -> GradientShader {
    GradientShader(
      gradient, transform: transform, geometry: geometries[group.geometry],
      colors: gradient.stops.map { values(of: $0.color, group, blend) },
      alphaScale: Double(layout.maximumCode), isWeighted: blend != .extendedMean)
  }

  /// A colour's values in the planes of a group; for alpha 1, which is all that counts there.
  func values(of color: Color, _ group: PlaneGroup, _ blend: Blend) -> [Double] {
    if blend == .alpha { return [1] }
    let values = setting.coding.values(of: color)
    return group.planes.map { values[$0] }
  }
}

/// Something to paint with its masks in each geometry.
private indirect enum PreparedItem {
  case shape(PaintedShape, [Mask])
  case group(opacity: Double, mask: [PreparedItem]?, items: [PreparedItem])

  /// Where it can be, in a geometry.
  func extent(_ geometry: Int) -> CellRange {
    switch self {
    case .shape(_, let masks): return masks[geometry].extent
    case .group(_, let mask, let items):
      let extent = items.reduce(CellRange.none) { $0.joined($1.extent(geometry)) }
      guard let mask else { return extent }
      return extent.common(mask.reduce(CellRange.none) { $0.joined($1.extent(geometry)) })
    }
  }
}
