import Foundation
import PulseTimeline
import TestSupport
import Testing

/// The direction of (x, y) in degrees, by the system's library.
func atan2Degrees(_ y: Double, _ x: Double) -> Double { atan2(y, x) * 180 / .pi }

/// Maps of space and of the plane.
@Suite struct TransformTests {
  @Test func turns() {
    let quarter = Transform3D.rotation(angle: .pi / 2, x: 0, y: 0, z: 5)
    #expect(abs(quarter.m12 - 1) < 1e-15 && abs(quarter.m21 + 1) < 1e-15)
    let other = Transform3D.rotation(angle: 0.5, x: 1, y: 0, z: 0)
    #expect(abs(other.m23 - sin(0.5)) < 1e-15 && abs(other.m32 + sin(0.5)) < 1e-15)
    let third = Transform3D.rotation(angle: 0.5, x: 0, y: 1, z: 0)
    #expect(abs(third.m31 - sin(0.5)) < 1e-15 && abs(third.m13 + sin(0.5)) < 1e-15)
    #expect(Transform3D.rotation(angle: 1, x: 0, y: 0, z: 0) == .identity)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func inverses(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      func number() -> Double { Double.random(in: -2...2, using: &random) }
      let map = Transform3D(
        m11: number(), m12: number(), m13: number(), m14: number(), m21: number(), m22: number(),
        m23: number(), m24: number(), m31: number(), m32: number(), m33: number(), m34: number(),
        m41: number(), m42: number(), m43: number(), m44: number())
      let back = try #require(map.inverted, "seed \(seed)")
      let size = back.numbers.map(abs).max() ?? 0
      #expect(
        largestDifference(map.concatenating(back), .identity) < 1e-13 * max(size, 1) * 16,
        "seed \(seed)")
    }
    #expect(Transform3D.scale(x: 1, y: 0).inverted == nil)
  }

  /// Scale, turns about x, y and z, shift: whatever the numbers, the parts give the whole.
  @Test(arguments: [4, 5, 6] as [UInt64])
  func parts(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for round in 0..<200 {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      let angles = (number(-3...3), round % 2 == 0 ? 0 : number(-1.5...1.5), number(-3...3))
      let x = round % 2 == 0 ? 0 : angles.0
      var whole = Transform3D.scale(
        x: number(0.1...3), y: number(0.1...3), z: round % 2 == 0 ? 1 : number(0.1...3))
      whole = whole.concatenating(.rotation(angle: x, x: 1, y: 0, z: 0))
        .concatenating(.rotation(angle: angles.1, x: 0, y: 1, z: 0))
        .concatenating(.rotation(angle: angles.2, x: 0, y: 0, z: 1))
        .concatenating(.translation(x: number(-9...9), y: number(-9...9), z: number(-9...9)))
      var layer = Layer(transform: whole)
      let found = [.transformRotationX, .transformRotationY, .transformRotationZ].map {
        angle(of: layer, $0)
      }
      #expect(
        zip(found, [x, angles.1, angles.2]).allSatisfy { abs($0 - $1) < 1e-9 }, "seed \(seed)")
      // Setting a part to what it is changes nothing.
      for keyPath in AnimationKeyPath.allCases where keyPath.rawValue.hasPrefix("transform.r") {
        layer.setValue(.number(angle(of: layer, keyPath)), for: keyPath)
        #expect(largestDifference(layer.transform, whole) < 1e-12, "seed \(seed): \(keyPath)")
      }
    }
  }

  private func angle(of layer: Layer, _ keyPath: AnimationKeyPath) -> Double {
    if case .number(let number) = layer.value(of: keyPath) { number } else { .nan }
  }

  /// A turn set on a scaled transform comes after the scale: m12 = 2 sin 0.5 = 0.9588, measured.
  @Test func turnAfterScale() {
    var layer = Layer(transform: .scale(x: 2, y: 2))
    layer.setValue(.number(0.5), for: .transformRotationZ)
    #expect(abs(layer.transform.m12 - 0.958851077208406) < 1e-12)
    layer.setValue(.number(7), for: .transformTranslationX)
    #expect(layer.transform.m41 == 7 && abs(layer.transform.m12 - 0.958851077208406) < 1e-12)
    layer.setValue(.number(3), for: .transformScale)
    #expect(layer.transform.m33 == 3 && abs(layer.transform.m12 - 3 * sin(0.5)) < 1e-12)
    #expect(layer.value(of: .transformTranslation) == .size(Size(7, 0)))
  }

  /// Perspective and shear stay when a part is set.
  @Test func restStays() {
    var layer = Layer()
    layer.transform.m34 = -1.0 / 500
    layer.setValue(.number(0.3), for: .transformRotationY)
    var perspective = Transform3D.identity
    perspective.m34 = -1.0 / 500
    let wanted = Transform3D.rotation(angle: 0.3, x: 0, y: 1, z: 0).concatenating(perspective)
    #expect(largestDifference(layer.transform, wanted) < 1e-15)
    var sheared = Layer()
    sheared.transform.m21 = 0.5
    sheared.setValue(.number(4), for: .transformTranslationX)
    #expect(abs(sheared.transform.m21 - 0.5) < 1e-15 && sheared.transform.m41 == 4)
  }

  @Test func projection() throws {
    var map = Transform3D.rotation(angle: .pi / 3, x: 0, y: 1, z: 0)
    var perspective = Transform3D.identity
    perspective.m34 = -1.0 / 400
    map = map.concatenating(perspective)
    let place = ProjectiveTransform(projecting: map)
    // (100, 50, 0) turned by 60 degrees about y lies at x = 50, z = -100 sin 60.
    let depth = -100 * sin(Double.pi / 3)
    let point = place.apply(Point(100, 50))
    #expect(abs(point.x - 50 / (1 - depth / 400)) < 1e-9)
    #expect(abs(point.y - 50 / (1 - depth / 400)) < 1e-9)
    #expect(place.affine == nil)
    let both = place.concatenating(.scale(x: 2, y: 3)).concatenating(
      ProjectiveTransform(.translation(x: 1, y: 1)))
    #expect(abs(both.apply(Point(100, 50)).x - (2 * point.x + 1)) < 1e-9)
    #expect(ProjectiveTransform(AffineTransform.scale(x: 2, y: 3)).affine == .scale(x: 2, y: 3))
  }

  /// Arcs keep to the circle as well as quarter ovals do, and end where they should.
  @Test(
    arguments: [
      (0, .pi), (0, 2 * .pi), (1, 4.5), (-2, 1.1), (0, 4 * .pi),
    ] as [(Double, Double)])
  func arcs(start: Double, end: Double) throws {
    for clockwise in [true, false] {
      let (from, to) = clockwise ? (start, end) : (end, start)
      let path = Path.arc(
        center: Point(3, 4), radius: 10, startAngle: from, endAngle: to, clockwise: clockwise)
      let points = path.elements.flatMap(\.points)
      let (first, last) = (try #require(points.first), try #require(points.last))
      #expect(
        abs(first.x - 3 - 10 * cos(from)) < 1e-12 && abs(first.y - 4 - 10 * sin(from)) < 1e-12)
      #expect(abs(last.x - 3 - 10 * cos(to)) < 1e-12 && abs(last.y - 4 - 10 * sin(to)) < 1e-12)
      var pen = first
      for case .cubic(let one, let two, let end) in path.elements {
        let middle = (pen + (one + two) * 3 + end) * 0.125
        let radius = ((middle.x - 3) * (middle.x - 3) + (middle.y - 4) * (middle.y - 4))
          .squareRoot()
        #expect(abs(radius - 10) < 0.003)
        pen = end
      }
      let count = Int(((end - start) / (.pi / 2) - 1e-9).rounded(.up))
      #expect(path.elements.count == count + 1)
    }
  }

  @Test func roundedRectangle() {
    let rect = Rect(x: 1, y: 2, width: 30, height: 20)
    #expect(Path.roundedRectangle(rect, cornerRadius: 0) == .rectangle(rect))
    let pill = Path.roundedRectangle(rect, cornerRadius: 99)
    #expect(pill == .roundedRectangle(rect, cornerRadius: 10))
    let oval = Path.oval(in: Rect(x: 0, y: 0, width: 20, height: 20))
    let circle = Path.roundedRectangle(
      Rect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 10)
    func curves(_ path: Path) -> [Point] {
      path.elements.flatMap { if case .cubic = $0 { $0.points } else { [] as [Point] } }
    }
    // The same four quarters, from another one on.
    #expect(
      zip(curves(circle), Array(curves(oval)[9...] + curves(oval)[..<9])).allSatisfy {
        abs($0.x - $1.x) < 1e-12 && abs($0.y - $1.y) < 1e-12
      })
  }
}
