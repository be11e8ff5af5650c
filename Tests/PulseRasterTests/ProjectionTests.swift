import PulseRaster
import PulseTimeline
import TestSupport
import Testing

@Suite("Perspective")
struct ProjectionTests {
  static func mask(_ path: Path, _ map: ProjectiveTransform, size: Int = 24) -> [Float] {
    var rasterizer = Rasterizer()
    let outline = Outline(path: path, transform: map, rule: .nonZero, stroke: nil)
    return rasterizer.mask(
      of: FlatOutline(outline), geometry: PlaneGeometry(width: size, height: size)
    ).expanded(columns: size, rows: size)
  }

  @Test("curves are where their points are seen", arguments: 0..<12)
  func curves(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var map = ProjectiveTransform(
      AffineTransform(
        a: random.number(0.6...1.4), b: random.number(-0.4...0.4), c: random.number(-0.4...0.4),
        d: random.number(0.6...1.4), tx: 2, ty: 1))
    (map.px, map.py) = (random.number(-0.02...0.02), random.number(-0.02...0.02))
    let oval = Path.oval(in: Rect(x: 3, y: 4, width: 15, height: 12))
    let seen = ExactArea.polygons(of: oval).map { $0.map { map.apply($0) } }
    let drawn = Self.mask(oval, map)
    for row in 0..<24 {
      for column in 0..<24 {
        let area = seen.reduce(0) {
          $0
            + ExactArea.clipped(
              $1, left: Double(column), top: Double(row), right: Double(column + 1),
              bottom: Double(row + 1))
        }
        #expect(abs(area - Double(drawn[row * 24 + column])) < 1.0 / 512, "seed \(seed)")
      }
    }
  }

  @Test("what lies behind the viewer is cut off")
  func behind() {
    // w = 1 - x / 12: the square's right half lies behind. Its seen part reaches to the right for ever.
    var map = ProjectiveTransform.identity
    map.px = -1.0 / 12
    let drawn = Self.mask(.rectangle(Rect(x: 6, y: 6, width: 12, height: 2)), map)
    // x = 6 is seen at 12; the upper edge y = 6 at y' = 6 / w, on the line y' = (x' + 12) / 2.
    #expect(drawn[13 * 24 + 11] == 0)
    #expect(drawn[13 * 24 + 12] == 1)
    #expect(drawn[17 * 24 + 22] == 0.25 || drawn[17 * 24 + 22] > 0)
    #expect(drawn[10 * 24 + 20] == 0)
    for row in 0..<24 {
      for column in 0..<24 {
        let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
        let isInside = x > 13 && y > (x + 12) / 2 + 1 && y < (x + 12) * 2 / 3 - 1
        if isInside { #expect(drawn[row * 24 + column] == 1, "\(column), \(row)") }
      }
    }
  }

  @Test("nothing is seen of what lies behind altogether, and numbers without sense draw nothing")
  func nothing() {
    let square = Path.rectangle(Rect(x: 2, y: 2, width: 8, height: 8))
    var map = ProjectiveTransform.identity
    (map.px, map.pw) = (-1, 1)
    #expect(Self.mask(square, map).allSatisfy { $0 == 0 })
    (map.px, map.pw) = (0, -1)
    #expect(Self.mask(square, map).allSatisfy { $0 == 0 })
    (map.px, map.pw) = (1e300, 1e300)
    #expect(Self.mask(square, map).allSatisfy { $0 >= 0 && $0 <= 1 })
    (map.px, map.pw) = (.infinity, 1)
    #expect(Self.mask(square, map).allSatisfy { $0 == 0 })
  }
}
