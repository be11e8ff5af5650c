package import PulseTimeline

/// An outline on its way to the picture, apart from its colour.
package struct Outline: Hashable, Sendable {
  /// The outline in the shape's own coordinates.
  let path: Path
  /// The way to picture pixels.
  let transform: ProjectiveTransform
  let rule: FillRule
  /// How the outline is stroked; `nil` where it is filled.
  let stroke: StrokeStyle?

  /// Makes an outline from its parts.
  package init(path: Path, transform: ProjectiveTransform, rule: FillRule, stroke: StrokeStyle?) {
    (self.path, self.transform, self.rule, self.stroke) = (path, transform, rule, stroke)
  }

  /// An outline of nothing.
  static let nothing = Outline(path: Path(), transform: .identity, rule: .nonZero, stroke: nil)

  /// Two outlines that move differ in their transforms or in their paths' last points: to hash a few
  /// numbers is enough, and hundreds of paths a frame are not hashed whole.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(path.elements.count)
    hasher.combine(path.elements.first)
    hasher.combine(path.elements.dropLast().last)
    hasher.combine(transform.tx)
    hasher.combine(transform.ty)
    hasher.combine(transform.a)
    hasher.combine(stroke?.lineWidth)
  }
}

/// An outline as the rasterizer takes it: an area to fill, without perspective.
package struct FlatOutline {
  let path: Path
  let transform: AffineTransform
  let rule: FillRule
  /// What the coverage is to be multiplied by; see ``StrokeDashes``.
  let density: Double

  /// How far curves of strokes, and curves in perspective, may miss, in picture pixels.
  private static let tolerance: Double = 0x1p-11

  /// Strokes an outline and takes it out of perspective, as far as there is need to.
  package init(_ outline: Outline) {
    var path = outline.path
    var density = 1.0
    if let style = outline.stroke {
      let stretch = PlaneMap(outline.transform).stretch(of: path)
      let stroke = StrokeOutline(
        of: path, style: style, tolerance: stretch > 0 ? Self.tolerance / stretch : 1)
      (path, density) = (stroke.path, stroke.density)
    }
    self.density = density
    rule = outline.rule
    if let affine = outline.transform.affine {
      (self.path, transform) = (path, affine)
    } else {
      self.path =
        ProjectedPath(path, through: outline.transform, tolerance: Self.tolerance).path
      transform = .identity
    }
  }
}

extension Rasterizer {
  /// The mask of an outline.
  package mutating func mask(of outline: FlatOutline, geometry: PlaneGeometry) -> Mask {
    let mask = mask(
      of: outline.path, transform: outline.transform, rule: outline.rule, geometry: geometry)
    return outline.density < 1 ? mask.thinned(to: outline.density) : mask
  }
}

extension Mask {
  /// The mask with all coverages multiplied.
  func thinned(to density: Double) -> Mask {
    var thin = self
    thin.coverages = []
    for index in runs.indices {
      let run = runs[index]
      let old = (Int(run.start)..<Int(run.end)).map { column in
        run.isFull ? 1 : coverages[Int(run.offset) + column - Int(run.start)]
      }
      thin.runs[index].offset = Int32(truncatingIfNeeded: thin.coverages.count)
      thin.coverages += old.map { $0 * Float(density) }
    }
    return thin
  }
}
