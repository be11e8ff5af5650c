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
  var rasterizer = Rasterizer()
  private var store = MaskStore()
  /// Working memory for pictures of many shapes.
  var solidRows = SolidRows()

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
    let items = PaintedItem.items(of: snapshot.items, viewport: viewport)
    let old = painting.flatMap { $0.setting == setting ? $0 : nil }
    if let old, old.items == items { return old }
    var new = Painting(setting: setting, items: items)
    let solids = items.compactMap(\.solid)
    if solids.count < items.count || items.count > Self.tableLimit {
      new.extents =
        solids.count < items.count || layout.hasAlpha
        ? writeRows(of: items, into: planes, over: old)
        : writeSolids(solids, of: items, into: planes, over: old)
      return new
    }
    if let solid = solids.first, solids.count == 1, !layout.hasAlpha {
      new.tables = write(solid.outline, solid.color, into: planes, over: old)
      return new
    }
    let masks = solids.map { self.masks(of: $0.outline) }
    for (index, group) in groups.enumerated() {
      let table = makeTable(of: group, colors: solids.map(\.color), masks: masks)
      writer(of: group, planes).write(table, over: old?.table(index))
      new.tables.append(table)
    }
    return new
  }

  /// Up to how many solid shapes a picture is remembered sample by sample.
  static let tableLimit = 8

  private func check(_ planes: [Plane]) {
    precondition(planes.count >= layout.planeCount, "\(layout.name) has more planes")
    for plane in 0..<layout.planeCount {
      let hasRoom = planes[plane].holds(
        columns: layout.columns(ofPlane: plane, width: width),
        rows: layout.rows(ofPlane: plane, height: height), bytesPerSample: layout.bytesPerSample)
      precondition(hasRoom, "plane \(plane) has no room for a picture of \(width)x\(height)")
    }
  }

  /// Writes all planes under a single shape over an opaque background, and returns what they hold.
  private mutating func write(
    _ outline: Outline, _ color: Color, into planes: [Plane], over old: Painting?
  ) -> [SpanTable] {
    let values = setting.coding.values(of: color)
    var known = store[outline]
    let flat = FlatOutline(known == nil ? outline : .nothing)
    // What is thinned is not written while it is made.
    if flat.density < 1 { known = masks(of: outline) }
    var masks: [Mask] = []
    var tables: [SpanTable] = []
    // Without alpha each group has a geometry of its own, so the masks come in the geometries' order.
    for (index, group) in groups.enumerated() {
      let shade = compositor(of: group).shade(
        group.planes.map { values[$0] }, alpha: color.alpha)
      let mask = ShapeWriter.write(
        flat, mask: known?[group.geometry], with: &rasterizer,
        geometry: geometries[group.geometry], shade: shade, to: writer(of: group, planes),
        over: old?.table(index))
      masks.append(mask)
      tables.append(SpanTable(mask, shade: shade))
    }
    if known == nil { store.insert(masks, for: outline) }
    return tables
  }

  func writer(of group: PlaneGroup, _ planes: [Plane]) -> GroupWriter {
    let geometry = geometries[group.geometry]
    return GroupWriter(
      planes: group.planes.map { planes[$0] }, columns: geometry.columns, rows: geometry.rows,
      bytesPerSample: layout.bytesPerSample)
  }

  func compositor(of group: PlaneGroup) -> SampleCompositor {
    SampleCompositor(
      group: group, coding: setting.coding,
      background: setting.coding.values(of: setting.background),
      backgroundAlpha: setting.background.alpha)
  }

  /// The masks of an outline, in each geometry.
  mutating func masks(of outline: Outline) -> [Mask] {
    if let known = store[outline] { return known }
    let flat = FlatOutline(outline)
    let masks = geometries.map { rasterizer.mask(of: flat, geometry: $0) }
    store.insert(masks, for: outline)
    return masks
  }

  /// What the planes of a group are to hold.
  private func makeTable(of group: PlaneGroup, colors: [Color], masks: [[Mask]]) -> SpanTable {
    let shapes = zip(colors, masks).map { color, masks in
      let values = setting.coding.values(of: color)
      return (
        mask: masks[group.geometry], values: group.planes.map { values[$0] }, alpha: color.alpha
      )
    }
    let geometry = geometries[group.geometry]
    let builder = SpanTableBuilder(
      compositor: compositor(of: group), columns: geometry.columns, shapes: shapes)
    return builder.build(rows: geometry.rows)
  }
}

extension Painting {
  /// What a group of planes holds, if that is known sample by sample.
  fileprivate func table(_ group: Int) -> SpanTable? {
    tables.isEmpty ? nil : tables[group]
  }
}
