import PulseRaster
import PulseTimeline
import TestSupport
import Testing

@Suite("Strokes that nobody would draw")
struct HostileStrokeTests {
  static let line = Path([.move(to: Point(4, 10)), .line(to: Point(36, 10))])

  static func mask(_ path: Path, _ style: StrokeStyle) -> [Float] {
    var rasterizer = Rasterizer()
    let outline = Outline(path: path, transform: .identity, rule: .nonZero, stroke: style)
    return rasterizer.mask(
      of: FlatOutline(outline), geometry: PlaneGeometry(width: 40, height: 20)
    ).expanded(columns: 40, rows: 20)
  }

  @Test("dashes too many to tell apart are drawn solid, as dense as they are on the average")
  func endlessDashes() {
    let drawn = Self.mask(Self.line, StrokeStyle(lineWidth: 4, lineDashPattern: [1e-9, 3e-9]))
    #expect(drawn[10 * 40 + 20] == 0.25)
    #expect(drawn[2 * 40 + 20] == 0)
  }

  @Test("patterns without dashes, or without sense, draw a whole line")
  func patterns() {
    let whole = Self.mask(Self.line, StrokeStyle(lineWidth: 4))
    for pattern in [[0, 0], [-1, 2], [.nan], [.infinity, 1], [3, 0]] {
      #expect(Self.mask(Self.line, StrokeStyle(lineWidth: 4, lineDashPattern: pattern)) == whole)
    }
  }

  @Test("an odd pattern is taken twice, and a phase may lie anywhere")
  func phases() {
    func drawn(_ pattern: [Double], _ phase: Double) -> [Float] {
      Self.mask(
        Self.line, StrokeStyle(lineWidth: 4, lineDashPattern: pattern, lineDashPhase: phase))
    }
    #expect(drawn([5], 0) == drawn([5, 5], 0))
    #expect(drawn([4, 2], 6e6 + 1) == drawn([4, 2], 1))
    #expect(drawn([4, 2], -5) == drawn([4, 2], 1))
    #expect(drawn([4, 2], .nan) == drawn([4, 2], 0))
  }

  @Test("points have caps, but for butt ones")
  func points() {
    let point = Path([.move(to: Point(10, 10)), .line(to: Point(10, 10))])
    let square = Self.mask(point, StrokeStyle(lineWidth: 6, lineCap: .square))
    #expect(square.reduce(0, +) == 36)
    #expect(Self.mask(point, StrokeStyle(lineWidth: 6)).allSatisfy { $0 == 0 })
    let lone = Path([.move(to: Point(10, 10))])
    #expect(
      Self.mask(lone, StrokeStyle(lineWidth: 6, lineCap: .round)).allSatisfy { $0 == 0 })
  }

  @Test("widths and parts that cover nothing")
  func nothing() {
    for width in [0, -3, .nan, .infinity] {
      #expect(Self.mask(Self.line, StrokeStyle(lineWidth: width)).allSatisfy { $0 == 0 })
    }
    let backwards = StrokeStyle(lineWidth: 4, lineCap: .round, strokeStart: 0.7, strokeEnd: 0.2)
    #expect(Self.mask(Self.line, backwards).allSatisfy { $0 == 0 })
    let beyond = StrokeStyle(lineWidth: 4, strokeStart: -2, strokeEnd: 7)
    #expect(Self.mask(Self.line, beyond) == Self.mask(Self.line, StrokeStyle(lineWidth: 4)))
  }

  @Test("huge coordinates, wild curves and no numbers end, and stay within 0 and 1")
  func wild() {
    for seed in 0..<UInt64(60) {
      var random = SplitMix64(seed: seed)
      let reach = [1e1, 1e4, 1e9, 1e30, 1e300][random.integer(0...4)]
      var elements: [Path.Element] = [.move(to: random.point(-reach...reach))]
      for _ in 0..<3 {
        let points = (0..<3).map { _ in random.point(-reach...reach) }
        elements.append(.cubic(control1: points[0], control2: points[1], to: points[2]))
        elements.append(.cubic(control1: points[0], control2: points[0], to: points[2]))
      }
      if random.integer(0...1) == 0 { elements.append(.close) }
      let style = StrokeStyle(
        lineWidth: random.number(0.1...30), lineCap: LineCap.allCases[random.integer(0...2)],
        lineJoin: LineJoin.allCases[random.integer(0...2)],
        lineDashPattern: random.integer(0...1) == 0 ? [] : [3, 1])
      let drawn = Self.mask(Path(elements), style)
      #expect(drawn.allSatisfy { $0 >= 0 && $0 <= 1 }, "seed \(seed)")
    }
    let bad = Path([.move(to: Point(1, 1)), .line(to: Point(.nan, 9))])
    #expect(Self.mask(bad, StrokeStyle(lineWidth: 4)).allSatisfy { $0 == 0 })
  }
}
