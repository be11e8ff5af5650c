import Foundation
import PulseRaster
import PulseTimeline
import TestSupport
import Testing

@Suite("Painting strokes, gradients, groups, masks and perspective")
struct SceneTests {
  @Test("each byte is what the definitions say", arguments: PainterTests.layouts)
  func plainTwin(layout: PixelLayout) {
    for seed in 2000..<UInt64(2000 + 6 * PainterTests.rounds) {
      var random = SplitMix64(seed: seed)
      let (width, height) = (random.integer(1...23), random.integer(1...17))
      let plain = PlainPainter(
        layout: layout, coding: PainterTests.coding(&random), width: width, height: height,
        background: PainterTests.background(&random))
      let items = Self.items(
        count: random.integer(1...4), depth: 2, size: Double(max(width, height)), random: &random)
      let picture = TestPicture(layout: layout, width: width, height: height)
      var painter = PainterTests.painter(plain)
      _ = painter.paint(Snapshot(items: items), into: picture.planes)
      #expect(picture.isPaddingUntouched)
      for (plane, codes) in plain.codes(items).enumerated() {
        let painted = picture.codes(plane)
        #expect(painted == codes, "seed \(seed), plane \(plane), \(width)x\(height)")
      }
    }
  }

  @Test("many shapes give what the definitions say", arguments: PainterTests.layouts)
  func manyShapes(layout: PixelLayout) {
    for seed in 4000..<UInt64(4000 + PainterTests.rounds) {
      var random = SplitMix64(seed: seed)
      let plain = PlainPainter(
        layout: layout, coding: ColorCoding(), width: 29, height: 21,
        background: PainterTests.background(&random))
      let shapes = PainterTests.shapes(
        count: random.integer(9...40), width: 29, height: 21, random: &random)
      let picture = TestPicture(layout: layout, width: 29, height: 21)
      var painter = PainterTests.painter(plain)
      _ = painter.paint(Snapshot(shapes: shapes), into: picture.planes)
      for (plane, codes) in plain.codes(shapes.map { .shape($0) }).enumerated() {
        #expect(picture.codes(plane) == codes, "seed \(seed), plane \(plane)")
      }
    }
  }

  @Test("many rectangles keep their level sides", arguments: PainterTests.layouts)
  func manyRectangles(layout: PixelLayout) {
    for seed in 5000..<UInt64(5000 + PainterTests.rounds) {
      var random = SplitMix64(seed: seed)
      let plain = PlainPainter(
        layout: layout, coding: ColorCoding(), width: 29, height: 21, background: .white)
      let shapes = (0..<random.integer(9...20)).map { index in
        let rect = Rect(
          x: random.number(-5...25), y: random.number(-5...18), width: random.number(0.2...20),
          height: random.number(0.2...9))
        let path =
          random.integer(0...1) == 0
          ? Path.rectangle(rect) : Path.roundedRectangle(rect, cornerRadius: random.number(0...3))
        return Snapshot.Shape(layer: "\(index)", path: path, fill: .color(random.color()))
      }
      let picture = TestPicture(layout: layout, width: 29, height: 21)
      var painter = PainterTests.painter(plain)
      _ = painter.paint(Snapshot(shapes: shapes), into: picture.planes)
      for (plane, codes) in plain.codes(shapes.map { .shape($0) }).enumerated() {
        #expect(picture.codes(plane) == codes, "seed \(seed), plane \(plane)")
      }
    }
  }

  @Test("painting over a painting gives what painting anew gives", arguments: PainterTests.layouts)
  func replacing(layout: PixelLayout) {
    for seed in 3000..<UInt64(3000 + PainterTests.rounds) {
      var random = SplitMix64(seed: seed)
      let (width, height) = (random.integer(1...40), random.integer(1...30))
      let size = Double(max(width, height))
      let plain = PlainPainter(
        layout: layout, coding: ColorCoding(), width: width, height: height,
        background: PainterTests.background(&random))
      let picture = TestPicture(layout: layout, width: width, height: height)
      var painting: Painting?
      var painter = PainterTests.painter(plain)
      var items = Self.items(count: 4, depth: 2, size: size, random: &random)
      for turn in 0..<8 {
        let new = Self.items(count: 1, depth: 2, size: size, random: &random)
        switch random.integer(0...3) {
        case 0: items += new
        case 1 where items.count > 1: items.removeFirst()
        case 2: items.insert(contentsOf: new, at: items.count / 2)
        default: items.replaceSubrange(0..<min(items.count, 1), with: new)
        }
        painting = painter.paint(
          Snapshot(items: items), into: picture.planes, replacing: painting)
        let fresh = TestPicture(layout: layout, width: width, height: height)
        var other = PainterTests.painter(plain)
        _ = other.paint(Snapshot(items: items), into: fresh.planes)
        #expect(picture.bytes == fresh.bytes, "seed \(seed), turn \(turn)")
      }
    }
  }

  // MARK: - Random scenes

  static func items(
    count: Int, depth: Int, size: Double, random: inout SplitMix64
  ) -> [Snapshot.Item] {
    (0..<count).map { index in
      if depth > 0, random.integer(0...3) == 0 {
        return .group(
          Snapshot.Group(
            layer: "group", opacity: random.integer(0...1) == 0 ? 1 : random.number(0...1),
            mask: random.integer(0...1) == 0
              ? nil
              : items(
                count: random.integer(0...2), depth: depth - 1, size: size, random: &random),
            items: items(
              count: random.integer(1...3), depth: depth - 1, size: size, random: &random)))
      }
      return .shape(shape(size: size, random: &random))
    }
  }

  static func shape(size: Double, random: inout SplitMix64) -> Snapshot.Shape {
    let range = -0.2 * size...1.2 * size
    let path: Path
    switch random.integer(0...2) {
    case 0: path = random.polygon(corners: 4, within: range)
    case 1:
      path = Path([
        .move(to: random.point(range)),
        .cubic(
          control1: random.point(range), control2: random.point(range), to: random.point(range)),
        .line(to: random.point(range)),
      ])
    default:
      path = .oval(
        in: Rect(
          x: random.number(-0.5...0.9) * size, y: random.number(-0.5...0.9) * size,
          width: random.number(0.1...1) * size, height: random.number(0.1...1) * size))
    }
    let hasStroke = random.integer(0...2) == 0
    let fill: Snapshot.Paint? =
      switch random.integer(0...3) {
      case 0: .gradient(gradient(size: size, random: &random))
      case 1 where hasStroke: nil
      default: .color(random.color(alpha: random.integer(0...1) == 0 ? 1...1 : 0...1))
      }
    return Snapshot.Shape(
      layer: "shape", path: path, transform: transform(size: size, random: &random),
      fillRule: random.integer(0...1) == 0 ? .nonZero : .evenOdd, fill: fill,
      stroke: hasStroke ? stroke(size: size, random: &random) : nil,
      opacity: random.integer(0...2) == 0 ? random.number(0...1) : 1)
  }

  static func stroke(size: Double, random: inout SplitMix64) -> Snapshot.Stroke {
    Snapshot.Stroke(
      color: random.color(alpha: random.integer(0...1) == 0 ? 1...1 : 0...1),
      style: StrokeStyle(
        lineWidth: random.number(0.1...0.4) * size,
        lineCap: LineCap.allCases[random.integer(0...2)],
        lineJoin: LineJoin.allCases[random.integer(0...2)],
        lineDashPattern: random.integer(0...2) == 0 ? [0.3 * size, 0.2 * size] : [],
        strokeStart: random.number(0...0.3), strokeEnd: random.number(0.5...1)))
  }

  static func gradient(size: Double, random: inout SplitMix64) -> Gradient {
    let places = (0..<random.integer(1...4)).map { _ in random.number(-0.2...1.2) }.sorted()
    let isOpaque = random.integer(0...1) == 0
    return Gradient(
      kind: Gradient.Kind.allCases[random.integer(0...2)], startPoint: random.point(0...size),
      endPoint: random.point(0...size),
      stops: places.map { place in
        Gradient.Stop(location: place, color: random.color(alpha: isOpaque ? 1...1 : 0...1))
      })
  }

  static func transform(size: Double, random: inout SplitMix64) -> ProjectiveTransform {
    switch random.integer(0...3) {
    case 0:
      var map = ProjectiveTransform.identity
      map.px = random.number(-1.5...1.5) / size
      map.py = random.number(-1.5...1.5) / size
      return map
    case 1:
      return ProjectiveTransform(
        AffineTransform(
          a: random.number(-1...1), b: random.number(-1...1), c: random.number(-1...1),
          d: random.number(-1...1), tx: random.number(0...1) * size,
          ty: random.number(0...1) * size))
    default: return .identity
    }
  }
}
