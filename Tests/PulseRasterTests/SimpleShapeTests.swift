import Foundation
import PulseRaster
import PulseTimeline
import TestSupport
import Testing

@Suite("Random simple shapes against polygon clipping")
struct SimpleShapeTests {
  /// Well within the 1/512 that is promised, also where both sides of a thin oval pass a pixel.
  static let allowed = 1.0 / 768

  /// 1,000 shapes, or 120 of them where no larger suite is asked for.
  static let count =
    ProcessInfo.processInfo.environment["PULSE_TEST_ALL"] == nil ? 120 : 1000

  @Test("every pixel that the outline passes is within 1/768", arguments: 0..<8)
  func shapes(part: Int) {
    for index in 0..<Self.count / 8 {
      let seed = UInt64(part * 1000 + index)
      var random = SplitMix64(seed: seed)
      let size = exp2(random.number(-3...12))
      let path = index % 2 == 0 ? oval(size, &random) : convexPolygon(size, &random)
      let (side, largest) = check(path, size: size, random: &random)
      #expect(largest < Self.allowed, "seed \(seed), size \(size), picture \(side)")
    }
  }

  private func oval(_ size: Double, _ random: inout SplitMix64) -> Path {
    Path.oval(
      in: Rect(
        x: random.number(-0.3...0.7) * size, y: random.number(-0.3...0.7) * size,
        width: size, height: size * random.number(0.02...1)))
  }

  private func convexPolygon(_ size: Double, _ random: inout SplitMix64) -> Path {
    let corners = random.integer(3...9)
    let turns = (0..<corners).map { _ in random.number(0...1) }.sorted()
    let points = turns.map { turn in
      Point(
        size * (0.4 + 0.5 * cos(2 * .pi * turn)), size * (0.4 + 0.3 * sin(2 * .pi * turn)))
    }
    return Path([.move(to: points[0])] + points.dropFirst().map { .line(to: $0) })
  }

  /// The largest error in cells near the outline, a sample of them if there are many, and in some others.
  private func check(
    _ path: Path, size: Double, random: inout SplitMix64
  ) -> (side: Int, largest: Double) {
    let side = Int(size) + 2
    var rasterizer = Rasterizer()
    let mask = rasterizer.mask(of: path, geometry: PlaneGeometry(width: side, height: side))
    let polygon = ExactArea.polygons(of: path, lines: size > 256 ? 8192 : 1024)[0]
    var cells = Set<[Int]>()
    for _ in 0..<12 {
      let point = polygon[random.integer(0...polygon.count - 1)]
      cells.insert([Int(point.x), Int(point.y)])
      cells.insert([random.integer(0...side - 1), random.integer(0...side - 1)])
    }
    var largest = 0.0
    for cell in cells where (0..<side).contains(cell[0]) && (0..<side).contains(cell[1]) {
      let (x, y) = (Double(cell[0]), Double(cell[1]))
      let area = ExactArea.clipped(polygon, left: x, top: y, right: x + 1, bottom: y + 1)
      let coverage = Double(mask.coverage(column: cell[0], row: cell[1]))
      largest = max(largest, abs(area - coverage))
    }
    return (side, largest)
  }
}
