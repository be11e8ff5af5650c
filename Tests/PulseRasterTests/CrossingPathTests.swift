import Foundation
import PulseRaster
import PulseTimeline
import TestSupport
import Testing

@Suite("Paths that cross, touch and contain themselves")
struct CrossingPathTests {
  /// The heights in a row at which the scan lines lie.
  static let lines = 512

  /// What the issue asks for; the lines are off by up to half their distance for each level outline.
  static let allowed = 1.0 / 512

  @Test("random polygons agree with scan lines", arguments: FillRule.allCases)
  func randomPolygons(rule: FillRule) {
    for seed in 0..<UInt64(Self.isLong ? 200 : 12) {
      var random = SplitMix64(seed: seed)
      let side = random.integer(2...12)
      let range = -0.3 * Double(side)...1.3 * Double(side)
      let path = random.polygon(corners: random.integer(3...10), within: range)
      check(path, rule: rule, side: side, "seed \(seed)")
    }
  }

  @Test("stars, bow ties and nested shapes agree with scan lines", arguments: FillRule.allCases)
  func knownShapes(rule: FillRule) {
    for (name, path) in Self.shapes { check(path, rule: rule, side: 8, name) }
  }

  @Test("curves that loop agree with scan lines", arguments: FillRule.allCases)
  func loops(rule: FillRule) {
    for seed in 100..<UInt64(Self.isLong ? 160 : 106) {
      var random = SplitMix64(seed: seed)
      let range = -1.0...7.0
      var elements: [Path.Element] = [.move(to: random.point(range))]
      for _ in 0..<3 {
        elements.append(
          .cubic(
            control1: random.point(range), control2: random.point(range), to: random.point(range)))
      }
      check(Path(elements), rule: rule, side: 6, "seed \(seed)")
    }
  }

  static let isLong = ProcessInfo.processInfo.environment["PULSE_TEST_ALL"] != nil

  static let shapes: [(String, Path)] = [
    ("star", polygon([(4, 0.3), (6.3, 7.5), (0.4, 3.1), (7.6, 3.1), (1.7, 7.5)])),
    ("bow tie", polygon([(1.2, 1.1), (6.9, 6.3), (6.9, 1.4), (1.2, 6.6)])),
    ("bow tie on a row's border", polygon([(1, 1), (7, 5), (7, 1), (1, 5)])),
    (
      "nested, same direction",
      Path(
        Path.oval(in: Rect(x: 0.2, y: 0.3, width: 7, height: 7)).elements
          + Path.oval(in: Rect(x: 2.2, y: 2.3, width: 3, height: 3.3)).elements)
    ),
    (
      "nested, opposite directions",
      Path(
        Path.oval(in: Rect(x: 0.2, y: 0.3, width: 7, height: 7)).elements
          + polygon([(2.1, 2.2), (2.4, 5.3), (5.1, 5.2), (5.5, 2.5)]).elements)
    ),
    ("one outline twice", polygon([(1, 1), (7, 2), (3, 7), (1, 1), (7, 2), (3, 7)])),
    ("there and back", polygon([(1, 1), (7, 2), (3, 7), (7, 2)])),
    ("no area", polygon([(1, 1), (7, 7), (1, 1)])),
    ("three lines through a point", polygon([(0, 4), (8, 4), (6, 8), (2, 0), (6, 0), (2, 8)])),
  ]

  private static func polygon(_ corners: [(Double, Double)]) -> Path {
    let points = corners.map { Point($0.0, $0.1) }
    return Path([.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.close])
  }

  private func check(_ path: Path, rule: FillRule, side: Int, _ name: String) {
    var rasterizer = Rasterizer()
    let mask = rasterizer.mask(
      of: path, rule: rule, geometry: PlaneGeometry(width: side, height: side))
    let polygons = ExactArea.polygons(of: path, lines: 100)
    for row in 0..<side {
      let areas = ExactArea.scanned(
        polygons, rule: rule, top: Double(row), columns: side, lines: Self.lines)
      for column in 0..<side {
        let coverage = Double(mask.coverage(column: column, row: row))
        let isNear = abs(areas[column] - coverage) < Self.allowed
        #expect(isNear, "\(name), cell \(column), \(row): \(coverage), not \(areas[column])")
      }
    }
  }
}
