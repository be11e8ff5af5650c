package import PulseTimeline

/// The area that a stroke covers, as a path to be filled by the non-zero rule.
///
/// The outline is a sum of pieces - what a short part of the path sweeps, joins, caps - that all wind
/// the same way, so that no place within the stroke has the winding 0, however tightly the path turns.
/// A curve's swept area is the one between its two parallel curves, for the parts where it turns within
/// half of the line's width too; a cusp turns as a round join does. On the inner side of a corner the
/// outline goes by way of the corner itself.
package struct StrokeOutline {
  /// What is to be filled.
  package private(set) var path = Path()
  /// What the stroke's alpha is to be multiplied by; see ``StrokeDashes``.
  package private(set) var density: Double = 1

  /// How many steps an outline may take before it is made more coarsely.
  private static let limit = 1 << 20

  /// Makes the outline of a path's stroke; its curves keep within `tolerance` of the true ones.
  ///
  /// A line without width, or with one that is no number, covers nothing.
  package init(of path: Path, style: StrokeStyle, tolerance: Double) {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    let dashes = StrokeDashes(StrokeSubpath.subpaths(of: path), style: style)
    density = dashes.density
    var tolerance = max(tolerance, style.lineWidth * 0x1p-30)
    while true {
      var stroker = Stroker(style: style, tolerance: tolerance, limit: Self.limit)
      for subpath in dashes.subpaths where !stroker.isOverLimit { stroker.add(subpath) }
      if !stroker.isOverLimit {
        self.path = Path(stroker.elements)
        return
      }
      tolerance *= 16
    }
  }
}
