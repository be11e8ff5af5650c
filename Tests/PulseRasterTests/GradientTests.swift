import PulseRaster
import PulseTimeline
import TestSupport
import Testing

@Suite("Gradients")
struct GradientTests {
  /// A gradient by its definition, asked at many places.
  struct Plain {
    let gradient: Gradient
    let inverse: (Point) -> Point

    func parameter(_ cell: Point) -> Double {
      let (point, start) = (inverse(cell) - gradient.startPoint, gradient.startPoint)
      let span = gradient.endPoint - start
      switch gradient.kind {
      case .axial:
        return (point.x * span.x + point.y * span.y) / (span.x * span.x + span.y * span.y)
      case .radial:
        let (x, y) = (point.x / span.x, point.y / span.y)
        return (x * x + y * y).squareRoot()
      case .conic:
        let (x, y) = (
          span.x * point.x + span.y * point.y, span.x * point.y - span.y * point.x
        )
        let angle = Self.angle(x, y)
        return angle
      }
    }

    /// The part of a full turn, by halving the angle until its sine is the angle.
    static func angle(_ x: Double, _ y: Double) -> Double {
      if y < 0 { return 1 - angle(x, -y) }
      var (x, y) = (x, y)
      for _ in 0..<24 { x += (x * x + y * y).squareRoot() }
      let tangent = y / x
      return tangent * Double(1 << 24) / (2 * Double.pi)
    }

    func color(_ cell: Point) -> (value: Double, alpha: Double) {
      let parameter = parameter(cell)
      let stops = gradient.stops
      func pair(_ color: Color) -> (Double, Double) { (255 * color.green, color.alpha) }
      guard let next = stops.firstIndex(where: { $0.location > parameter }) else {
        return pair(stops[stops.count - 1].color)
      }
      if next == 0 { return pair(stops[0].color) }
      let (low, high) = (stops[next - 1], stops[next])
      let part = (parameter - low.location) / (high.location - low.location)
      let (from, to) = (pair(low.color), pair(high.color))
      return (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    }
  }

  @Test("a sample is the mean over its footprint, to within one code", arguments: 0..<24)
  func mean(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let gradient = Self.gradient(kind: Gradient.Kind.allCases[seed % 3], random: &random)
    var map = ProjectiveTransform(
      AffineTransform(
        a: random.number(0.5...2), b: random.number(-0.5...0.5), c: random.number(-0.5...0.5),
        d: random.number(0.5...2), tx: 1, ty: 2))
    if seed % 4 == 3 { (map.px, map.py) = (random.number(0...0.01), random.number(0...0.01)) }
    let plain = Plain(gradient: gradient) { Self.solve(map, $0) }
    let shader = GradientShader(
      gradient, transform: map, geometry: PlaneGeometry(width: 12, height: 9),
      colors: gradient.stops.map { [255 * $0.color.green] }, alphaScale: 255, isWeighted: true)
    let places = 96
    var worst = 0.0
    for row in 0..<9 {
      for column in 0..<12 {
        var (sum, alphas) = (0.0, 0.0)
        for index in 0..<places * places {
          let (value, alpha) = plain.color(
            Point(
              Double(column) + (Double(index % places) + 0.5) / Double(places),
              Double(row) + (Double(index / places) + 0.5) / Double(places)))
          sum += value * alpha
          alphas += alpha
        }
        var values = [0.0]
        let alpha = shader.sample(column: column, row: row, into: &values)
        let count = Double(places * places)
        worst = max(worst, abs(values[0] * alpha - sum / count), 255 * abs(alpha - alphas / count))
      }
    }
    // 96 x 96 places miss a jump of 255 codes by up to 255 / 96 / 2, about 1.3, where it is upright.
    let hasJump = gradient.stops.indices.dropFirst().contains {
      gradient.stops[$0].location == gradient.stops[$0 - 1].location
    }
    let isConic = gradient.kind == .conic
    #expect(worst < (hasJump || isConic ? 1.4 : 0.5), "seed \(seed)")
  }

  /// Where a map takes to `target`, by Cramer's rule.
  static func solve(_ map: ProjectiveTransform, _ target: Point) -> Point {
    let (a, c) = (map.a - target.x * map.px, map.c - target.x * map.py)
    let (b, d) = (map.b - target.y * map.px, map.d - target.y * map.py)
    let (x, y) = (target.x * map.pw - map.tx, target.y * map.pw - map.ty)
    let determinant = a * d - b * c
    return Point((x * d - y * c) / determinant, (a * y - b * x) / determinant)
  }

  static func gradient(kind: Gradient.Kind, random: inout SplitMix64) -> Gradient {
    var places = [0.0, random.number(0.2...0.8), 1]
    if random.integer(0...1) == 0 { places.insert(places[1], at: 1) }
    let isOpaque = random.integer(0...1) == 0
    return Gradient(
      kind: kind, startPoint: Point(random.number(0...6), random.number(0...6)),
      endPoint: Point(random.number(7...14), random.number(7...14)),
      stops: places.map {
        Gradient.Stop(location: $0, color: random.color(alpha: isOpaque ? 1...1 : 0.1...1))
      })
  }

  @Test("8 bits are dithered by place alone, 10 bits are not")
  func dithering() {
    func codes(_ layout: PixelLayout, shift: Double) -> [[Int]] {
      let picture = TestPicture(layout: layout, width: 64, height: 16)
      var painter = Painter(layout: layout, width: 64, height: 16)
      let gradient = Gradient(
        kind: .axial, startPoint: Point(shift, 0), endPoint: Point(640 + shift, 0),
        stops: [
          .init(location: 0, color: Color(red: 0.5, green: 0.5, blue: 0.5)),
          .init(location: 1, color: Color(red: 0.6, green: 0.6, blue: 0.6)),
        ])
      let shape = Snapshot.Shape(
        layer: "sky", path: .rectangle(Rect(x: 0, y: 0, width: 64, height: 16)),
        fill: .gradient(gradient))
      _ = painter.paint(Snapshot(shapes: [shape]), into: picture.planes)
      return picture.codes(0)
    }
    let dithered = codes(.gbrp, shift: 0)
    #expect(dithered.contains { $0 != dithered[0] })
    // Over any 8 x 8 samples the mean keeps within half a code of the gradient's, far finer than a code.
    for block in 0..<8 {
      let sum = dithered[0..<8].reduce(0) { $0 + $1[block * 8..<block * 8 + 8].reduce(0, +) }
      let middle = 255 * (0.5 + 0.1 * (Double(block) * 8 + 4) / 640)
      #expect(abs(Double(sum) / 64 - middle) < 0.05)
    }
    let deep = codes(PixelLayout.gbrp.with(bitDepth: 10), shift: 0)
    #expect(deep.allSatisfy { $0 == deep[0] })
  }
}
