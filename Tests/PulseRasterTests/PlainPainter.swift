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
  func codes(_ items: [Snapshot.Item]) -> [[[Int]]] {
    (0..<layout.planeCount).map { codes(items, plane: $0) }
  }

  private func codes(_ items: [Snapshot.Item], plane: Int) -> [[Int]] {
    let geometry = geometry(ofPlane: plane)
    let nodes = PlainNode.nodes(items, isMask: false) { shape, isMask in
      PlainArea(shape, painter: self, plane: plane, isMask: isMask, geometry: geometry)
    }
    let legal = PlaneCoding(layout: layout, coding: coding).legalCodes(ofPlane: plane)
    let scale = layout.isAlpha(plane: plane) ? Double(layout.maximumCode) : 1
    let dither = DitherPattern(bitDepth: layout.bitDepth)
    func code(_ value: Double, offset: Double) -> Int {
      let code = Int((value * scale + offset + 1e-10).rounded(.down))
      return min(max(code, legal.lowerBound), legal.upperBound)
    }
    let codes = (0..<geometry.rows).map { row in
      (0..<geometry.columns).map { column -> Int? in
        var sample = bare(plane)
        for node in nodes { node.lay(on: &sample, column: column, row: row) }
        guard sample.isDefined else { return nil }
        return code(
          sample.value,
          offset: sample.isGradual ? dither.offset(column: column, row: row) : 0.5)
      }
    }
    return extended(codes, bare: code(value(background, plane), offset: 0.5))
  }

  func geometry(ofPlane plane: Int) -> PlaneGeometry {
    let isSmall = layout.isChroma(plane: plane)
    return PlaneGeometry(
      width: width, height: height, shiftX: isSmall ? layout.chromaShiftX : 0,
      shiftY: isSmall ? layout.chromaShiftY : 0, siting: .left)
  }

  /// The planes that are painted together with one.
  func planesPainted(with plane: Int) -> [Int] {
    if layout.isAlpha(plane: plane) || layout.model == .gray { return [plane] }
    if layout.chromaShiftX == 0, layout.chromaShiftY == 0 { return [0, 1, 2] }
    return plane == 0 ? [0] : [1, 2]
  }

  func value(_ color: Color, _ plane: Int) -> Double {
    if layout.isAlpha(plane: plane) { return 1 }
    return PlaneCoding(layout: layout, coding: coding).values(of: color)[plane]
  }

  /// Whether a plane's values are means of the extended colour, not weighted by alpha.
  func isExtended(_ plane: Int) -> Bool {
    layout.hasAlpha && layout.isChroma(plane: plane)
      && (layout.chromaShiftX > 0 || layout.chromaShiftY > 0)
  }

  /// A sample with nothing but the background.
  private func bare(_ plane: Int) -> PlainSample {
    let alpha = layout.hasAlpha ? background.alpha : 1
    if layout.isAlpha(plane: plane) {
      return PlainSample(kind: .alpha, color: alpha, alpha: 1, part: 1)
    }
    let color = value(background, plane)
    return isExtended(plane)
      ? PlainSample(
        kind: .extended, color: alpha > 0 ? color : 0, alpha: alpha, part: alpha > 0 ? 1 : 0)
      : PlainSample(kind: .weighted, color: color * alpha, alpha: alpha, part: alpha > 0 ? 1 : 0)
  }

  /// Fills what is not defined from the nearest sample of the row, else from the nearest row.
  private func extended(_ rows: [[Int?]], bare: Int) -> [[Int]] {
    let filled = rows.map { row -> [Int?] in
      let defined = row.indices.filter { row[$0] != nil }
      return row.indices.map { column in
        defined.min { abs($0 - column) < abs($1 - column) }.flatMap { row[$0] }
      }
    }
    let defined = filled.indices.filter { filled[$0].first.flatMap { $0 } != nil }
    return filled.indices.map { row in
      let nearest = defined.min { abs($0 - row) < abs($1 - row) }
      return filled[nearest ?? row].map { $0 ?? bare }
    }
  }
}

/// A sample under what has been laid over it.
struct PlainSample {
  enum Kind {
    /// Colour times alpha, and alpha, to be divided at the end.
    case weighted
    /// The sum of the extended colour over the footprint, and the part where it is defined.
    case extended
    /// Alpha alone, as a colour that is 1 wherever anything is.
    case alpha
  }

  var kind: Kind
  var color: Double
  var alpha: Double
  var part: Double
  var isGradual = false

  var isDefined: Bool { kind == .extended ? part > 0 : alpha > 0 }

  var value: Double { color / (kind == .extended ? part : alpha) }

  /// Lays a colour of an alpha over a part of the footprint.
  mutating func lay(_ value: Double, alpha inkAlpha: Double, coverage: Double) {
    let share = inkAlpha * coverage
    switch kind {
    case .weighted, .alpha:
      color = value * share + color * (1 - share)
      alpha = share + alpha * (1 - share)
    case .extended:
      let below = part > 0 ? color / part : 0
      let over = inkAlpha + alpha * (1 - inkAlpha)
      guard coverage > 0, over > 0 else { return }
      let inside = (value * inkAlpha + below * alpha * (1 - inkAlpha)) / over
      color = coverage * inside + (1 - coverage) * color
      part = coverage + (1 - coverage) * part
      alpha = coverage * over + (1 - coverage) * alpha
    }
  }
}

/// A shape's area and paint in one plane.
struct PlainArea {
  let coverages: [Float]
  let columns: Int
  let isGradual: Bool
  /// The alpha and the value of a sample.
  let ink: (Int, Int) -> (Double, Double)

  init(
    _ part: PlainNode.Part, painter: PlainPainter, plane: Int, isMask: Bool,
    geometry: PlaneGeometry
  ) {
    var rasterizer = Rasterizer()
    let outline = Outline(
      path: part.path, transform: part.transform, rule: part.rule, stroke: part.stroke)
    coverages = rasterizer.mask(of: FlatOutline(outline), geometry: geometry)
      .expanded(columns: geometry.columns, rows: geometry.rows)
    columns = geometry.columns
    let opacity = part.opacity
    let isAlpha = isMask || painter.layout.isAlpha(plane: plane)
    let planes = isMask ? [plane] : painter.planesPainted(with: plane)
    // Alpha's scale is that of codes only at the end.
    func value(_ color: Color, _ plane: Int) -> Double { isAlpha ? 1 : painter.value(color, plane) }
    switch part.paint {
    case .color(let color):
      isGradual = false
      let ink = (color.alpha * opacity, value(color, plane))
      self.ink = { _, _ in ink }
    case .gradient(let gradient):
      isGradual = true
      var faded = gradient
      for index in faded.stops.indices { faded.stops[index].color.alpha *= opacity }
      let shader = GradientShader(
        faded, transform: part.transform, geometry: geometry,
        // How finely a footprint is parted depends on all planes that are painted together.
        colors: faded.stops.map { stop in planes.map { value(stop.color, $0) } },
        alphaScale: Double(painter.layout.maximumCode),
        isWeighted: isMask || !painter.isExtended(plane))
      ink = { column, row in
        var values = planes.map { _ in 0.0 }
        let alpha = shader.sample(column: column, row: row, into: &values)
        return (alpha, isMask ? values[0] : values[planes.firstIndex(of: plane) ?? 0])
      }
    }
  }
}

/// Something to lay over samples.
indirect enum PlainNode {
  /// A fill or a stroke.
  struct Part {
    var path: Path
    var transform: ProjectiveTransform
    var rule: FillRule
    var stroke: StrokeStyle?
    var paint: Snapshot.Paint
    var opacity: Double
  }

  case area(PlainArea)
  case group(opacity: Double, mask: [PlainNode]?, nodes: [PlainNode])

  static func nodes(
    _ items: [Snapshot.Item], isMask: Bool, area: (Part, Bool) -> PlainArea
  ) -> [PlainNode] {
    items.flatMap { item -> [PlainNode] in
      switch item {
      case .group(let group):
        // What takes nothing away from the whole is no group.
        if group.opacity == 1, group.mask == nil {
          return nodes(group.items, isMask: isMask, area: area)
        }
        return [
          .group(
            opacity: group.opacity,
            mask: group.mask.map { nodes($0, isMask: true, area: area) },
            nodes: nodes(group.items, isMask: isMask, area: area))
        ]
      case .shape(let shape):
        var part = Part(
          path: shape.path, transform: shape.transform, rule: shape.fillRule, stroke: nil,
          paint: .color(.transparent), opacity: 1)
        var nodes: [PlainNode] = []
        if let fill = shape.fill {
          part.paint = fill
          if shape.stroke == nil { part.opacity = shape.opacity }
          nodes.append(.area(area(part, isMask)))
        }
        if let stroke = shape.stroke {
          part.paint = .color(stroke.color)
          part.stroke = stroke.style
          part.rule = .nonZero
          if shape.fill == nil { part.opacity = shape.opacity }
          nodes.append(.area(area(part, isMask)))
        }
        return nodes.count < 2 || shape.opacity == 1
          ? nodes : [.group(opacity: shape.opacity, mask: nil, nodes: nodes)]
      }
    }
  }

  func lay(on sample: inout PlainSample, column: Int, row: Int) {
    switch self {
    case .area(let area):
      let coverage = Double(area.coverages[row * area.columns + column])
      guard coverage > 0 else { return }
      let (alpha, value) = area.ink(column, row)
      sample.lay(value, alpha: alpha, coverage: coverage)
      if area.isGradual {
        sample.isGradual = true
      } else if alpha * coverage >= 1 {
        sample.isGradual = false
      }
    case .group(let opacity, let mask, let nodes):
      var apart = PlainSample(kind: sample.kind, color: 0, alpha: 0, part: 0)
      if sample.kind == .alpha { apart.kind = .weighted }
      for node in nodes { node.lay(on: &apart, column: column, row: row) }
      var factor = opacity
      if let mask {
        var veil = PlainSample(kind: .weighted, color: 0, alpha: 0, part: 0)
        for node in mask { node.lay(on: &veil, column: column, row: row) }
        factor *= veil.alpha
      }
      guard apart.isDefined else { return }
      let part = apart.kind == .extended ? apart.part : 1
      let alpha = apart.alpha / part * factor
      sample.lay(apart.value, alpha: alpha, coverage: part)
      if apart.isGradual, alpha > 0 {
        sample.isGradual = true
      } else if alpha * part >= 1 {
        sample.isGradual = false
      }
    }
  }
}
