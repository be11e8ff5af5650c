public import PulseTimeline

/// Draws snapshots straight into the planes of pictures.
///
///     var painter = Painter(
///       layout: .yuv420p, coding: ColorCoding(), width: 1080, height: 1080,
///       viewport: .scale(x: 10.8, y: 10.8), background: .white)
///     painting = painter.paint(timeline.snapshot(ofFrame: 7), into: planes, replacing: painting)
///
/// Each sample is the exact mean of the picture over the sample's footprint, rounded once. In layouts
/// with alpha the colour is straight (not multiplied by alpha) and, under a transparent background,
/// goes on to the picture's ends beyond the shapes.
///
/// A painter remembers masks, so that still shapes and those that come back are rasterized once; what it
/// paints does not depend on that.
public struct Painter: Sendable {
  /// The layout of the planes to paint.
  public let layout: PixelLayout
  /// The coding of colours in them.
  public let coding: ColorCoding
  /// The picture's width, in pixels.
  public let width: Int
  /// The picture's height, in pixels.
  public let height: Int
  /// The way from the scene's points to the picture's pixels.
  public let viewport: AffineTransform
  /// What lies behind all shapes; layouts without alpha take it for opaque.
  public let background: Color

  let setting: Painting.Setting
  let groups: [PlaneGroup]
  let geometries: [PlaneGeometry]
  private var rasterizer = Rasterizer()
  private var store = MaskStore()

  /// Makes a painter; a width or height below 1 makes pictures without samples.
  ///
  /// Components of colours beyond 0 ... 1 count as the nearest end, and what is no number as 0.
  /// `siting` matters for subsampled chroma only.
  public init(
    layout: PixelLayout, coding: ColorCoding = ColorCoding(), width: Int, height: Int,
    viewport: AffineTransform = .identity, background: Color = .white,
    siting: ChromaSiting = .left
  ) {
    self.layout = layout
    self.coding = coding
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.viewport = viewport
    self.background = background
    setting = Painting.Setting(
      coding: PlaneCoding(layout: layout, coding: coding), siting: siting, width: self.width,
      height: self.height, background: background.clipped(opacity: 1))
    (groups, geometries) = PlaneGroup.groups(
      of: layout, width: self.width, height: self.height, siting: siting)
  }

  /// Makes `planes`, in the layout's order, show the snapshot, and returns what they hold then.
  ///
  /// With the painting that the planes hold, only samples that change are written; the result is the
  /// same as without. A painting of another kind of painter counts as none. Traps if there are too few
  /// planes or one is too small for the picture.
  public mutating func paint(
    _ snapshot: Snapshot, into planes: [Plane], replacing painting: Painting? = nil
  ) -> Painting {
    check(planes)
    let shapes = visibleShapes(of: snapshot)
    let old = painting.flatMap { $0.setting == setting ? $0 : nil }
    if let old, old.shapes == shapes { return old }
    var new = Painting(setting: setting, shapes: shapes)
    if let shape = shapes.first, shapes.count == 1, !layout.hasAlpha {
      new.tables = write(shape, into: planes, over: old)
      return new
    }
    let masks = masks(of: shapes)
    for (index, group) in groups.enumerated() {
      let table = makeTable(of: group, shapes: shapes, masks: masks)
      writer(of: group, planes).write(table, over: old?.tables[index])
      new.tables.append(table)
    }
    return new
  }

  private func check(_ planes: [Plane]) {
    precondition(planes.count >= layout.planeCount, "\(layout.name) has more planes")
    for plane in 0..<layout.planeCount {
      let hasRoom = planes[plane].holds(
        columns: layout.columns(ofPlane: plane, width: width),
        rows: layout.rows(ofPlane: plane, height: height), bytesPerSample: layout.bytesPerSample)
      precondition(hasRoom, "plane \(plane) has no room for a picture of \(width)x\(height)")
    }
  }

  private func visibleShapes(of snapshot: Snapshot) -> [PaintedShape] {
    snapshot.shapes.compactMap { shape in
      guard let color = shape.fill?.color?.clipped(opacity: shape.opacity), color.alpha > 0,
        let transform = shape.transform.concatenating(viewport).affine
      else { return nil }
      let outline = Outline(path: shape.path, transform: transform, rule: shape.fillRule)
      return PaintedShape(outline: outline, color: color)
    }
  }

  /// Writes all planes under a single shape over an opaque background, and returns what they hold.
  private mutating func write(
    _ shape: PaintedShape, into planes: [Plane], over old: Painting?
  ) -> [SpanTable] {
    let values = setting.coding.values(of: shape.color)
    let known = store[shape.outline]
    var masks: [Mask] = []
    var tables: [SpanTable] = []
    // Without alpha each group has a geometry of its own, so the masks come in the geometries' order.
    for (index, group) in groups.enumerated() {
      let shade = compositor(of: group).shade(
        group.planes.map { values[$0] }, alpha: shape.color.alpha)
      let mask = ShapeWriter.write(
        shape.outline, mask: known?[group.geometry], with: &rasterizer,
        geometry: geometries[group.geometry], shade: shade, to: writer(of: group, planes),
        over: old?.tables[index])
      masks.append(mask)
      tables.append(SpanTable(mask, shade: shade))
    }
    if known == nil { store.insert(masks, for: shape.outline) }
    return tables
  }

  private func writer(of group: PlaneGroup, _ planes: [Plane]) -> GroupWriter {
    let geometry = geometries[group.geometry]
    return GroupWriter(
      planes: group.planes.map { planes[$0] }, columns: geometry.columns, rows: geometry.rows,
      bytesPerSample: layout.bytesPerSample)
  }

  private func compositor(of group: PlaneGroup) -> SampleCompositor {
    SampleCompositor(
      group: group, coding: setting.coding,
      background: setting.coding.values(of: setting.background),
      backgroundAlpha: setting.background.alpha)
  }

  /// The masks of shapes, in each geometry.
  private mutating func masks(of shapes: [PaintedShape]) -> [[Mask]] {
    shapes.map { shape in
      if let known = store[shape.outline] { return known }
      let outline = shape.outline
      let masks = geometries.map { geometry in
        rasterizer.mask(
          of: outline.path, transform: outline.transform, rule: outline.rule, geometry: geometry)
      }
      store.insert(masks, for: outline)
      return masks
    }
  }

  /// What the planes of a group are to hold.
  private func makeTable(
    of group: PlaneGroup, shapes: [PaintedShape], masks: [[Mask]]
  ) -> SpanTable {
    let shapes = zip(shapes, masks).map { shape, masks in
      let values = setting.coding.values(of: shape.color)
      return (
        mask: masks[group.geometry], values: group.planes.map { values[$0] },
        alpha: shape.color.alpha
      )
    }
    let geometry = geometries[group.geometry]
    let builder = SpanTableBuilder(
      compositor: compositor(of: group), columns: geometry.columns, shapes: shapes)
    return builder.build(rows: geometry.rows)
  }
}

extension Color {
  /// The colour with all components from 0 to 1, and its alpha times `opacity`.
  fileprivate func clipped(opacity: Double) -> Color {
    func clip(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }
    return Color(
      red: clip(red), green: clip(green), blue: clip(blue), alpha: clip(alpha) * clip(opacity))
  }
}
