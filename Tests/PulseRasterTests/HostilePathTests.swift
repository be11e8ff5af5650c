import PulseRaster
import PulseTimeline
import TestSupport
import Testing

@Suite("Paths that mean harm")
struct HostilePathTests {
  static let geometry = PlaneGeometry(width: 32, height: 24)

  static func mask(_ path: Path, _ geometry: PlaneGeometry = geometry) -> Mask {
    var rasterizer = Rasterizer()
    return rasterizer.mask(of: path, geometry: geometry)
  }

  @Test(
    "a coordinate that is not finite draws nothing", arguments: 0..<6,
    [Double.nan, .infinity, -.infinity])
  func notFinite(place: Int, number: Double) {
    var numbers = [1.0, 2, 30, 4, 20, 22]
    numbers[place] = number
    let path = Path([
      .move(to: Point(numbers[0], numbers[1])), .line(to: Point(numbers[2], numbers[3])),
      .line(to: Point(numbers[4], numbers[5])),
    ])
    #expect(Self.mask(path).isEmpty)
  }

  @Test("a rectangle around everything covers everything", arguments: [1e3, 1e9, 1e15, 1e308])
  func huge(size: Double) {
    let corners = [
      Point(-size, -size), Point(size, -size), Point(size, size), Point(-size, size),
    ]
    let path = Path([.move(to: corners[0])] + corners.dropFirst().map { .line(to: $0) })
    let mask = Self.mask(path)
    #expect(mask.expanded(columns: 32, rows: 24).allSatisfy { $0 == 1 })
  }

  @Test("a circle so large that its rim is straight covers half", arguments: [1e4, 1e6, 1e8])
  func hugeCircle(radius: Double) {
    let circle = Path.oval(
      in: Rect(x: 16.25 - 2 * radius, y: 12 - radius, width: 2 * radius, height: 2 * radius))
    let mask = Self.mask(circle)
    for row in 0..<24 {
      #expect(mask.coverage(column: 15, row: row) > 0.98)
      #expect(abs(mask.coverage(column: 16, row: row) - 0.25) < 0.01)
      #expect(mask.coverage(column: 17, row: row) == 0)
    }
  }

  @Test("curves with control points anywhere end in time", arguments: 0..<4)
  func wildCurves(part: Int) {
    for seed in 0..<UInt64(50) {
      var random = SplitMix64(seed: seed + UInt64(1000 * part))
      let range = [1e2, 1e6, 1e12, 1e300][part]
      var elements: [Path.Element] = [.move(to: random.point(-range...range))]
      for _ in 0..<4 {
        elements.append(
          .cubic(
            control1: random.point(-range...range), control2: random.point(-range...range),
            to: random.point(-range...range)))
        elements.append(
          .quad(control: random.point(-range...range), to: random.point(-range...range)))
      }
      let values = Self.mask(Path(elements)).expanded(columns: 32, rows: 24)
      #expect(values.allSatisfy { $0 >= 0 && $0 <= 1 }, "seed \(seed), range \(range)")
    }
  }

  @Test("a tangle of lines that is sampled is near one that is not", arguments: FillRule.allCases)
  func tangle(rule: FillRule) {
    let geometry = PlaneGeometry(width: 12, height: 6)
    var random = SplitMix64(seed: 7)
    let path = random.polygon(corners: 120, within: -1...13)
    var exact = Rasterizer()
    var hasty = Rasterizer(effortLimit: 100)
    let truth = exact.mask(of: path, rule: rule, geometry: geometry)
    let sampled = hasty.mask(of: path, rule: rule, geometry: geometry)
    #expect(sampled != truth)
    let values = zip(
      truth.expanded(columns: 12, rows: 6), sampled.expanded(columns: 12, rows: 6))
    #expect(values.allSatisfy { abs($0 - $1) < 1.0 / 128 })
  }

  @Test("elements before the first move, empty subpaths and lone points draw nothing")
  func degenerate() {
    #expect(Self.mask(Path()).isEmpty)
    #expect(Self.mask(Path([.close])).isEmpty)
    #expect(Self.mask(Path([.line(to: Point(5, 5)), .line(to: Point(9, 1))])).isEmpty)
    #expect(Self.mask(Path([.move(to: Point(5, 5))])).isEmpty)
    #expect(Self.mask(Path([.move(to: Point(5, 5)), .close, .close])).isEmpty)
    #expect(Self.mask(.oval(in: Rect(x: 3, y: 3, width: 0, height: 9))).isEmpty)
  }

  @Test("pictures without pixels and shapes beyond the picture cost nothing")
  func empty() {
    let oval = Path.oval(in: Rect(x: 3, y: 3, width: 9, height: 9))
    #expect(Self.mask(oval, PlaneGeometry(width: 0, height: 10)).isEmpty)
    #expect(Self.mask(oval, PlaneGeometry(width: 10, height: -4)).isEmpty)
    for (x, y) in [(-50.0, 0.0), (50, 0), (0, -50), (0, 50)] {
      let path = oval.applying(.translation(x: x, y: y))
      #expect(Self.mask(path).isEmpty)
    }
  }

  @Test("a picture of one pixel")
  func onePixel() {
    let mask = Self.mask(
      .rectangle(Rect(x: 0.25, y: 0.5, width: 7, height: 7)), PlaneGeometry(width: 1, height: 1))
    #expect(mask.coverage(column: 0, row: 0) == 0.375)
  }
}
