import PulseTimeline

/// Pictures of many shapes of single colours over an opaque background.
extension Painter {
  /// Paints shapes, given from the back to the front, and returns where they are, in each geometry.
  ///
  /// They are looked at from the front to the back: those that nothing is to be seen of, and most rows of the
  /// others, are never rasterized.
  mutating func writeSolids(
    _ shapes: [(outline: Outline, color: Color)], of items: [PaintedItem], into planes: [Plane],
    over old: Painting?
  ) -> [[CellRange]] {
    var extents: [[CellRange]] = []
    for geometry in geometries.indices {
      extents.append(shapes.map { extent(of: $0.outline, geometry) })
    }
    for group in groups {
      let rows = geometries[group.geometry].rows
      let parts = RowParts(
        from: old, to: items, extents[group.geometry], geometry: group.geometry, rows: rows)
      collect(shapes, extents[group.geometry], group.geometry, parts)
      let inks = shapes.map { shape in
        (values: values(of: shape.color, group, group.blend), alpha: shape.color.alpha)
      }
      SolidRowsWriter(
        compositor: compositor(of: group), writer: writer(of: group, planes), inks: inks
      ).write(solidRows, parts)
    }
    return extents
  }

  /// Where a shape can be.
  private mutating func extent(of outline: Outline, _ geometry: Int) -> CellRange {
    guard outline.stroke == nil, let transform = outline.transform.affine else {
      return masks(of: outline)[geometry].extent
    }
    return geometries[geometry].extent(of: outline.path, through: transform)
  }

  /// Collects what is to be seen of the shapes in the parts of a plane.
  private mutating func collect(
    _ shapes: [(outline: Outline, color: Color)], _ extents: [CellRange], _ geometry: Int,
    _ parts: RowParts?
  ) {
    let plane = geometries[geometry]
    solidRows.reset(rows: plane.rows)
    var open = OpenCells(columns: plane.columns, rows: plane.rows, parts: parts)
    open.withSlice { open in
      var collector = SolidRowsCollector(open: open, rows: solidRows)
      // Held in one place only, so that it is not copied.
      solidRows = SolidRows()
      for index in shapes.indices.reversed() where open.holdsAny(extents[index]) {
        let (outline, color) = shapes[index]
        collector.beginArea(index, isOpaque: color.alpha >= 1)
        if outline.stroke == nil, let transform = outline.transform.affine,
          let orientation = outline.path.orientationIfConvex
        {
          rasterizer.cover(
            convex: outline.path, orientation: orientation, transform: transform,
            geometry: plane, columns: extents[index].columns, collector: &collector)
        } else {
          collector.take(masks(of: outline)[geometry])
        }
      }
      solidRows = collector.rows
    }
  }
}

extension PlaneGeometry {
  /// The cells that the box of a path's points and control points touches.
  fileprivate func extent(of path: Path, through transform: AffineTransform) -> CellRange {
    let toCells = transform.concatenating(self.transform)
    var (low, high) = (
      Point(.infinity, .infinity), Point(-Double.infinity, -Double.infinity)
    )
    func add(_ point: Point) {
      let cell = toCells.apply(point)
      (low.x, low.y) = (lesser(cell.x, low.x), lesser(cell.y, low.y))
      (high.x, high.y) = (greater(cell.x, high.x), greater(cell.y, high.y))
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quad(let control, let point):
        add(control)
        add(point)
      case .cubic(let control1, let control2, let point):
        add(control1)
        add(control2)
        add(point)
      case .close: break
      }
    }
    return CellRange(
      rows: Self.cells(low.y, high.y, count: rows),
      columns: Self.cells(low.x, high.x, count: columns))
  }

  /// The cells from one coordinate to another, within a plane.
  private static func cells(_ low: Double, _ high: Double, count: Int) -> Range<Int> {
    guard low < Double(count), high > 0, low <= high else { return 0..<0 }
    let first = Int(greater(low, 0))
    let last = Int(lesser(high, Double(count - 1)))
    return first..<last + 1
  }
}
