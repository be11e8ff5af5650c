import PulseTimeline
import Testing

/// Whole transforms on their way; the rows marked "measured" were read on macOS.
@Suite struct TransformInterpolationTests {
  private func rotation(_ angle: Double) -> Transform3D {
    .rotation(angle: angle, x: 0, y: 0, z: 1)
  }

  private func degrees(_ transform: Transform3D) throws -> Double {
    let map = try #require(transform.affine)
    return atan2Degrees(map.b, map.a)
  }

  /// The identity to 270 degrees goes the shorter way; half a turn goes against the clock: measured.
  @Test(arguments: [(270.0, -22.5), (180, -45), (90, 22.5), (-90, -22.5)])
  func turns(end: Double, quarter: Double) throws {
    let found = Transform3D.identity.interpolated(
      to: rotation(end * .pi / 180), at: 0.25)
    #expect(abs(try degrees(found) - quarter) < 1e-9)
    let map = try #require(found.affine)
    #expect(abs((map.a * map.a + map.b * map.b) - 1) < 1e-12, "nothing is squashed")
  }

  /// A mirror passes through no width; mirrored twice is half a turn: measured.
  @Test func mirrors() throws {
    let mirror = Transform3D.identity.interpolated(to: .scale(x: -1, y: 1), at: 0.5)
    #expect(mirror.affine == AffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    let half = Transform3D.identity.interpolated(to: .scale(x: -1, y: -1), at: 0.25)
    #expect(abs(try degrees(half) + 45) < 1e-9)
  }

  /// Half way between a quarter turn of twice the size and the identity.
  @Test func partsMoveByThemselves() throws {
    let end = Transform3D.scale(x: 2, y: 3).concatenating(rotation(.pi / 2))
      .concatenating(.translation(x: 10, y: 20))
    let map = try #require(Transform3D.identity.interpolated(to: end, at: 0.5).affine)
    let half = 0.5.squareRoot()
    let wanted = AffineTransform(
      a: 1.5 * half, b: 1.5 * half, c: -2 * half, d: 2 * half, tx: 5, ty: 10)
    #expect(largestDifference(Transform3D(map), Transform3D(wanted)) < 1e-12)
  }

  /// What flattens something to nothing cannot be taken apart: the numbers move.
  @Test func singular() {
    let flat = Transform3D.scale(x: 0, y: 0, z: 0)
    let found = rotation(.pi / 2).interpolated(to: flat, at: 0.5)
    #expect(
      largestDifference(
        found,
        Transform3D(
          AffineTransform(
            a: 0, b: 0.5, c: -0.5, d: 0, tx: 0, ty: 0)
        ).with(m33: 0.5)) < 1e-15)
  }

  /// Space: a turn about any axis goes evenly about that axis, with the perspective kept.
  @Test func space() {
    var perspective = Transform3D.identity
    perspective.m34 = -1.0 / 100
    for (x, y, z) in [(1.0, 0.0, 0.0), (0, 1, 0), (1, 2, 3)] {
      for angle in [0.5, 2, 3, Double.pi] {
        let end = Transform3D.rotation(angle: angle, x: x, y: y, z: z)
          .concatenating(perspective)
        let found = perspective.interpolated(to: end, at: 0.25)
        let wanted = Transform3D.rotation(angle: angle / 4, x: x, y: y, z: z)
          .concatenating(perspective)
        #expect(largestDifference(found, wanted) < 1e-12, "\(angle) about \(x), \(y), \(z)")
      }
    }
    // Beyond half a turn the other way is shorter.
    let far = Transform3D.rotation(angle: 1.5 * .pi, x: 1, y: 0, z: 0)
    let found = Transform3D.identity.interpolated(to: far, at: 0.5)
    #expect(
      largestDifference(found, .rotation(angle: -.pi / 4, x: 1, y: 0, z: 0)) < 1e-12)
  }

  /// The corners of a card that flips about two axes, as an indicator of four steps has it: at every
  /// step the card is where it was, or turned by half.
  @Test func flips() {
    func card(_ x: Double, _ y: Double) -> Transform3D {
      var result = Transform3D.identity
      result.m34 = -1.0 / 100
      return Transform3D.rotation(angle: y, x: 0, y: 1, z: 0)
        .concatenating(.rotation(angle: x, x: 1, y: 0, z: 0)).concatenating(result)
    }
    let steps = [card(0, 0), card(.pi, 0), card(.pi, .pi), card(0, .pi), card(0, 0)]
    for (start, end) in zip(steps, steps.dropFirst()) {
      let middle = start.interpolated(to: end, at: 0.5)
      let place = ProjectiveTransform(projecting: middle)
      // On edge: the card's four corners lie on a line.
      let corners = [(-10.0, -10.0), (10, -10), (10, 10), (-10, 10)]
        .map { place.apply(Point($0.0, $0.1)) }
      let width = (corners.map(\.x).max() ?? 0) - (corners.map(\.x).min() ?? 0)
      let height = (corners.map(\.y).max() ?? 0) - (corners.map(\.y).min() ?? 0)
      #expect(min(width, height) < 1e-9)
      #expect(max(width, height) > 19)
    }
  }

  @Test func ends() {
    let (start, end) = (rotation(1), Transform3D.scale(x: 3, y: 0.1))
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
  }
}

extension Transform3D {
  fileprivate func with(m33: Double) -> Transform3D {
    var result = self
    result.m33 = m33
    return result
  }

  /// The sixteen numbers.
  var numbers: [Double] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }
}

/// The largest difference between two maps' numbers.
func largestDifference(_ left: Transform3D, _ right: Transform3D) -> Double {
  zip(left.numbers, right.numbers).reduce(0) { max($0, abs($1.0 - $1.1)) }
}
