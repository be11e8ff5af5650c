import PulseTimeline
import Testing

@Suite struct TimingFunctionTests {
  struct Curves: Decodable {
    struct Curve: Decodable {
      let name: String
      let group: String
      let controlPoints: [Double]?
      let y: [Double]
    }
    let curves: [Curve]
  }

  /// The 14 curves at x = k / 128, hard ones among them.
  @Test func referenceCurves() throws {
    let curves = try Reference.read("timing.json", as: Curves.self).curves
    #expect(curves.count == 14)
    for curve in curves {
      let points = curve.controlPoints ?? [0, 0, 1, 1]
      let function = TimingFunction(points[0], points[1], points[2], points[3])
      #expect(curve.y.count == 129)
      for (index, expected) in curve.y.enumerated() {
        let found = function.value(at: Double(index) / 128)
        #expect(
          abs(found - expected) <= 1e-14 * max(1, abs(expected)),
          "\(curve.name) at \(index)/128: \(found)")
      }
      if curve.group == "CA" { #expect(TimingFunction(named: curve.name) == function) }
    }
  }
}
