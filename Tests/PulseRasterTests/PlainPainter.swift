import PulseRaster
import PulseTimeline

/// Computes each sample by itself, from the masks and the definitions; slow, and too simple to be wrong.
struct PlainPainter {
  let layout: PixelLayout
  let coding: ColorCoding
  let width: Int
  let height: Int
  let background: Color

  /// The codes of all planes, row after row.
  func codes(_ shapes: [Snapshot.Shape]) -> [[[Int]]] {
    (0..<layout.planeCount).map { codes(shapes, plane: $0) }
  }

  private func codes(_ shapes: [Snapshot.Shape], plane: Int) -> [[Int]] {
    let isSmall = layout.isChroma(plane: plane)
    let geometry = PlaneGeometry(
      width: width, height: height, shiftX: isSmall ? layout.chromaShiftX : 0,
      shiftY: isSmall ? layout.chromaShiftY : 0, siting: .left)
    var rasterizer = Rasterizer()
    let layers = shapes.map { shape in
      let mask = rasterizer.mask(
        of: shape.path, transform: shape.transform.affine ?? .identity, rule: shape.fillRule,
        geometry: geometry)
      let color = shape.fill?.color ?? .transparent
      return (
        mask.expanded(columns: geometry.columns, rows: geometry.rows), value(color, plane),
        color.alpha * shape.opacity
      )
    }
    var values = (0..<geometry.rows).map { row in
      (0..<geometry.columns).map { column in
        let place = row * geometry.columns + column
        return sample(layers.map { (Double($0.0[place]), $0.1, $0.2) }, plane)
      }
    }
    values = extended(values, bare: value(background, plane))
    let legal = PlaneCoding(layout: layout, coding: coding).legalCodes(ofPlane: plane)
    return values.map { row in
      row.map {
        min(max(Int((($0 ?? 0) + 0.5 + 1e-10).rounded(.down)), legal.lowerBound), legal.upperBound)
      }
    }
  }

  private func value(_ color: Color, _ plane: Int) -> Double {
    PlaneCoding(layout: layout, coding: coding).values(of: color)[plane]
  }

  /// The value of a sample under shapes given as coverage, value and alpha; `nil` where nothing is.
  private func sample(_ layers: [(Double, Double, Double)], _ plane: Int) -> Double? {
    let base = layout.hasAlpha ? background.alpha : 1
    let back = value(background, plane)
    if layout.isAlpha(plane: plane) {
      let clear = layers.reduce(1 - base) { $0 * (1 - $1.0 * $1.2) }
      return (1 - clear) * Double(layout.maximumCode)
    }
    let isSubsampled = layout.chromaShiftX > 0 || layout.chromaShiftY > 0
    guard layout.hasAlpha, layout.isChroma(plane: plane), isSubsampled else {
      // Premultiplied colour and alpha, divided at the end.
      var (color, alpha) = (back * base, base)
      for (coverage, value, opacity) in layers {
        let part = coverage * opacity
        (color, alpha) = (value * part + color * (1 - part), part + alpha * (1 - part))
      }
      return alpha > 0 ? color / alpha : nil
    }
    // The sum of the extended colour over the footprint, the part where it is defined, and alpha.
    var (sum, part, alpha) = (base > 0 ? back : 0, base > 0 ? 1.0 : 0, base)
    for (coverage, value, opacity) in layers where coverage > 0 && opacity > 0 {
      let below = part > 0 ? sum / part : 0
      let over = opacity + alpha * (1 - opacity)
      let inside = (value * opacity + below * alpha * (1 - opacity)) / over
      sum = coverage * inside + (1 - coverage) * sum
      part = coverage + (1 - coverage) * part
      alpha = coverage * over + (1 - coverage) * alpha
    }
    return part > 0 ? sum / part : nil
  }

  /// Fills what is not defined from the nearest sample of the row, else from the nearest row.
  private func extended(_ rows: [[Double?]], bare: Double) -> [[Double?]] {
    let filled = rows.map { row -> [Double?] in
      let defined = row.indices.filter { row[$0] != nil }
      return row.indices.map { column in
        defined.min { abs($0 - column) < abs($1 - column) }.flatMap { row[$0] }
      }
    }
    let defined = filled.indices.filter { filled[$0].first.flatMap { $0 } != nil }
    return filled.indices.map { row in
      defined.min { abs($0 - row) < abs($1 - row) }.map { filled[$0] }
        ?? filled[row].map { _ in bare }
    }
  }
}
