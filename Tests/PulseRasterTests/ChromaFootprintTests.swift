import PulseRaster
import PulseTimeline
import TestSupport
import Testing

@Suite("Chroma is the mean over the footprint of its siting")
struct ChromaFootprintTests {
  static let cases: [(Int, Int, ChromaSiting)] = [
    (12, 10, .left), (11, 9, .left), (12, 10, .center), (11, 9, .center), (12, 10, .topLeft),
    (11, 9, .topLeft), (1, 1, .left), (2, 1, .left), (3, 3, .topLeft),
  ]

  @Test("each sample against scan lines over the pixels that it stands for", arguments: cases)
  func footprints(width: Int, height: Int, siting: ChromaSiting) {
    for shift in [(1, 1), (1, 0), (2, 2)] {
      for seed in 0..<UInt64(6) {
        var random = SplitMix64(seed: seed)
        let path = random.polygon(corners: 4, within: -3...Double(width) + 3)
        let geometry = PlaneGeometry(
          width: width, height: height, shiftX: shift.0, shiftY: shift.1, siting: siting)
        var rasterizer = Rasterizer()
        let mask = rasterizer.mask(of: path, geometry: geometry)
        for row in 0..<geometry.rows {
          for column in 0..<geometry.columns {
            let expected = Self.mean(
              path, column: column, row: row, shift: shift, siting: siting, width: width,
              height: height)
            let coverage = Double(mask.coverage(column: column, row: row))
            #expect(
              abs(coverage - expected) < 1 / 512,
              "seed \(seed), shift \(shift), sample \(column), \(row): \(coverage), not \(expected)"
            )
          }
        }
      }
    }
  }

  /// The covered part of the pixels from which a sample is made, all in picture pixels.
  ///
  /// A left-sited 4:2:0 sample j covers x in [2j - 1/2, 2j + 3/2], cut at the picture's ends.
  private static func mean(
    _ path: Path, column: Int, row: Int, shift: (Int, Int), siting: ChromaSiting, width: Int,
    height: Int
  ) -> Double {
    let x = interval(column, shift.0, isSited: siting.isOnColumn, length: width)
    let y = interval(row, shift.1, isSited: siting.isOnRow, length: height)
    let area = ExactArea.scanned(
      ExactArea.polygons(of: path), rule: .nonZero, left: x.0, top: y.0, width: x.1 - x.0,
      height: y.1 - y.0, columns: 1, lines: 400)[0]
    return area / ((x.1 - x.0) * (y.1 - y.0))
  }

  private static func interval(
    _ index: Int, _ shift: Int, isSited: Bool, length: Int
  ) -> (Double, Double) {
    let step = Double(1 << shift)
    let begin = Double(index) * step + (isSited ? 0.5 - step / 2 : 0)
    return (max(begin, 0), min(begin + step, Double(length)))
  }

  @Test("a 4:2:0 sample's footprint is the one that the format says")
  func leftSited() {
    // An edge at x = 4.25 leaves 0.25 + 0.5 of the pixels 3.5 ... 5.5 of sample 2 uncovered.
    let path = Path.rectangle(Rect(x: 4.25, y: 0, width: 20, height: 20))
    let geometry = PlaneGeometry(width: 10, height: 4, shiftX: 1, shiftY: 1, siting: .left)
    var rasterizer = Rasterizer()
    let mask = rasterizer.mask(of: path, geometry: geometry)
    #expect((0..<5).map { mask.coverage(column: $0, row: 1) } == [0, 0, 0.625, 1, 1])
  }
}
