import Foundation
import PulseRaster
import PulseTimeline
import TestSupport
import Testing

@Suite("Painting into planes")
struct PainterTests {
  static let layouts: [PixelLayout] = [
    .yuv420p, .yuv422p, .yuv444p, .yuv420p10, .yuv422p10, .yuv444p10, .gray, .gray16, .gbrp,
    .gbrp16, .yuva420p, .yuva444p10, .gbrap, .gbrap16,
  ]

  static let rounds = ProcessInfo.processInfo.environment["PULSE_TEST_ALL"] == nil ? 4 : 60

  @Test("each byte is what the definitions say", arguments: layouts)
  func plainTwin(layout: PixelLayout) {
    for seed in 0..<UInt64(4 * Self.rounds) {
      var random = SplitMix64(seed: seed)
      let (width, height) = (random.integer(1...23), random.integer(1...17))
      let plain = PlainPainter(
        layout: layout, coding: Self.coding(&random), width: width, height: height,
        background: Self.background(&random))
      let shapes = Self.shapes(
        count: random.integer(0...4), width: width, height: height, random: &random)
      let picture = TestPicture(layout: layout, width: width, height: height)
      var painter = Self.painter(plain)
      _ = painter.paint(Snapshot(shapes: shapes), into: picture.planes)
      #expect(picture.isPaddingUntouched)
      for (plane, codes) in plain.codes(shapes.map { .shape($0) }).enumerated() {
        let painted = picture.codes(plane)
        #expect(painted == codes, "seed \(seed), plane \(plane), \(width)x\(height)")
      }
    }
  }

  @Test("painting over a painting gives what painting anew gives", arguments: layouts)
  func replacing(layout: PixelLayout) {
    for seed in 500..<UInt64(500 + Self.rounds) {
      var random = SplitMix64(seed: seed)
      let (width, height) = (random.integer(1...40), random.integer(1...30))
      let plain = PlainPainter(
        layout: layout, coding: ColorCoding(), width: width, height: height,
        background: Self.background(&random))
      let ring = (0..<2).map { _ in TestPicture(layout: layout, width: width, height: height) }
      var paintings: [Painting?] = [nil, nil]
      var painter = Self.painter(plain)
      var shapes = Self.shapes(count: 3, width: width, height: height, random: &random)
      for turn in 0..<8 {
        Self.change(&shapes, width: width, height: height, random: &random)
        let snapshot = Snapshot(shapes: shapes)
        let picture = ring[turn % 2]
        paintings[turn % 2] = painter.paint(
          snapshot, into: picture.planes, replacing: paintings[turn % 2])
        let fresh = TestPicture(layout: layout, width: width, height: height)
        var other = Self.painter(plain)
        _ = other.paint(snapshot, into: fresh.planes)
        #expect(picture.bytes == fresh.bytes, "seed \(seed), turn \(turn)")
      }
    }
  }

  @Test("samples that stay as they are are not written again")
  func staticSamples() {
    let (width, height) = (64, 48)
    let picture = TestPicture(layout: .yuv420p, width: width, height: height)
    var painter = Painter(layout: .yuv420p, width: width, height: height)
    let still = Snapshot.Shape(
      layer: "still", path: .oval(in: Rect(x: 2.3, y: 3.1, width: 20, height: 20)),
      fill: .color(.black))
    func snapshot(_ inset: Double) -> Snapshot {
      let bounds = Rect(x: 30, y: 10, width: 30, height: 30).insetBy(dx: inset, dy: inset)
      let moving = Snapshot.Shape(
        layer: "ring", path: .oval(in: bounds), fill: .color(Color(red: 0.8, green: 0, blue: 0)))
      return Snapshot(shapes: [still, moving])
    }
    let painting = painter.paint(snapshot(0), into: picture.planes)
    for row in 0..<height {
      for column in 0..<width { picture[0, column, row] = 77 }
    }
    let next = painter.paint(snapshot(1), into: picture.planes, replacing: painting)
    let written = picture.codes(0).joined().filter { $0 != 77 }.count
    // The ring between the two circles holds 91 pixels; its two rims touch twice as many again.
    #expect((91...400).contains(written), "\(written) samples written")
    _ = painter.paint(snapshot(1), into: picture.planes, replacing: next)
    #expect(picture.codes(0).joined().filter { $0 != 77 }.count == written)
  }

  @Test("under a transparent background one shape's colour goes on to the picture's ends")
  func noFringe() {
    for layout in [PixelLayout.yuva420p, .yuva444p10, .gbrap, .gbrap16] {
      let picture = TestPicture(layout: layout, width: 31, height: 27)
      var painter = Painter(layout: layout, width: 31, height: 27, background: .transparent)
      let shape = Snapshot.Shape(
        layer: "pulse", path: .oval(in: Rect(x: 5.5, y: 4.2, width: 18, height: 17)),
        fill: .color(Color(red: 0.9, green: 0.09, blue: 0.09, alpha: 0.7)))
      _ = painter.paint(Snapshot(shapes: [shape]), into: picture.planes)
      let alpha = layout.planeCount - 1
      for plane in 0..<alpha { #expect(Set(picture.codes(plane).joined()).count == 1) }
      let middle = Int((0.7 * Double(layout.maximumCode) + 0.5).rounded(.down))
      #expect(picture[alpha, 15, 12] == middle)
      #expect(picture[alpha, 0, 0] == 0)
      #expect(Set(picture.codes(alpha).joined()).count > 20)
    }
  }

  // MARK: - Random scenes

  static func painter(_ plain: PlainPainter) -> Painter {
    Painter(
      layout: plain.layout, coding: plain.coding, width: plain.width, height: plain.height,
      background: plain.background)
  }

  static func coding(_ random: inout SplitMix64) -> ColorCoding {
    ColorCoding(
      matrix: ColorCoding.Matrix.allCases[random.integer(0...2)],
      range: random.integer(0...1) == 0 ? .limited : .full)
  }

  static func background(_ random: inout SplitMix64) -> Color {
    switch random.integer(0...2) {
    case 0: random.color()
    case 1: random.color(alpha: 0...0)
    default: random.color(alpha: 0.2...0.9)
    }
  }

  static func shapes(
    count: Int, width: Int, height: Int, random: inout SplitMix64
  ) -> [Snapshot.Shape] {
    (0..<count).map { index in shape("\(index)", width: width, height: height, random: &random) }
  }

  static func shape(
    _ name: String, width: Int, height: Int, random: inout SplitMix64
  ) -> Snapshot.Shape {
    let size = Double(max(width, height))
    let path =
      random.integer(0...2) == 0
      ? random.polygon(corners: 5, within: -0.2 * size...1.2 * size)
      : .oval(
        in: Rect(
          x: random.number(-0.5...0.9) * size, y: random.number(-0.5...0.9) * size,
          width: random.number(0.1...1) * size, height: random.number(0.1...1) * size))
    return Snapshot.Shape(
      layer: name, path: path, fillRule: random.integer(0...1) == 0 ? .nonZero : .evenOdd,
      fill: .color(random.color(alpha: random.integer(0...1) == 0 ? 1...1 : 0...1)),
      opacity: random.integer(0...2) == 0 ? random.number(0...1) : 1)
  }

  static func change(
    _ shapes: inout [Snapshot.Shape], width: Int, height: Int, random: inout SplitMix64
  ) {
    switch random.integer(0...4) {
    case 0: shapes.append(shape("new", width: width, height: height, random: &random))
    case 1 where shapes.count > 1: shapes.removeLast()
    case 2 where !shapes.isEmpty: shapes[0].fill = .color(random.color())
    case 3 where !shapes.isEmpty:
      shapes[shapes.count - 1].transform = ProjectiveTransform(
        .translation(x: random.number(-3...3), y: 0.7))
    default: break
    }
  }
}
